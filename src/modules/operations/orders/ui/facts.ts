import type { getAdminOrder, getAdminOrders } from "../../functions.ts";

/** What the screens of the market's orders receive. */
export type AdminOrders = Exclude<Awaited<ReturnType<typeof getAdminOrders>>, { ok: false }>;
export type AdminOrderRow = AdminOrders["rows"][number];
export type AdminOrder = Exclude<Awaited<ReturnType<typeof getAdminOrder>>, { ok: false }>;
export type AdminAttempt = AdminOrder["attempts"][number];
