import type { ProductForm } from "#modules/catalog/schema/product-form.ts";

export type FormKey = keyof ProductForm;

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

const setField = <K extends FormKey>(form: ProductForm, key: K, from: ProductForm): ProductForm => ({
  ...form,
  [key]: from[key],
});

/**
 * What two tabs made of the same form: each change that only one of them made stands; `clashes` are the fields that both changed, not to
 * the same, where `merged` has the one of here.
 */
export function mergeForms(
  base: ProductForm,
  here: ProductForm,
  there: ProductForm,
): { merged: ProductForm; clashes: FormKey[] } {
  const keys = [...new Set([...Object.keys(here), ...Object.keys(there)])] as FormKey[];
  const clashes: FormKey[] = [];
  let merged = here;
  for (const key of keys) {
    if (same(here[key], there[key])) continue;
    if (same(here[key], base[key])) merged = setField(merged, key, there);
    else if (!same(there[key], base[key])) clashes.push(key);
  }
  return { merged, clashes };
}

/** The merge with some of the clashes decided for the other tab. */
export const withTheirs = (merged: ProductForm, there: ProductForm, keys: readonly FormKey[]): ProductForm =>
  keys.reduce((form, key) => setField(form, key, there), merged);
