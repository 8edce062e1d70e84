import { Ban } from "lucide-react";
import { DataTable } from "#ui/data-table/data-table.tsx";
import { peopleList, type PeopleSearch, type PeopleTab } from "../search.ts";
import type { OpenPerson, PeopleFacts } from "./facts.ts";
import { peopleColumns } from "./columns.tsx";
import { personDrawer } from "./drawer.tsx";

type PeoplePageProps = { list: PeopleFacts; search: PeopleSearch; open: OpenPerson | null; onChanged: () => Promise<void> };

const WORDS = {
  caption: "Pessoas com conta",
  one: "pessoa",
  many: "pessoas",
  find: "Buscar pessoas",
  findBy: "Nome, e-mail, CPF, loja…",
};

const TABS: Record<PeopleTab, string> = {
  todas: "Todas",
  autores: "Autores",
  administracao: "Administração",
  suspensas: "Suspensas",
  recurso: "Pediram revisão",
};

/** Who has an account: the list, and one of them open over it. */
export function PeoplePage({ list, search, open, onChanged }: PeoplePageProps) {
  return (
    <DataTable
      path={peopleList.path}
      search={search}
      words={WORDS}
      columns={peopleColumns(search)}
      firstSort="desde"
      rows={list.rows}
      total={list.total}
      rowId={(row) => row.id}
      rowName={(row) => row.firstName}
      tabs={{
        label: "Situação",
        options: peopleList.tabs.map((tab) => ({
          value: tab === "todas" ? undefined : tab,
          label: TABS[tab],
          count: list.counts[tab],
        })),
      }}
      filters={[
        {
          kind: "choice",
          param: "suspensa",
          label: "Suspensa de",
          icon: <Ban aria-hidden />,
          choices: [
            { value: "comprar", label: "Comprar" },
            { value: "vender", label: "Vender" },
            { value: "sacar", label: "Sacar" },
          ],
        },
      ]}
      drawer={open && personDrawer(open, onChanged)}
    />
  );
}
