import { Hono } from "hono";
import type { IdempotencyShelf } from "../idempotency.ts";
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

export function recipientRoutes(sandbox: Sandbox, shelf: IdempotencyShelf): Hono {
  const { state, clock } = sandbox;
  const routes = new Hono();
  const once = shelf.middleware(sandbox);

  routes.post("/recipients", once, async (c) => c.json(renderRecipient(createRecipient(sandbox, await readJson(c)))));

  routes.get("/recipients", (c) =>
    c.json(page(c, [...state.recipients.values()], filterOf<Recipient>(c, { code: (each) => each.code }), renderRecipient)),
  );

  routes.get("/recipients/default", (c) => c.json(renderRecipient(find(sandbox.options.platformRecipient))));

  routes.get("/recipients/:id", (c) => c.json(renderRecipient(find(c.req.param("id")))));

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
    return c.json(renderRecipient(recipient));
  });

  routes.patch("/recipients/:id/default-bank-account", once, async (c) => {
    const recipient = find(c.req.param("id"));
    changeBankAccount(sandbox, recipient, (await readJson(c)).bank_account);
    return c.json(renderRecipient(recipient));
  });

  routes.patch("/recipients/:id/transfer-settings", once, async (c) => {
    const recipient = find(c.req.param("id"));
    recipient.transfer_settings = { ...recipient.transfer_settings, ...(await readJson(c)) };
    state.saveRecipient(recipient);
    return c.json(renderRecipient(recipient));
  });

  routes.post("/recipients/:id/kyc_link", (c) => {
    const recipient = find(c.req.param("id"));
    const url = `${sandbox.url}/kyc/${recipient.id}?t=${newId("", 24)}`;
    return c.json({
      url,
      base64: qrPng(url, 4).toString("base64"),
      expiration_date: clock.iso(clock.now() + linkLifeMs),
    });
  });

  routes.get("/recipients/:id/balance", (c) => {
    const recipient = find(c.req.param("id"));
    const balance = state.balanceOf(recipient.id);
    return c.json({
      currency: "BRL",
      available_amount: balance.available,
      waiting_funds_amount: balance.waiting,
      transferred_amount: balance.transferred,
      recipient: shortRecipient(recipient),
    });
  });

  function find(id: string): Recipient {
    const recipient = state.recipients.get(id) ?? [...state.recipients.values()].find((each) => each.code === id);
    if (!recipient) throw new Refusal(404, "Recipient not found.");
    return recipient;
  }

  return routes;
}
