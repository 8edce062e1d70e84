import { BOM, csvRow } from "#kit/csv.ts";
import { listAttributes } from "./attributes/queries.ts";
import { attributeKindWords } from "./messages.ts";
import { listCategories } from "./categories/queries.ts";
import type { TaxonomySearch } from "./search.ts";

/** More than either list ever reads. */
const ALL = 500;

/** The categories of a view as a spreadsheet in Portuguese, in the order shoppers see. */
export async function* exportCategories({ busca }: TaxonomySearch): AsyncGenerator<string> {
  yield BOM + csvRow(["Categoria", "Dentro de", "Endereço", "Pergunta aos materiais", "À venda", "Materiais"]);
  const { rows } = await listCategories({ busca, por: ALL });
  for (const { name, parentName, slug, attributes, onSale, filed } of rows)
    yield csvRow([name, parentName, slug, attributes.join(", "), onSale, filed]);
}

/** What categories ask, of a view, as a spreadsheet in Portuguese. */
export async function* exportAttributes({ busca }: TaxonomySearch): AsyncGenerator<string> {
  yield BOM + csvRow(["Atributo", "Resposta", "Opções", "De", "Até", "Unidade", "Perguntado em", "É filtro", "Materiais"]);
  const { rows } = await listAttributes({ busca, por: ALL });
  for (const { name, kind, options, lowest, highest, unit, categories, isFacet, answers } of rows)
    yield csvRow([
      name,
      attributeKindWords[kind],
      options.map(({ label }) => label).join(", "),
      lowest,
      highest,
      unit,
      categories.map((one) => one.name).join(", "),
      isFacet ? "sim" : "",
      answers,
    ]);
}
