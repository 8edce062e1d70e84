import { type SQL, sql } from "drizzle-orm";
import type { OrderStatus } from "../../orders/rules.ts";

/**
 * Inside a SELECT from `orders`: the order's state as shown to the buyer. An order being refunded is "parcialmente_estornado" while
 * it has an active entitlement, because the payment may have bought only some of its items.
 */
export const shownStatus: SQL<OrderStatus> = sql`case when orders.status = 'estornando' and exists (
  select 1 from entitlements e where e.order_id = orders.id and e.revoked_at is null) then 'parcialmente_estornado' else orders.status end`;
