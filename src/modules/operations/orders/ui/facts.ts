import type { FactsOf } from "#kit/answer.ts";
import type { getAdminOrder, getAdminOrders } from "../../functions.ts";

/** What the screens of the market's orders receive. */
export type AdminOrders = FactsOf<typeof getAdminOrders>;
export type AdminOrderRow = AdminOrders["rows"][number];
export type AdminOrder = FactsOf<typeof getAdminOrder>;
export type AdminAttempt = AdminOrder["attempts"][number];
