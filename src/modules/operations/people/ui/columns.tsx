import { When } from "#modules/orders/ui/when.tsx";
import type { DataColumn } from "#ui/data-table/data-column.ts";
import { RowLink } from "#ui/data-table/row-link.tsx";
import { Money } from "#ui/money.tsx";
import { formatCount } from "#kit/format.ts";
import { adminWords } from "../messages.ts";
import { peopleList, type PeopleSearch } from "../search.ts";
import type { PersonRow } from "./facts.ts";
import { PersonStatePill } from "./person-state-pill.tsx";

/** What an account is besides a buyer's. */
const rolesOf = ({ adminRoles, storeName }: PersonRow): string =>
  [adminRoles.length > 0 && adminWords(adminRoles), storeName !== null && "Loja"].filter(Boolean).join(", ") || "Compra";

/** What the list says of each account, its owner only hinted. */
export const peopleColumns = (search: PeopleSearch): DataColumn<PersonRow>[] => [
  {
    id: "nome",
    header: "Nome",
    place: "lead",
    always: true,
    sort: "ascending",
    cell: (row) => (
      <>
        <RowLink path={peopleList.path} search={search} id={row.id}>
          {row.firstName}
        </RowLink>
        <span className="block text-2xs font-normal wrap-anywhere text-muted">{row.emailMasked}</span>
      </>
    ),
  },
  {
    id: "papel",
    header: "Papel",
    place: "own-line",
    cell: (row) => (
      <span className="wrap-anywhere">
        {rolesOf(row)}
        {row.storeName && <span className="block text-2xs text-muted">{row.storeName}</span>}
      </span>
    ),
  },
  { id: "situacao", header: "Situação", place: "second", cell: (row) => <PersonStatePill suspendedFrom={row.suspendedFrom} /> },
  { id: "pedidos", header: "Pedidos pagos", numeric: true, place: "none", cell: (row) => formatCount(row.orders) },
  { id: "pago", header: "Pagou", numeric: true, place: "lead-end", cell: (row) => <Money cents={row.spentCents} /> },
  {
    id: "vista",
    header: "Vista",
    place: "none",
    cell: (row) => (row.seenAt ? <When at={row.seenAt} as="relative" /> : <span className="text-muted">sem sessão</span>),
  },
  {
    id: "desde",
    header: "Conta desde",
    place: "second-end",
    sort: "descending",
    cell: (row) => <When at={row.since} as="day" />,
  },
];
