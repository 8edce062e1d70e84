import { Hono } from "hono";
import { isAsked, isWithin, page } from "../paging.ts";
import { Refusal } from "../refusal.ts";
import type { Sandbox } from "../sandbox.ts";
import { renderHook } from "../webhooks/delivery.ts";

export function hookRoutes({ webhooks, options }: Sandbox): Hono {
  const routes = new Hono();

  routes.get("/hooks", (c) =>
    c.json(
      page(
        c,
        [...webhooks.deliveries.values()],
        (hook) => isAsked(c, "status", hook.status) && isAsked(c, "event", hook.type) && isWithin(c, "created", hook.createdAt),
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
