import type { getSales } from "../functions.ts";

/** What the screens of sales receive. */
export type SalesList = Awaited<ReturnType<typeof getSales>>;
export type SaleRow = SalesList["rows"][number];
