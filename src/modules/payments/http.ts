import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { isFromProvider } from "#integrations/pagarme/verify-webhook.ts";
import { log } from "#platform/log.ts";
import { pagarmeKeys } from "./provider.ts";
import { receiveEvent } from "./receive-event.ts";

/** Where the payment provider tells us that something happened. Authenticated before it is read, stored, answered at once. */
export const paymentRoutes = new Hono().post(
  "/webhooks/pagarme",
  async (c, next) => {
    if (isFromProvider(c.req.header("authorization"), pagarmeKeys.webhookUser, pagarmeKeys.webhookPassword)) return next();
    log.warn({ path: c.req.path }, "webhook refused");
    return c.text("Não autorizado", 401);
  },
  bodyLimit({ maxSize: 256 * 1024, onError: (c) => c.text("Grande demais", 413) }),
  async (c) => {
    const body: unknown = await c.req.json().catch(() => undefined);
    const stored = await receiveEvent(body);
    return stored.ok ? c.json({ ok: true }) : c.text("Malformado", 400);
  },
);
