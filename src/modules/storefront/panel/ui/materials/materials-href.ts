import type { MaterialsSearch } from "#modules/catalog/schema/materials-search.ts";

/** The address of a view of the materials. Another view begins at its first page. */
export function materialsHref(search: MaterialsSearch, change: Partial<MaterialsSearch> = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...search, pagina: undefined, ...change }))
    if (value !== undefined && value !== "") query.set(name, String(value));
  const text = query.toString();
  return text ? `/painel/produtos?${text}` : "/painel/produtos";
}
