import { plural } from "#kit/format.ts";
import { DataTable } from "#ui/data-table/data-table.tsx";
import { applicationList, type ApplicationsSearch, type ApplicationTab } from "../search.ts";
import type { OpenApplication, ApplicationList } from "./facts.ts";
import { applicationColumns } from "./columns.tsx";
import { applicationDrawer } from "./drawer.tsx";

type ApplicationsPageProps = {
  list: ApplicationList;
  search: ApplicationsSearch;
  open: OpenApplication | null;
  onChanged: () => Promise<void>;
};

const WORDS = {
  caption: "Solicitações para vender",
  one: "solicitação",
  many: "solicitações",
  find: "Buscar solicitações",
  findBy: "Loja, nome ou e-mail",
  none: "Ninguém espera resposta. Quem quiser vender aparece aqui.",
};

const TABS: Record<ApplicationTab, string> = {
  esperando: "Esperando",
  ajustes: "Ajustes pedidos",
  aprovadas: "Aprovadas",
  recusadas: "Recusadas",
};

/** Who wants to sell: the queue, and one of them open over it. */
export function ApplicationsPage({ list, search, open, onChanged }: ApplicationsPageProps) {
  return (
    <DataTable
      path={applicationList.path}
      search={search}
      words={WORDS}
      columns={applicationColumns(search)}
      firstSort="espera"
      rows={list.rows}
      total={list.total}
      rowId={(row) => row.id}
      rowName={(row) => row.storeName}
      tabs={{
        label: "Situação",
        options: applicationList.tabs.map((tab) => ({
          value: tab === "esperando" ? undefined : tab,
          label: TABS[tab],
          count: list.counts[tab],
        })),
      }}
      filters={[{ kind: "toggle", param: "minhas", label: "Comigo" }]}
      drawer={open && applicationDrawer(open, onChanged)}
    />
  );
}

/** How long people wait, under the page's title. */
export const waitWords = ({ counts, medianHours }: ApplicationList): string =>
  [
    counts.esperando === 0 ? "Ninguém esperando." : `${plural(counts.esperando, "pessoa espera", "pessoas esperam")} resposta.`,
    medianHours === null ? "" : `Metade das respostas sai em ${plural(medianHours, "hora", "horas")}.`,
  ]
    .filter(Boolean)
    .join(" ");
