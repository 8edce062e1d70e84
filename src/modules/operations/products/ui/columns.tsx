import type { ReactNode } from "react";
import { When } from "#modules/orders/ui/when.tsx";
import { ProductCover } from "#modules/panel/products/ui/product-cover.tsx";
import { ProductPill } from "#modules/panel/products/ui/status-pill.tsx";
import { formatCount } from "#kit/format.ts";
import type { DataColumn } from "#ui/data-table/data-column.ts";
import { RowLink } from "#ui/data-table/row-link.tsx";
import { Money } from "#ui/money.tsx";
import { Rating } from "#ui/rating.tsx";
import { productList, type ProductsSearch } from "../search.ts";
import type { ProductRow } from "./facts.ts";
import { Signs } from "./signs.tsx";

/** What the list says of each product of the market. */
export const productColumns = (search: ProductsSearch): DataColumn<ProductRow>[] => [
  {
    id: "titulo",
    header: "Material",
    place: "lead",
    always: true,
    sort: "ascending",
    cell: (row) => (
      <div className="flex items-center gap-3 md:min-w-52">
        <ProductCover row={row} />
        <div className="min-w-0">
          <RowLink path={productList.path} search={search} id={String(row.id)}>
            {row.title}
          </RowLink>
          <span className="block text-2xs font-normal wrap-anywhere text-muted">{row.storeName}</span>
        </div>
      </div>
    ),
  },
  { id: "situacao", header: "Situação", place: "second", cell: (row) => <ProductPill status={row.status} /> },
  { id: "sinais", header: "Sinais", place: "own-line", cell: (row) => <Signs row={row} /> },
  {
    id: "categoria",
    header: "Categoria",
    place: "none",
    cell: (row) => <span className="block min-w-28">{row.category ?? "–"}</span>,
  },
  {
    id: "preco",
    header: "Preço",
    numeric: true,
    place: "lead-end",
    sort: "descending",
    cell: (row) => (row.priceCents === 0 ? "Grátis" : <Money cents={row.priceCents} />),
  },
  figure("vendas", "Vendas", (row) => formatCount(row.sales)),
  { ...figure("receita", "Receita", (row) => <Money cents={row.revenueCents} />), extra: true },
  {
    id: "nota",
    header: "Nota",
    place: "none",
    extra: true,
    cell: (row) =>
      row.ratingCount > 0 ? <Rating average={row.ratingSum / row.ratingCount} votes={row.ratingCount} fewest={1} /> : "–",
  },
  {
    id: "publicado",
    header: "Publicado",
    place: "none",
    sort: "descending",
    cell: (row) => (
      <span className="text-muted">
        <When at={row.publishedAt} as="day" />
      </span>
    ),
  },
];

function figure(id: string, header: string, cell: (row: ProductRow) => ReactNode): DataColumn<ProductRow> {
  return { id, header, numeric: true, place: "none", sort: "descending", cell };
}
