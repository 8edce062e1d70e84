import type { Charge, Order } from "../objects.ts";
import { renderCharge, renderOrder } from "../render.ts";
import type { Sandbox } from "../sandbox.ts";

export function announceCharge(sandbox: Sandbox, type: string, charge: Charge): void {
  sandbox.webhooks.announce(type, charge.id, () => renderCharge(sandbox.state, charge));
}

export function announceOrder(sandbox: Sandbox, type: string, order: Order): void {
  sandbox.webhooks.announce(type, order.id, () => renderOrder(sandbox.state, order));
}

export function orderOf(sandbox: Sandbox, charge: Charge): Order {
  const order = sandbox.state.orders.get(charge.order_id);
  if (!order) throw new Error(`charge ${charge.id} without order`);
  return order;
}

/** Stamps the change on the charge and its order and keeps both. */
export function storeChange(sandbox: Sandbox, charge: Charge): Order {
  const order = orderOf(sandbox, charge);
  charge.updated_at = sandbox.clock.iso();
  order.updated_at = charge.updated_at;
  sandbox.state.saveOrder(order);
  return order;
}
