import { Hono } from "hono";
import type { IdempotencyStore } from "../idempotency.ts";
import { newId } from "../ids.ts";
import type { Recipient } from "../objects.ts";
import { filterOf, page } from "../paging.ts";
import { qrPng } from "../qr-png.ts";
import { readJson } from "../read-json.ts";
import { changeBankAccount, createRecipient } from "../recipients/create-recipient.ts";
import { announceRecipient } from "../recipients/recipient.ts";
import { Refusal } from "../refusal.ts";
import { renderRecipient, shortRecipient } from "../render.ts";
import type { Sandbox } from "../sandbox.ts";

const linkLifeMs = 20 * 60_000;

export function recipientRoutes(sandbox: Sandbox, idempotency: IdempotencyStore): Hono {
  const { state, clock } = sandbox;
  const routes = new Hono();
  const once = idempotency.middleware(sandbox);

  routes.post("/recipients", once, async (c) => c.json(shown(createRecipient(sandbox, await readJson(c)))));

  routes.get("/recipients", (c) =>
    c.json(page(c, [...state.recipients.values()], filterOf<Recipient>(c, { code: (each) => each.code }), shown)),
  );

  routes.get("/recipients/default", (c) => c.json(shown(find(sandbox.options.platformRecipient))));

  routes.get("/recipients/:id", (c) => c.json(shown(find(c.req.param("id")))));

  routes.put("/recipients/:id", once, async (c) => {
    const recipient = find(c.req.param("id"));
    const body = await readJson(c);
    for (const field of ["email", "description", "name"] as const) {
      const value = body[field];
      if (typeof value === "string") recipient[field] = value;
    }
    recipient.updated_at = clock.iso();
    state.saveRecipient(recipient);
    announceRecipient(sandbox, "recipient.updated", recipient);
    return c.json(shown(recipient));
  });

  routes.patch("/recipients/:id/default-bank-account", once, async (c) => {
    const recipient = find(c.req.param("id"));
    changeBankAccount(sandbox, recipient, (await readJson(c)).bank_account);
    return c.json(shown(recipient));
  });

  routes.patch("/recipients/:id/transfer-settings", once, async (c) => {
    const recipient = find(c.req.param("id"));
    recipient.transfer_settings = { ...recipient.transfer_settings, ...(await readJson(c)) };
    state.saveRecipient(recipient);
    return c.json(shown(recipient));
  });

  routes.post("/recipients/:id/kyc_link", (c) => {
    const recipient = find(c.req.param("id"));
    if (sandbox.manner.kyc_gated && !mayProve(recipient)) throw new Refusal(404, "KYC link not available for this recipient.");
    const url = `${sandbox.url}/kyc/${recipient.id}?t=${newId("", 24)}`;
    const picture = qrPng(url, 4).toString("base64");
    const until = clock.iso(clock.now() + linkLifeMs);
    return c.json(
      sandbox.manner.kyc_documented_names
        ? { url: url.replace(/^https?:\/\//, ""), base64_qrcode: picture, expires_at: until }
        : { url, base64: picture, expiration_date: until },
    );
  });

  routes.get("/recipients/:id/balance", (c) => {
    const recipient = find(c.req.param("id"));
    const balance = state.balanceOf(recipient.id);
    return c.json({
      currency: "BRL",
      available_amount: sandbox.manner.figures_may_be_null && balance.available === 0 ? null : balance.available,
      waiting_funds_amount: balance.waiting,
      transferred_amount: balance.transferred,
      recipient: shortRecipient(recipient),
    });
  });

  routes.patch("/recipients/:id/metadata", once, async (c) => {
    const recipient = find(c.req.param("id"));
    const { metadata } = await readJson(c);
    recipient.metadata = typeof metadata === "object" && metadata !== null ? { ...metadata } : {};
    state.saveRecipient(recipient);
    return c.json(shown(recipient));
  });

  /** A recipient as this sandbox now shows its papers. */
  function shown(recipient: Recipient) {
    const whole = renderRecipient(recipient);
    return sandbox.manner.kyc_as_text ? { ...whole, kyc_details: recipient.kyc_details.status } : whole;
  }

  function find(id: string): Recipient {
    const recipient = state.recipients.get(id) ?? [...state.recipients.values()].find((each) => each.code === id);
    if (!recipient) throw new Refusal(404, "Recipient not found.");
    return recipient;
  }

  return routes;
}

/** Only who was asked for papers may send them. */
const mayProve = ({ status, kyc_details }: Recipient): boolean =>
  status === "affiliation" && kyc_details.status === "partially_denied";
