import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { createSignatureVerifier } from "#integrations/pagarme/webhook-signature.ts";
import { isFromProvider } from "#integrations/pagarme/verify-webhook.ts";
import { log } from "#platform/log.ts";
import { pagarmeKeys } from "./provider.ts";
import { receiveEvent } from "./receive-event.ts";

const verifySignature = createSignatureVerifier({ jwksUrl: "https://hubapi.pagar.me/.well-known/jwks.json" });

/** Where the payment provider tells us that something happened. Authenticated before it is read (also by its signature, when there is one), stored, answered at once. */
export const paymentRoutes = new Hono().post(
  "/webhooks/pagarme",
  async (c, next) => {
    if (isFromProvider(c.req.header("authorization"), pagarmeKeys.webhookUser, pagarmeKeys.webhookPassword)) return next();
    log.warn({ path: c.req.path }, "webhook refused");
    return c.text("Não autorizado", 401);
  },
  bodyLimit({ maxSize: 256 * 1024, onError: (c) => c.text("Grande demais", 413) }),
  async (c) => {
    const raw = new Uint8Array(await c.req.arrayBuffer());
    const signature = c.req.header("x-webhook-asymmetric-signature");
    const verdict = signature === undefined ? "valid" : await verifySignature(signature, raw);
    if (verdict === "invalid") return c.text("Não autorizado", 401);
    if (verdict === "keys_unavailable") return c.text("Tente de novo", 503, { "retry-after": "60" });
    const body = parseJson(new TextDecoder().decode(raw));
    const stored = await receiveEvent(body);
    return stored.ok ? c.json({ ok: true }) : c.text("Malformado", 400);
  },
);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
