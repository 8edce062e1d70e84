import type { getProductToManage, getProductsToManage } from "../functions.ts";

export type ProductsFacts = Exclude<Awaited<ReturnType<typeof getProductsToManage>>, { ok: false }>;
export type ProductRow = ProductsFacts["rows"][number];
export type OpenProduct = Exclude<Awaited<ReturnType<typeof getProductToManage>>, { ok: false }>;
