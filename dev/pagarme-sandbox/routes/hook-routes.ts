import { Hono } from "hono";
import { filterOf, page } from "../paging.ts";
import { Refusal } from "../refusal.ts";
import type { Sandbox } from "../sandbox.ts";
import { type Delivery, renderHook } from "../webhooks/delivery.ts";

export function hookRoutes({ webhooks, options }: Sandbox): Hono {
  const routes = new Hono();

  routes.get("/hooks", (c) =>
    c.json(
      page(
        c,
        [...webhooks.deliveries.values()],
        filterOf<Delivery>(
          c,
          { status: (each) => each.status, event: (each) => each.type, webhook_event: (each) => each.type },
          { created: (each) => each.createdAt },
        ),
        (hook) => renderHook(hook, options.webhookUrl),
      ),
    ),
  );

  routes.get("/hooks/:id", (c) => {
    const hook = webhooks.deliveries.get(c.req.param("id"));
    if (!hook) throw new Refusal(404, "Webhook not found.");
    return c.json(renderHook(hook, options.webhookUrl));
  });

  routes.post("/hooks/:id/retry", (c) => {
    const hook = webhooks.resend(c.req.param("id"));
    if (!hook) throw new Refusal(404, "Webhook not found.");
    return c.json(renderHook(hook, options.webhookUrl));
  });

  return routes;
}
