import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { ANALYSED_THEN_APPROVED, ANALYSED_THEN_REFUSED, APPROVED, NO_FUNDS } from "../card.ts";
import type { Processes } from "./processes.ts";
import type { Step } from "./steps.ts";
import type { World } from "./world.ts";

const CARDS = [APPROVED, NO_FUNDS, ANALYSED_THEN_APPROVED, ANALYSED_THEN_REFUSED];
type Charge = { id: string; status: string; amount: number; payment_method: string };

/** Takes each step at its time, without waiting for the one before; what fails under a fault is part of the play. */
export async function play(steps: readonly Step[], processes: Processes, world: World, stepMs: number) {
  const taken = new Map<string, number>();
  const count = (name: string) => taken.set(name, (taken.get(name) ?? 0) + 1);
  const running = new Set<Promise<void>>();
  for (const step of steps) {
    const one: Promise<void> = take(step, processes, world)
      .then((name) => void count(name))
      .catch(() => void count(`${step.kind}: lost`))
      .finally(() => running.delete(one));
    running.add(one);
    await sleep(stepMs);
  }
  await Promise.all(running);
  return taken;
}

async function take(step: Step, { act, control, kill }: Processes, { authors, buyers, products }: World): Promise<string> {
  const charges = (holds: (charge: Charge) => boolean) =>
    control<Charge[]>("GET", "/sandbox/charges").then((all) => all.filter(holds));
  const outcome = async (nth: number, statuses: string[], name: string, bodyOf: (charge: Charge) => object = () => ({})) => {
    const found = await charges((charge) => statuses.includes(charge.status));
    const charge = found[nth % Math.max(1, found.length)];
    if (!charge) return `${step.kind}: nothing`;
    await control("POST", `/sandbox/charges/${charge.id}/${name}`, bodyOf(charge));
    return step.kind;
  };
  switch (step.kind) {
    case "buy": {
      const chosen = step.products.map((nth) => products[nth]!);
      const couponId = step.coupon && chosen.length === 1 ? chosen[0]!.coupon.id : null;
      const buyer = buyers[step.buyer]!;
      const requested = {
        userId: buyer.id,
        productIds: chosen.map((one) => one.id),
        by: step.by,
        cardNumber: CARDS[step.card],
        couponId,
      };
      return outcomeOf(step.kind, await act(step.buyer, "/buy", requested));
    }
    case "pay":
      return outcome(step.nth, ["pending"], "pay", (charge) =>
        step.moreCents === 0 ? {} : { amount_cents: Math.max(1, charge.amount + step.moreCents) },
      );
    case "expire":
      return outcome(step.nth, ["pending"], "expire");
    case "dispute":
      return outcome(step.nth, ["paid"], "chargeback");
    case "win-dispute":
      return outcome(step.nth, ["chargedback"], "chargeback-won");
    case "give-up": {
      const { rows } = await db.execute<{ userId: string; orderId: string }>(
        sql`select user_id as "userId", id as "orderId" from orders where status in ('pago', 'parcialmente_estornado') order by number`,
      );
      const chosen = rows[step.nth % Math.max(1, rows.length)];
      return chosen ? outcomeOf(step.kind, await act(step.nth, "/give-up", chosen)) : `${step.kind}: nothing`;
    }
    case "panel-refund": {
      const found = await charges((charge) => charge.status === "paid");
      const charge = found[step.nth % Math.max(1, found.length)];
      if (!charge) return `${step.kind}: nothing`;
      await control("DELETE", `/core/v5/charges/${charge.id}`, {});
      return step.kind;
    }
    case "withdraw": {
      const { viewer, user } = authors[step.author]!;
      return outcomeOf(
        step.kind,
        await act(step.author, "/withdraw", { viewer, email: user.email, amountCents: step.amountCents }),
      );
    }
    case "bank": {
      const open = (await control<{ id: string; status: string }[]>("GET", "/sandbox/transfers")).filter(
        (one) => one.status === "pending_transfer",
      );
      const transfer = open[step.nth % Math.max(1, open.length)];
      if (!transfer) return `${step.kind}: nothing`;
      await control("POST", `/sandbox/transfers/${transfer.id}/${step.settles ? "settle" : "fail"}`);
      return step.kind;
    }
    case "fault":
      await control("POST", "/sandbox/faults", {
        kind: step.fault,
        path: step.path,
        seconds: step.seconds,
        rate: step.rate,
        delay_ms: 3_000,
      });
      return `fault ${step.fault}`;
    case "webhooks":
      await control("POST", "/sandbox/webhooks/mode", { mode: step.mode, seconds: step.seconds });
      return `webhooks ${step.mode}`;
    case "clock":
      await control("POST", "/sandbox/clock", { advance: `PT${step.hours}H` });
      return step.kind;
    case "kill":
      kill(step.what, step.nth);
      return `kill ${step.what}`;
  }
}

const outcomeOf = (kind: string, answer: unknown): string => {
  const { ok, reason } = answer as { ok: boolean; reason?: string };
  return ok ? kind : `${kind}: ${(reason ?? "?").slice(0, 40)}`;
};
