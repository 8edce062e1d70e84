import { Hono } from "hono";
import type { IdempotencyStore } from "../idempotency.ts";
import { createTransfer, failTransfer, renderTransfer, idOf } from "../money/transfers.ts";
import { moveBetween } from "../money/between-recipients.ts";
import type { Transfer } from "../objects.ts";
import { filterOf, page } from "../paging.ts";
import { readJson } from "../read-json.ts";
import { Refusal } from "../refusal.ts";
import type { Sandbox } from "../sandbox.ts";

const maxCount = 1000;

/** Money on its way to banks. Asking twice pays twice, unless with one key; between recipients there is none. */
export function transferRoutes(sandbox: Sandbox, idempotency: IdempotencyStore): Hono {
  const { state } = sandbox;
  const routes = new Hono();

  routes.post("/transfers", idempotency.middleware(sandbox), async (c) => {
    const { amount, recipient_id, metadata } = await readJson(c);
    return c.json(renderTransfer(sandbox, createTransfer(sandbox, { amount, recipient_id, metadata })));
  });

  routes.post("/transfers/recipients", async (c) => {
    const { amount, source_id, target_id, metadata } = await readJson(c);
    return c.json(moveBetween(sandbox, { amount, source_id, target_id, metadata }));
  });

  routes.get("/transfers", (c) => {
    const recipientId = c.req.query("recipient_id");
    const all = recipientId ? (state.transfersByRecipient.get(recipientId) ?? []) : [...state.transfers.values()];
    const requested = all
      .filter(filterOf<Transfer>(c, { status: (each) => each.status, amount: (each) => each.amount, id: (each) => each.id }))
      .toReversed();
    const count = Math.min(Math.max(Number(c.req.query("count")) || 10, 1), maxCount);
    const first = Math.max(Number(c.req.query("cursor")) || 0, 0);
    if (first + count < requested.length) c.header("x-cursor-nextpage", String(first + count));
    if (first > 0) c.header("x-cursor-previouspage", String(Math.max(first - count, 0)));
    const shown = requested.slice(first, first + count);
    if (!sandbox.manner.transfers_as_page) return c.json(shown.map((transfer) => renderTransfer(sandbox, transfer)));
    return c.json({ data: shown.map(withdrawal), paging: { total: requested.length, previous: null, next: null } });
  });

  routes.get("/transfers/:id", (c) => {
    const transfer = find(c.req.param("id"));
    return c.json(sandbox.manner.transfers_as_page ? withdrawal(transfer) : renderTransfer(sandbox, transfer));
  });

  routes.post("/transfers/:id/cancel", (c) => {
    const transfer = find(c.req.param("id"));
    if (transfer.status !== "pending_transfer") throw new Refusal(412, "This transfer can not be canceled.");
    failTransfer(sandbox, transfer, "canceled");
    return c.json(renderTransfer(sandbox, transfer));
  });

  routes.post("/recipients/:id/withdrawals", async (c) => {
    const { amount, metadata } = await readJson(c);
    return c.json(withdrawal(createTransfer(sandbox, { amount, recipient_id: c.req.param("id"), metadata })));
  });

  routes.get("/recipients/:id/withdrawals", (c) =>
    c.json(
      page(
        c,
        state.transfersByRecipient.get(c.req.param("id")) ?? [],
        filterOf<Transfer>(c, { status: (each) => each.status }),
        withdrawal,
      ),
    ),
  );

  routes.get("/recipients/:id/transfers", (c) =>
    c.json(page(c, state.transfersByRecipient.get(c.req.param("id")) ?? [], () => true, withdrawal)),
  );

  routes.get("/recipients/:id/withdrawals/:withdrawal", (c) => {
    const transfer = find(c.req.param("withdrawal"));
    if (transfer.recipient_id !== c.req.param("id")) throw new Refusal(404, "Withdrawal not found.");
    return c.json(withdrawal(transfer));
  });

  function find(id: string): Transfer {
    const transfer = state.transfers.get(id);
    if (!transfer) throw new Refusal(404, "Transfer not found.");
    return transfer;
  }

  return routes;
}

/** The older name of the same thing. */
function withdrawal(transfer: Transfer) {
  return {
    id: String(transfer.id),
    gateway_id: String(transfer.id),
    amount: transfer.amount,
    fee: transfer.fee,
    status: transfer.status,
    type: "ted",
    created_at: transfer.date_created,
    updated_at: transfer.date_updated,
    funding_date: transfer.funding_date,
    funding_estimated_date: transfer.funding_estimated_date,
    metadata: transfer.metadata,
    source: { source_id: transfer.recipient_id, type: "recipient" },
    target: { target_id: idOf(transfer.bank_account), type: "bank_account" },
  };
}
