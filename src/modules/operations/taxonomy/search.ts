import { defineList, numberParam, type SearchOf } from "#kit/define-list.ts";
import { PAGE_SIZES } from "#kit/list-search.ts";

const ADDRESS = { tabs: ["todos"], sorts: ["ordem"], row: numberParam } as const;
const categories = defineList({ ...ADDRESS, name: "categorias", path: "/painel/admin/categorias" });
const attributes = defineList({ ...ADDRESS, name: "atributos", path: "/painel/admin/categorias/atributos" });
export type TaxonomySearch = SearchOf<typeof categories>;

/** A tree is read whole: a hundred at a time. */
const hundred = (raw: Record<string, unknown>) => ({ ...raw, por: raw.por ?? PAGE_SIZES[2] });

export const categoryList = {
  ...categories,
  read: (raw: Record<string, unknown>): TaxonomySearch => categories.read(hundred(raw)),
};
/** What categories ask of products. */
export const attributeList = {
  ...attributes,
  read: (raw: Record<string, unknown>): TaxonomySearch => attributes.read(hundred(raw)),
};
