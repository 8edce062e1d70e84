import { When } from "#modules/orders/ui/when.tsx";
import { formatBasisPoints } from "#kit/percent.ts";
import type { DataColumn } from "#ui/data-table/data-column.ts";
import { RowLink } from "#ui/data-table/row-link.tsx";
import { Money } from "#ui/money.tsx";
import { kindWords } from "../messages.ts";
import { sampleSale } from "../rules.ts";
import { commissionList, type CommissionsSearch } from "../search.ts";
import type { CommissionRow, UsualCommissionFacts } from "./facts.ts";

/** What the list says of each rate agreed. */
export const commissionColumns = (
  search: CommissionsSearch,
  { leastCents }: UsualCommissionFacts,
): DataColumn<CommissionRow>[] => [
  {
    id: "nome",
    header: "Para quem",
    place: "lead",
    always: true,
    sort: "ascending",
    cell: (row) => (
      <>
        <RowLink path={commissionList.path} search={search} id={row.target}>
          {row.name}
        </RowLink>
        <span className="block text-2xs font-normal wrap-anywhere text-muted">
          {kindWords[row.kind]}
          {row.of && (row.kind === "material" ? ` de ${row.of}` : ` em ${row.of}`)}
        </span>
      </>
    ),
  },
  {
    id: "comissao",
    header: "Comissão",
    numeric: true,
    place: "lead-end",
    sort: "descending",
    cell: (row) => (row.bps === null ? "–" : formatBasisPoints(row.bps)),
  },
  {
    id: "recebe",
    header: "De R$ 50,00, o autor recebe",
    numeric: true,
    place: "none",
    cell: (row) => (row.bps === null ? "–" : <Money cents={sampleSale({ basisPoints: row.bps, leastCents }).netCents} />),
  },
  {
    id: "desde",
    header: "Desde",
    place: "second",
    sort: "descending",
    cell: (row) => (
      <span className="text-muted">
        <When at={row.since} as="day" />
      </span>
    ),
  },
  { id: "quem", header: "Por", place: "none", cell: (row) => row.by },
];
