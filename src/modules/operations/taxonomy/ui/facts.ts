import type { FactsOf } from "#kit/answer.ts";
import type { getAttribute, getAttributes, getCategory, getCategories } from "../functions.ts";

export type CategoriesFacts = FactsOf<typeof getCategories>;
export type CategoryRow = CategoriesFacts["rows"][number];
export type OpenCategory = FactsOf<typeof getCategory>;

export type AttributesFacts = FactsOf<typeof getAttributes>;
export type AttributeRow = AttributesFacts["rows"][number];
export type OpenAttribute = FactsOf<typeof getAttribute>;
export type CategoryName = AttributesFacts["categories"][number];
