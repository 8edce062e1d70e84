import { Hono } from "hono";
import type { IdempotencyStore } from "../idempotency.ts";
import type { Order } from "../objects.ts";
import { createOrder } from "../orders/create-order.ts";
import { filterOf, page } from "../paging.ts";
import { Refusal } from "../refusal.ts";
import { renderOrder } from "../render.ts";
import type { Sandbox } from "../sandbox.ts";
import { readJson } from "../read-json.ts";

export function orderRoutes(sandbox: Sandbox, idempotency: IdempotencyStore): Hono {
  const { state } = sandbox;
  const routes = new Hono();

  routes.post("/orders", idempotency.middleware(sandbox), async (c) => {
    const order = createOrder(sandbox, await readJson(c));
    c.set("again", () => renderOrder(state, order));
    return c.json(renderOrder(state, order));
  });

  routes.get("/orders", (c) => {
    const code = c.req.query("code");
    const candidates = code ? (state.ordersByCode.get(code) ?? []) : [...state.orders.values()];
    return c.json(
      page(
        c,
        candidates,
        filterOf<Order>(
          c,
          { status: (order) => order.status, customer_id: (order) => order.customer.id },
          { created: (order) => order.created_at },
        ),
        (order) => renderOrder(state, order),
      ),
    );
  });

  routes.get("/orders/:id", (c) => c.json(renderOrder(state, find(c.req.param("id")))));

  routes.patch("/orders/:id/metadata", async (c) => {
    const order = find(c.req.param("id"));
    const body = await readJson(c);
    order.metadata = typeof body.metadata === "object" && body.metadata !== null ? { ...body.metadata } : {};
    state.saveOrder(order);
    return c.json(renderOrder(state, order));
  });

  routes.patch("/orders/:id/closed", async (c) => {
    const order = find(c.req.param("id"));
    order.closed = (await readJson(c)).closed === true;
    order.closed_at = order.closed ? sandbox.clock.iso() : null;
    state.saveOrder(order);
    return c.json(renderOrder(state, order));
  });

  function find(id: string) {
    const order = state.orders.get(id);
    if (!order) throw new Refusal(404, "Order not found.");
    return order;
  }

  return routes;
}
