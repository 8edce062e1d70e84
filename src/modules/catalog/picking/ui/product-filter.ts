import type { Filter } from "#ui/data-table/filter.ts";
import { findProductsToFilter } from "../functions.ts";
import { MOST_TO_PICK, type NamedProduct } from "../rules.ts";

const choicesOf = (products: readonly NamedProduct[]) => products.map(({ id, title }) => ({ value: String(id), label: title }));

/** Narrows a list to one product of the author's; where the store has more than come at once, by words of its title. */
export const productFilter = (products: readonly NamedProduct[], param = "material"): Filter => ({
  kind: "choice",
  param,
  label: "Material",
  choices: choicesOf(products),
  ...(products.length >= MOST_TO_PICK ? { find: findChoices } : {}),
});

async function findChoices(words: string) {
  const found: unknown = await findProductsToFilter({ data: { words } });
  return Array.isArray(found) ? choicesOf(found as NamedProduct[]) : null;
}
