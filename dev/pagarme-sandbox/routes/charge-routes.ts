import { Hono } from "hono";
import { html } from "hono/html";
import type { IdempotencyStore } from "../idempotency.ts";
import { cancelCharge } from "../orders/cancel-charge.ts";
import { filterOf, page } from "../paging.ts";
import { qrPng } from "../qr-png.ts";
import { readJson } from "../read-json.ts";
import { Refusal } from "../refusal.ts";
import { renderCharge, renderTransaction } from "../render.ts";
import type { Charge, Transaction } from "../objects.ts";
import type { Sandbox } from "../sandbox.ts";

export function chargeRoutes(sandbox: Sandbox, idempotency: IdempotencyStore): Hono {
  const { state } = sandbox;
  const routes = new Hono();

  routes.get("/charges", (c) => {
    const { code, order_id } = c.req.query();
    return c.json(
      page(
        c,
        candidates(code, order_id),
        filterOf<Charge>(
          c,
          {
            status: (charge) => charge.status,
            payment_method: (charge) => charge.payment_method,
            customer_id: (charge) => state.orders.get(charge.order_id)?.customer.id,
          },
          { created: (charge) => charge.created_at },
        ),
        (charge) => renderCharge(state, charge),
      ),
    );
  });

  function candidates(code: string | undefined, orderId: string | undefined): Charge[] {
    if (orderId) return state.orders.get(orderId)?.charges ?? [];
    if (code) return (state.ordersByCode.get(code) ?? []).flatMap((order) => order.charges);
    return [...state.charges.values()];
  }

  routes.get("/charges/summary", (c) => {
    const isWanted = filterOf<Charge>(c, { status: (charge) => charge.status }, { created: (charge) => charge.created_at });
    return c.json({ total: [...state.charges.values()].filter(isWanted).length });
  });

  routes.get("/charges/:id", (c) => c.json(renderCharge(state, find(c.req.param("id")))));

  routes.get("/charges/:id/transactions", (c) =>
    c.json(
      page(
        c,
        find(c.req.param("id")).transactions,
        () => true,
        (transaction) => renderTransaction(state, transaction),
      ),
    ),
  );

  routes.delete("/charges/:id", idempotency.middleware(sandbox), async (c) => {
    const charge = find(c.req.param("id"));
    cancelCharge(sandbox, charge, await readJson(c));
    return c.json(renderCharge(state, charge));
  });

  routes.get("/transactions/:id", (c) => {
    const id = c.req.param("id");
    const found = [...state.charges.values()].flatMap((charge) => charge.transactions).find((one) => one.id === id);
    if (!found) throw new Refusal(404, "Transaction not found.");
    return c.json(renderTransaction(state, found));
  });

  function find(id: string): Charge {
    const charge = state.charges.get(id);
    if (!charge) throw new Refusal(404, "Charge not found.");
    return charge;
  }

  return routes;
}

/** The paper of a boleto, and the picture of a Pix, which the real API serves without a key. */
export function qrCodeRoutes(sandbox: Sandbox): Hono {
  const routes = new Hono();
  routes.get("/transactions/:id/pdf", (c) => {
    const found = findTransaction(sandbox, c.req.param("id"));
    if (typeof found?.line !== "string") throw new Refusal(404, "Transaction not found.");
    return c.html(
      html`<!doctype html>
        <title>Boleto de teste</title>
        <p>Boleto de teste do sandbox: não vale dinheiro.</p>
        <p>Linha digitável: <b>${found.line}</b></p>
        <p>Vencimento: ${String(found.due_at)}. Valor: ${(found.amount / 100).toFixed(2)}</p>`,
    );
  });
  routes.get("/transactions/:id/qrcode", (c) => {
    const id = c.req.param("id");
    const found = findTransaction(sandbox, id);
    if (typeof found?.qr_code === "string")
      return c.body(new Uint8Array(qrPng(found.qr_code)), 200, { "content-type": "image/png" });
    throw new Refusal(404, "Transaction not found.");
  });
  return routes;
}

function findTransaction({ state }: Sandbox, id: string): Transaction | undefined {
  for (const charge of [...state.charges.values()].toReversed()) {
    const found = charge.transactions.find((transaction) => transaction.id === id);
    if (found) return found;
  }
  return undefined;
}
