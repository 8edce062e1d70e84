import type { ReactNode } from "react";
import { formatDateRange } from "#kit/date-format.ts";
import { formatCount, plural } from "#kit/format.ts";
import { formatMoney } from "#kit/money.ts";
import { Money } from "#ui/money.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { type Column, Table } from "#ui/table.tsx";
import { type CouponsSearch, couponsHref } from "../rules/coupons-search.ts";
import { lastDay } from "../rules/last-day.ts";
import { discountText } from "../rules/offer.ts";
import type { CouponRow } from "../schema.ts";
import { CodePill } from "./code-pill.tsx";
import { CouponActions } from "./coupon-actions.tsx";
import type { CouponSteps } from "./coupon-steps.ts";
import { StateDot } from "./state-dot.tsx";

type CouponTableProps = { rows: CouponRow[]; search: CouponsSearch; steps: CouponSteps };

/** One row per coupon: what it gives, on what, how it is doing, and what may be done to it. */
export function CouponTable({ rows, search, steps }: CouponTableProps) {
  const columns: Column<CouponRow>[] = [
    { id: "codigo", header: "Código", place: "lead", cell: (row) => <CodePill code={row.code} /> },
    { id: "situacao", header: "Situação", place: "second", cell: (row) => <StateDot state={row.state} /> },
    { id: "oferta", header: "Oferta", place: "own-line", cell: (row) => <Offer row={row} /> },
    labelled("usos", "Usos", (row) => <span className="whitespace-nowrap">{usesOf(row)}</span>),
    { id: "receita", header: "Receita", numeric: true, place: "lead-end", cell: (row) => <Money cents={row.revenueCents} /> },
    labelled("periodo", "Período", (row) => <span className="whitespace-nowrap">{periodOf(row)}</span>),
    {
      id: "acoes",
      header: <span className="sr-only">Ações</span>,
      place: "second-end",
      cell: (row) => <CouponActions row={row} steps={steps} />,
    },
  ];
  return (
    <div className="md:overflow-x-auto">
      <Table
        caption="Seus cupons"
        columns={columns}
        rows={rows}
        rowKey={(row) => String(row.id)}
        message={rows.length === 0 ? <NoRows search={search} /> : undefined}
      />
    </div>
  );
}

const labelled = (id: string, header: string, cell: (row: CouponRow) => ReactNode): Column<CouponRow> => ({
  id,
  header,
  place: "own-line",
  cell: (row) => (
    <>
      <span className="mr-1.5 text-2xs text-muted md:hidden">{header}</span>
      {cell(row)}
    </>
  ),
});

/** "em toda a loja", "em 3 materiais". */
export const reachOf = (row: Pick<CouponRow, "productIds">): string =>
  row.productIds === null ? "em toda a loja" : `em ${plural(row.productIds.length, "material", "materiais")}`;

function Offer({ row }: { row: CouponRow }) {
  return (
    <div className="min-w-0 md:min-w-52">
      {discountText(row)} {reachOf(row)}
      <p className="text-2xs text-muted">
        {[
          row.minimumCents > 0 && `Compra a partir de ${formatMoney(row.minimumCents)}`,
          row.perCustomer !== null && `${plural(row.perCustomer, "uso", "usos")} por pessoa`,
          row.isPublic && "Aparece na loja",
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
    </div>
  );
}

function usesOf({ used, maxUses }: CouponRow): string {
  return maxUses === null ? formatCount(used) : `${formatCount(used)} de ${formatCount(maxUses)}`;
}

const periodOf = ({ startsAt, endsAt }: Pick<CouponRow, "startsAt" | "endsAt">): string =>
  formatDateRange(new Date(startsAt), lastDay(endsAt));

function NoRows({ search }: { search: CouponsSearch }) {
  return (
    <>
      {search.busca ? `Nenhum cupom com “${search.busca}” aqui.` : "Nenhum cupom nesta situação."}{" "}
      <RouterLink href={couponsHref({})} className="underline underline-offset-3">
        Ver todos
      </RouterLink>
    </>
  );
}
