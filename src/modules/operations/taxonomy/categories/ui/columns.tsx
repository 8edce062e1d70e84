import { formatCount } from "#kit/format.ts";
import type { DataColumn } from "#ui/data-table/data-column.ts";
import { RowLink } from "#ui/data-table/row-link.tsx";
import { categoryList, type TaxonomySearch } from "../../search.ts";
import type { CategoryRow } from "../../ui/facts.ts";

/** What the list says of each category, those below another set in. */
export const categoryColumns = (search: TaxonomySearch): DataColumn<CategoryRow>[] => [
  {
    id: "nome",
    header: "Categoria",
    place: "lead",
    always: true,
    cell: (row) => (
      <div className={row.parentId === null ? "" : "pl-6"}>
        <RowLink path={categoryList.path} search={search} id={String(row.id)}>
          {row.name}
        </RowLink>
        <span className="block text-2xs font-normal wrap-anywhere text-muted">{row.slug}</span>
      </div>
    ),
  },
  {
    id: "atributos",
    header: "Pergunta aos materiais",
    place: "none",
    cell: (row) => <span className="text-muted">{row.attributes.join(", ") || "–"}</span>,
  },
  { id: "venda", header: "À venda", numeric: true, place: "lead-end", cell: (row) => formatCount(row.onSale) },
  { id: "materiais", header: "Materiais", numeric: true, place: "none", cell: (row) => formatCount(row.filed) },
];
