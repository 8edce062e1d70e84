import { Hono } from "hono";
import * as z from "zod";
import { changeManner, mannerRequest } from "../manner.ts";
import { durationMs } from "../duration.ts";
import { faultRequest } from "../fault-board.ts";
import { addPastSale, pastSaleRequest } from "../money/past-sale.ts";
import { addPastTransfer, pastTransferRequest } from "../money/past-transfer.ts";
import type { Charge } from "../objects.ts";
import { chargeBack, expireCharge, failCharge, payAgain, payCharge, winChargeback } from "../orders/charge-outcomes.ts";
import { confirmCharge, expireConfirmation, refuseConfirmation } from "../orders/confirm-charge.ts";
import { filterOf } from "../paging.ts";
import { readJson } from "../read-json.ts";
import { invalid, Refusal } from "../refusal.ts";
import { renderCharge } from "../render.ts";
import type { Sandbox } from "../sandbox.ts";
import { summary } from "../webhooks/delivery.ts";
import { modeRequest } from "../webhooks/webhook-desk.ts";

const payRequest = z.object({ amount_cents: z.number().int().positive().optional(), force: z.boolean().default(false) });
const clockRequest = z.object({ advance: z.string() });

type Outcome = (sandbox: Sandbox, charge: Charge, body: Record<string, unknown>) => void;

const outcomes: Record<string, Outcome> = {
  pay: (sandbox, charge, body) => {
    const requested = parse(payRequest, body);
    payCharge(sandbox, charge, requested.amount_cents, requested.force);
  },
  "pay-again": payAgain,
  expire: (sandbox, charge) => (charge.confirm_return_url ? expireConfirmation : expireCharge)(sandbox, charge),
  confirm: confirmCharge,
  "refuse-confirmation": refuseConfirmation,
  fail: (sandbox, charge) =>
    failCharge(sandbox, charge, { code: "400", message: "Falha provocada no sandbox.", acquirerCode: "1000" }),
  chargeback: chargeBack,
  "chargeback-won": winChargeback,
  med: (sandbox, charge) => {
    if (charge.payment_method !== "pix") throw new Refusal(412, "Only a Pix can be returned by MED.");
    chargeBack(sandbox, charge);
  },
  "refund-fail-next": (_, charge) => {
    charge.refund_fails_next = true;
  },
};

/** The sandbox's own controls for charges, faults, webhooks and time. */
export function controlRoutes(sandbox: Sandbox, reset: () => void): Hono {
  const { state, webhooks, faults, clock } = sandbox;
  const routes = new Hono();

  routes.post("/reset", (c) => {
    reset();
    return c.json({ now: clock.iso() });
  });

  routes.get("/charges", (c) => {
    const isWanted = filterOf<Charge>(c, {
      code: (charge) => charge.code,
      status: (charge) => charge.status,
      order_id: (charge) => charge.order_id,
      payment_method: (charge) => charge.payment_method,
    });
    const requested = [...state.charges.values()].filter(isWanted);
    return c.json(newest(requested).map((charge) => renderCharge(state, charge)));
  });

  routes.post("/history", async (c) => {
    const sales = parse(z.array(pastSaleRequest), await c.req.json().catch(() => null));
    for (const sale of sales) addPastSale(sandbox, sale);
    return c.json({ sales: sales.length });
  });

  routes.post("/past-transfers", async (c) => {
    const transfers = parse(z.array(pastTransferRequest), await c.req.json().catch(() => null));
    return c.json({ ids: transfers.map((transfer) => addPastTransfer(sandbox, transfer)) });
  });

  routes.post("/charges/:id/:outcome", async (c) => {
    const charge = state.charges.get(c.req.param("id"));
    const outcome = outcomes[c.req.param("outcome")];
    if (!charge || !outcome) throw new Refusal(404, "Charge not found.");
    outcome(sandbox, charge, await readJson(c));
    return c.json(renderCharge(state, charge));
  });

  routes.get("/clock", (c) => c.json({ now: clock.iso(), ahead_ms: clock.aheadMs }));
  routes.post("/clock", async (c) => {
    const ms = durationMs(parse(clockRequest, await readJson(c)).advance);
    if (ms === null) throw invalid({ advance: ["Use uma duração ISO 8601, como P8D ou PT30M."] });
    clock.advance(ms);
    state.saveClock(clock.aheadMs);
    return c.json({ now: clock.iso(), ahead_ms: clock.aheadMs });
  });

  routes.get("/manner", (c) => c.json(sandbox.manner));
  routes.post("/manner", async (c) => {
    changeManner(sandbox.manner, parse(mannerRequest, await readJson(c)));
    return c.json(sandbox.manner);
  });

  routes.get("/faults", (c) => c.json(faults.list()));
  routes.post("/faults", async (c) => c.json(faults.add(parse(faultRequest, await readJson(c)))));
  routes.delete("/faults", (c) => {
    faults.clear();
    return c.json([]);
  });

  routes.get("/webhooks", (c) => c.json(newest([...webhooks.deliveries.values()]).map(summary)));
  routes.post("/webhooks/mode", async (c) => {
    webhooks.setMode(parse(modeRequest, await readJson(c)));
    return c.json(webhooks.mode);
  });
  routes.post("/webhooks/:id/resend", (c) => {
    const delivery = webhooks.resend(c.req.param("id"));
    if (!delivery) throw new Refusal(404, "Webhook not found.");
    return c.json(summary(delivery));
  });

  return routes;
}

/** The last thousand of a list, newest first. */
export function newest<T>(items: T[]): T[] {
  return items.slice(-1000).toReversed();
}

/** Parses a control's body or refuses it (422) with the fields at fault. */
export function parse<T>(schema: z.ZodType<T>, body: unknown): T {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const errors: Record<string, string[]> = {};
  for (const issue of parsed.error.issues) (errors[issue.path.join(".") || "body"] ??= []).push(issue.message);
  throw invalid(errors);
}
