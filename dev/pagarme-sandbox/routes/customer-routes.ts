import { Hono } from "hono";
import { readCard, spendToken } from "../cards/token.ts";
import { storeCard } from "../cards/wallet.ts";
import type { IdempotencyStore } from "../idempotency.ts";
import type { Card, Customer } from "../objects.ts";
import { readCustomer, upsertCustomer } from "../orders/customer.ts";
import { filterOf, page } from "../paging.ts";
import { readJson } from "../read-json.ts";
import { invalid, Refusal } from "../refusal.ts";
import { renderCard } from "../render.ts";
import type { Sandbox } from "../sandbox.ts";

/** Customers and their saved cards. */
export function customerRoutes(sandbox: Sandbox, idempotency: IdempotencyStore): Hono {
  const { state } = sandbox;
  const routes = new Hono();
  const once = idempotency.middleware(sandbox);

  routes.post("/customers", once, async (c) => {
    const read = readCustomer(await readJson(c), "");
    if (sandbox.manner.bounds_checked && Object.keys(read.phones ?? {}).length === 0)
      throw invalid({ phones: ["At least one customer phone is required."] });
    return c.json(upsertCustomer(sandbox, read));
  });

  routes.get("/customers", (c) =>
    c.json(
      page(
        c,
        [...state.customers.values()],
        filterOf<Customer>(c, {
          name: (each) => each.name,
          document: (each) => each.document,
          email: (each) => each.email,
          code: (each) => each.code,
        }),
        (customer) => customer,
      ),
    ),
  );

  routes.get("/customers/:id", (c) => c.json(customerOf(c.req.param("id"))));

  routes.put("/customers/:id", once, async (c) => {
    const customer = customerOf(c.req.param("id"));
    const body = await readJson(c);
    return c.json(upsertCustomer(sandbox, readCustomer({ ...body, email: body.email ?? customer.email }, "")));
  });

  routes.post("/customers/:id/cards", once, async (c) => {
    const customer = customerOf(c.req.param("id"));
    const body = await readJson(c);
    const face =
      typeof body.token === "string" ? spendToken(sandbox, body.token) : readCard(body, "request.card", sandbox.clock.now());
    if (sandbox.manner.bounds_checked && !addressOf(body.billing_address))
      throw invalid({ "request.billing_address": ["billing value is required"] });
    const isRefused = face.behaviour === "issuer_refuses" || face.behaviour === "no_funds";
    if ((wantsCheck(body.options) || sandbox.manner.cards_verified) && isRefused)
      throw new Refusal(412, "Could not create credit card. The card verification failed.");
    const card = storeCard(
      sandbox,
      customer,
      { ...face, label: textOf(body.label) ?? face.label },
      addressOf(body.billing_address),
    );
    return c.json(renderCard(card, customer));
  });

  routes.get("/customers/:id/cards", (c) => {
    const customer = customerOf(c.req.param("id"));
    const cards = state.cardsByCustomer.get(customer.id) ?? [];
    return c.json(
      page(
        c,
        cards,
        (card) => card.status === "active",
        (card) => renderCard(card, customer),
      ),
    );
  });

  routes.get("/customers/:id/cards/:card", (c) => {
    const customer = customerOf(c.req.param("id"));
    return c.json(renderCard(cardOf(customer, c.req.param("card")), customer));
  });

  routes.delete("/customers/:id/cards/:card", once, (c) => {
    const customer = customerOf(c.req.param("id"));
    const card = cardOf(customer, c.req.param("card"));
    const now = sandbox.clock.iso();
    Object.assign(card, { status: "deleted", deleted_at: now, updated_at: now });
    state.saveCard(card);
    sandbox.webhooks.announce("card.deleted", card.id, () => renderCard(card, customer));
    return c.json(renderCard(card, customer));
  });

  function customerOf(id: string): Customer {
    const customer = state.customers.get(id);
    if (!customer) throw new Refusal(404, "Customer not found.");
    return customer;
  }

  function cardOf(customer: Customer, id: string): Card {
    const card = state.cards.get(id);
    if (!card || card.customer_id !== customer.id || card.status === "deleted") throw new Refusal(404, "Card not found.");
    return card;
  }

  return routes;
}

function wantsCheck(options: unknown): boolean {
  return typeof options === "object" && options !== null && "verify_card" in options && options.verify_card === true;
}

function textOf(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}

function addressOf(value: unknown): Record<string, unknown> | null {
  return typeof value === "object" && value !== null ? { ...value } : null;
}
