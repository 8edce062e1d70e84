import { Hono } from "hono";
import { createSignatureVerifier } from "#integrations/pagarme/webhook-signature.ts";
import { isFromProvider } from "#integrations/pagarme/verify-webhook.ts";
import { parsePlainJson } from "#kit/plain-json.ts";
import { log } from "#platform/log.ts";
import { pagarmeKeys } from "./provider.ts";
import { receiveEvent } from "./receive-event.ts";

const verifySignature = createSignatureVerifier({ jwksUrl: "https://hubapi.pagar.me/.well-known/jwks.json" });

/**
 * The provider's webhook. Checks the credentials, and the signature when there is one, before reading the body; then stores the event
 * and answers at once.
 */
export const paymentRoutes = new Hono().post(
  "/webhooks/pagarme",
  async (c, next) => {
    if (isFromProvider(c.req.header("authorization"), pagarmeKeys.webhookUser, pagarmeKeys.webhookPassword)) return next();
    log.warn({ path: c.req.path }, "webhook refused");
    return c.text("Não autorizado", 401);
  },
  async (c) => {
    const raw = new Uint8Array(await c.req.arrayBuffer());
    const signature = c.req.header("x-webhook-asymmetric-signature");
    const verdict = signature === undefined ? "valid" : await verifySignature(signature, raw);
    if (verdict === "invalid") return c.text("Não autorizado", 401);
    if (verdict === "keys_unavailable") return c.text("Tente de novo", 503, { "retry-after": "60" });
    const body = parsePlainJson(new TextDecoder().decode(raw));
    const stored = await receiveEvent(body);
    return stored.ok ? c.json({ ok: true }) : c.text("Malformado", 400);
  },
);
