import type { ReactNode } from "react";
import { plural } from "#kit/format.ts";
import { formatMoney } from "#kit/money.ts";
import type { DataColumn } from "#ui/data-table/data-column.ts";
import { RowLink } from "#ui/data-table/row-link.tsx";
import { Money } from "#ui/money.tsx";
import { couponList, type CouponsSearch } from "../search.ts";
import { discountText } from "../rules/offer.ts";
import type { CouponRow } from "../schema.ts";
import { CodePill } from "./code-pill.tsx";
import { CouponActions } from "./coupon-actions.tsx";
import type { CouponSteps } from "./coupon-steps.ts";
import { budgetOf, periodOf, reachOf, usesOf } from "./coupon-words.ts";
import { StateDot } from "./state-dot.tsx";

/** What the author's list says of each coupon: what it gives, on what, how it is doing, and what may be done to it. */
export const couponColumns = (
  search: CouponsSearch,
  steps: CouponSteps,
  path: string = couponList.path,
): DataColumn<CouponRow>[] => [
  {
    id: "codigo",
    header: "Código",
    place: "lead",
    always: true,
    sort: "ascending",
    cell: (row) => (
      <RowLink path={path} search={search} id={String(row.id)}>
        <CodePill code={row.code} />
      </RowLink>
    ),
  },
  { id: "situacao", header: "Situação", place: "second", cell: (row) => <StateDot state={row.state} /> },
  { id: "oferta", header: "Oferta", place: "own-line", cell: (row) => <Offer row={row} /> },
  { ...labelled("usos", "Usos", usesOf), sort: "descending" },
  {
    id: "receita",
    header: "Receita",
    numeric: true,
    extra: path !== couponList.path,
    place: "lead-end",
    sort: "descending",
    cell: (row) => <Money cents={row.revenueCents} />,
  },
  {
    ...labelled("desconto", "Desconto dado", (row) => <Money cents={row.discountCents} />),
    numeric: true,
    sort: "descending",
    extra: true,
  },
  ...(path === couponList.path ? [] : [labelled("orcamento", "Orçamento", budgetOf)]),
  { ...labelled("fim", "Período", periodOf), sort: "descending" },
  {
    id: "acoes",
    header: "Ações",
    quiet: true,
    place: "second-end",
    always: true,
    cell: (row) => <CouponActions row={row} steps={steps} />,
  },
];

const labelled = (id: string, header: string, cell: (row: CouponRow) => ReactNode): DataColumn<CouponRow> => ({
  id,
  header,
  place: "own-line",
  cell: (row) => (
    <>
      <span className="figure-name">{header}</span>
      <span className="whitespace-nowrap">{cell(row)}</span>
    </>
  ),
});

const Offer = ({ row }: { row: CouponRow }) => (
  <div className="min-w-0 md:min-w-52">
    {discountText(row)} {reachOf(row)}
    <p className="text-2xs text-muted">{limitsOf(row)}</p>
  </div>
);

/** "Compra a partir de R$ 30,00 · 1 uso por pessoa · Aparece na loja". */
export const limitsOf = (row: CouponRow): string => {
  const { minimumCents, minimumItems = 0, perCustomer, isPublic } = row;
  return [
    minimumItems > 1 && `${minimumItems} materiais ou mais`,
    minimumCents > 0 && `Compra a partir de ${formatMoney(minimumCents)}`,
    perCustomer !== null && `${plural(perCustomer, "uso", "usos")} por pessoa`,
    isPublic && "Aparece na loja",
  ]
    .filter(Boolean)
    .join(" · ");
};
