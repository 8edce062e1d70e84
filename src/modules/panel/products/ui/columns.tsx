import type { ReactNode } from "react";
import type { OwnProductRow } from "#modules/catalog/schema/product-form.ts";
import { ownProductList, type OwnProductsSearch } from "#modules/catalog/own-products/search.ts";
import { formatDate, formatFullDateTime } from "#kit/date-format.ts";
import { formatCount } from "#kit/format.ts";
import type { DataColumn } from "#ui/data-table/data-column.ts";
import { RowLink } from "#ui/data-table/row-link.tsx";
import { Money } from "#ui/money.tsx";
import { Rating } from "#ui/rating.tsx";
import { ProductActions } from "./row-actions.tsx";
import { ProductCover } from "./product-cover.tsx";
import { ProductPill } from "./status-pill.tsx";
import type { UsualCommission } from "./net-of-price.ts";
import { PriceCell } from "./price-cell.tsx";

type Options = { search: OwnProductsSearch; commission: UsualCommission; onProblem: (sentence: string) => void };

/** What the author's list says of each product. */
export function ownProductColumns({ search, commission, onProblem }: Options): DataColumn<OwnProductRow>[] {
  return [
    {
      id: "titulo",
      header: "Material",
      place: "lead",
      always: true,
      sort: "ascending",
      cell: (row) => <Identity row={row} search={search} />,
    },
    { id: "situacao", header: "Situação", place: "second", cell: (row) => <ProductPill status={row.status} /> },
    {
      id: "categoria",
      header: "Categoria",
      place: "none",
      extra: true,
      cell: (row) => <span className="block min-w-28">{row.category ?? none}</span>,
    },
    {
      id: "preco",
      header: "Preço",
      numeric: true,
      place: "lead-end",
      sort: "descending",
      cell: (row) => <PriceCell row={row} commission={commission} />,
    },
    figure("vendas", "Vendas", (row) => formatCount(row.sales)),
    figure("receita", "Receita", (row) => <Money cents={row.revenueCents} />),
    { ...figure("downloads", "Downloads", (row) => formatCount(row.downloads)), extra: true },
    figure("nota", "Nota", (row) =>
      row.ratingCount > 0 ? <Rating average={row.ratingSum / row.ratingCount} votes={row.ratingCount} fewest={1} /> : none,
    ),
    {
      id: "atualizado",
      header: "Atualizado",
      place: "none",
      sort: "descending",
      cell: (row) => <When at={row.updatedAt} />,
    },
    {
      id: "acoes",
      header: "Ações",
      quiet: true,
      place: "second-end",
      always: true,
      cell: (row) => <ProductActions row={row} onProblem={onProblem} />,
    },
  ];
}

const none = <span className="text-muted">–</span>;

const figure = (id: string, header: string, cell: (row: OwnProductRow) => ReactNode): DataColumn<OwnProductRow> => ({
  id,
  header,
  numeric: true,
  place: "figure",
  sort: "descending",
  cell: (row) => (
    <>
      <span className="figure-name">{header}</span>
      {cell(row)}
    </>
  ),
});

function Identity({ row, search }: { row: OwnProductRow; search: OwnProductsSearch }) {
  return (
    <div className="flex items-center gap-3 md:min-w-52">
      <ProductCover row={row} />
      <div className="min-w-0">
        <RowLink path={ownProductList.path} search={search} id={String(row.id)}>
          {row.title || "Sem título"}
        </RowLink>
        {row.hasChanges && <p className="text-2xs font-normal text-muted">Alterações por publicar</p>}
      </div>
    </div>
  );
}

function When({ at }: { at: string }) {
  const instant = new Date(at);
  return (
    <time dateTime={at} title={formatFullDateTime(instant)} className="whitespace-nowrap text-muted">
      {formatDate(instant)}
    </time>
  );
}
