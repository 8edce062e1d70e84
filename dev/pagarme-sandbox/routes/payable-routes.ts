import { type Context, Hono } from "hono";
import type { Payable } from "../objects.ts";
import { filterOf, page } from "../paging.ts";
import { renderTransfer } from "../money/transfers.ts";
import type { Sandbox } from "../sandbox.ts";

const maxSize = 1000;

/** The money trail: payables by forward cursor, and the retired balance operations. */
export function payableRoutes(sandbox: Sandbox): Hono {
  const { state } = sandbox;
  const routes = new Hono();

  routes.get("/payables", (c) => {
    const requested = candidates(c).filter(payableFilter(c)).filter(isMade);
    const first = Math.max(Number(c.req.query("forward_cursor")) || 0, 0);
    const size = Math.min(Math.max(Number(c.req.query("size")) || 10, 1), maxSize);
    const next = first + size < requested.length ? String(first + size) : null;
    return c.json({ data: requested.slice(first, first + size).map(renderPayable), paging: { forward_cursor: next } });
  });

  routes.get("/balance/operations", (c) => {
    const recipientId = c.req.query("recipient_id") ?? sandbox.options.platformRecipient;
    const payables = (state.payablesByRecipient.get(recipientId) ?? []).map((payable) => ({
      id: payable.id,
      status: payable.status === "paid" ? "available" : "waiting_funds",
      type: payable.type === "credit" ? "payable" : "refund",
      amount: payable.amount,
      fee: String(payable.fee),
      created_at: payable.created_at,
      movement_object: { object: "payable", ...renderPayable(payable) },
    }));
    const transfers = (state.transfersByRecipient.get(recipientId) ?? []).map((transfer) => ({
      id: String(transfer.id),
      status: "transferred",
      type: "transfer",
      amount: -transfer.amount,
      fee: String(transfer.fee),
      created_at: transfer.date_created,
      movement_object: renderTransfer(sandbox, transfer),
    }));
    const operations = [...payables, ...transfers].sort((a, b) => a.created_at.localeCompare(b.created_at));
    return c.json(
      page(
        c,
        operations,
        filterOf<(typeof operations)[number]>(c, { status: (each) => each.status }, { created: (each) => each.created_at }),
        (operation) => operation,
      ),
    );
  });

  /** Payables come some seconds after their payment. */
  function isMade({ created_at }: Payable): boolean {
    return Date.parse(created_at) + sandbox.manner.payables_delay_seconds * 1000 <= sandbox.clock.now();
  }

  function candidates(c: Context): readonly Payable[] {
    const { recipient_id, charge_id } = c.req.query();
    if (charge_id && !sandbox.manner.payables_by_charge) return [];
    if (charge_id) return state.payablesByCharge.get(charge_id) ?? [];
    if (recipient_id) return state.payablesByRecipient.get(recipient_id) ?? [];
    return [...state.payables.values()];
  }

  return routes;
}

function payableFilter(c: Context): (payable: Payable) => boolean {
  return filterOf<Payable>(
    c,
    {
      recipient_id: (each) => each.recipient_id,
      status: (each) => each.status,
      type: (each) => each.type,
      split_id: (each) => each.split_id,
    },
    { payment_date: (each) => each.payment_date, created: (each) => each.created_at, updated: (each) => each.updated_at },
  );
}

function renderPayable(payable: Payable) {
  return {
    ...payable,
    gateway_id: null,
    bulk_anticipation_id: null,
    anticipation_id: null,
    liquidation_arrangement_id: null,
    settlement_id: null,
    payment_profile_id: null,
  };
}
