import { ApplicationPill } from "#modules/stores/applications/ui/application-pill.tsx";
import { When } from "#modules/orders/ui/when.tsx";
import type { DataColumn } from "#ui/data-table/data-column.ts";
import { RowLink } from "#ui/data-table/row-link.tsx";
import { applicationList, type ApplicationsSearch } from "../search.ts";
import type { ApplicationRow } from "./facts.ts";

/** What the queue says of each application. */
export const applicationColumns = (search: ApplicationsSearch): DataColumn<ApplicationRow>[] => [
  {
    id: "loja",
    header: "Loja",
    place: "lead",
    always: true,
    sort: "ascending",
    cell: (row) => (
      <>
        <RowLink path={applicationList.path} search={search} id={row.id}>
          {row.storeName}
        </RowLink>
        <span className="block text-2xs font-normal text-muted">{row.area}</span>
      </>
    ),
  },
  {
    id: "quem",
    header: "Quem pede",
    place: "own-line",
    cell: (row) => (
      <span className="wrap-anywhere">
        {row.legalName} <span className="text-2xs text-muted md:block">{row.emailMasked}</span>
      </span>
    ),
  },
  { id: "situacao", header: "Situação", place: "second", cell: (row) => <ApplicationPill status={row.status} /> },
  {
    id: "com",
    header: "Com quem",
    place: "own-line",
    cell: (row) => row.assignee ?? <span className="text-muted">Sem responsável</span>,
  },
  {
    id: "espera",
    header: "Enviada",
    place: "second-end",
    sort: "ascending",
    cell: (row) => (
      <span className="tn whitespace-nowrap">
        <When at={row.sentAt} as="relative" />
        {row.rounds > 1 && <span className="block text-2xs text-muted">{row.rounds}ª vez</span>}
      </span>
    ),
  },
];
