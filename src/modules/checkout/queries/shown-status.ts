import { type SQL, sql } from "drizzle-orm";
import type { OrderStatus } from "../../orders/rules.ts";

/**
 * Inside a SELECT from `orders`: the state of an order as who pays it is told. Money of it that goes back does not make it ended while
 * something of it is open: a payment may have bought only part of it.
 */
export const shownStatus: SQL<OrderStatus> = sql`case when orders.status = 'estornando' and exists (
  select 1 from entitlements e where e.order_id = orders.id and e.revoked_at is null) then 'parcialmente_estornado' else orders.status end`;
