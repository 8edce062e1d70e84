import type { getAttribute, getAttributes, getCategory, getCategories } from "../functions.ts";

export type CategoriesFacts = Exclude<Awaited<ReturnType<typeof getCategories>>, { ok: false }>;
export type CategoryRow = CategoriesFacts["rows"][number];
export type OpenCategory = Exclude<Awaited<ReturnType<typeof getCategory>>, { ok: false }>;

export type AttributesFacts = Exclude<Awaited<ReturnType<typeof getAttributes>>, { ok: false }>;
export type AttributeRow = AttributesFacts["rows"][number];
export type OpenAttribute = Exclude<Awaited<ReturnType<typeof getAttribute>>, { ok: false }>;
export type CategoryName = AttributesFacts["categories"][number];
