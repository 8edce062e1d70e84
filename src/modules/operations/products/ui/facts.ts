import type { FactsOf } from "#kit/answer.ts";
import type { getProductToManage, getProductsToManage } from "../functions.ts";

export type ProductsFacts = FactsOf<typeof getProductsToManage>;
export type ProductRow = ProductsFacts["rows"][number];
export type OpenProduct = FactsOf<typeof getProductToManage>;
