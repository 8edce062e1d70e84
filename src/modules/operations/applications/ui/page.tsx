import { plural } from "#kit/format.ts";
import { DataTable } from "#ui/data-table/data-table.tsx";
import { REQUEST_TAB_NAMES, REQUESTS_PATH, type RequestsSearch, type RequestTab } from "../schema.ts";
import type { OpenRequest, RequestList } from "./facts.ts";
import { requestColumns } from "./columns.tsx";
import { requestDrawer } from "./drawer.tsx";

type RequestsPageProps = {
  list: RequestList;
  search: RequestsSearch;
  open: OpenRequest | null;
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

const TABS: Record<RequestTab, string> = {
  esperando: "Esperando",
  ajustes: "Ajustes pedidos",
  aprovadas: "Aprovadas",
  recusadas: "Recusadas",
};

/** Who wants to sell: the queue, and one of them open over it. */
export function RequestsPage({ list, search, open, onChanged }: RequestsPageProps) {
  return (
    <DataTable
      path={REQUESTS_PATH}
      search={search}
      words={WORDS}
      columns={requestColumns(search)}
      firstSort="espera"
      rows={list.rows}
      total={list.total}
      rowId={(row) => row.id}
      rowName={(row) => row.storeName}
      tabs={{
        label: "Situação",
        options: REQUEST_TAB_NAMES.map((tab) => ({
          value: tab === "esperando" ? undefined : tab,
          label: TABS[tab],
          count: list.counts[tab],
        })),
      }}
      drawer={open && requestDrawer(open, onChanged)}
    />
  );
}

/** How long people wait, under the page's title. */
export const waitWords = ({ counts, medianHours }: RequestList): string =>
  [
    counts.esperando === 0 ? "Ninguém esperando." : `${plural(counts.esperando, "pessoa espera", "pessoas esperam")} resposta.`,
    medianHours === null ? "" : `Metade das respostas sai em ${plural(medianHours, "hora", "horas")}.`,
  ]
    .filter(Boolean)
    .join(" ");
