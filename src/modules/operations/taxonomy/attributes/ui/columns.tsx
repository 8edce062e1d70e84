import { formatCount, plural } from "#kit/format.ts";
import type { DataColumn } from "#ui/data-table/data-column.ts";
import { RowLink } from "#ui/data-table/row-link.tsx";
import { attributeKindWords } from "../../messages.ts";
import { attributeList, type TaxonomySearch } from "../../search.ts";
import type { AttributeRow } from "../../ui/facts.ts";

/** What the list says of each attribute. */
export const attributeColumns = (search: TaxonomySearch): DataColumn<AttributeRow>[] => [
  {
    id: "nome",
    header: "Atributo",
    place: "lead",
    always: true,
    cell: (row) => (
      <>
        <RowLink path={attributeList.path} search={search} id={String(row.id)}>
          {row.name}
        </RowLink>
        <span className="block text-2xs font-normal text-muted">{answerWords(row)}</span>
      </>
    ),
  },
  {
    id: "categorias",
    header: "Perguntado em",
    place: "second",
    cell: (row) => <span className="text-muted">{row.categories.map(({ name }) => name).join(", ") || "Nenhuma"}</span>,
  },
  { id: "filtro", header: "É filtro", place: "none", cell: (row) => (row.isFacet ? "Sim" : "Não") },
  { id: "respostas", header: "Materiais", numeric: true, place: "lead-end", cell: (row) => formatCount(row.answers) },
];

/** "Várias entre 12 opções"; "Um número, de 1 a 20 aulas". */
export function answerWords({ kind, options, lowest, highest, unit }: AttributeRow): string {
  if (lowest !== null && highest !== null)
    return `${attributeKindWords[kind]}, de ${lowest} a ${highest}${unit ? ` ${unit}` : ""}`;
  return `${kind === "uma" ? "Uma" : "Várias"} entre ${plural(options.length, "opção", "opções")}`;
}
