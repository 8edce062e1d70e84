import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import type { Violation } from "./invariants.ts";
import type { Processes } from "./processes.ts";

type Ours = { chargeId: string | null; id: string; status: string; paidCents: number | null; returnedCents: number };
const DISPUTED = ["contestada", "perdida"];

/** The provider's own memory beside our books: every charge, every transfer, every balance. */
export async function providerViolations({ provider }: Processes): Promise<Violation[]> {
  const { rows } = await db.execute<Ours>(sql`
    select provider_charge_id as "chargeId", id, status, paid_amount_cents as "paidCents", refunded_amount_cents as "returnedCents"
    from payment_attempts`);
  const byCode = new Map(rows.map((row) => [row.id, row]));
  const wrong: Record<string, string[]> = {};
  const say = (name: string, row: string) => (wrong[name] ??= []).push(row);
  const charged = new Map<string, number>();
  for (const charge of provider.charges.values()) {
    const code = provider.orders.get(charge.order_id)?.code ?? "";
    const ours = byCode.get(code);
    const paid = charge.paid_amount ?? 0;
    if (!ours) {
      if (paid > 0) say("provider: paid for an attempt that we do not have", charge.id);
      continue;
    }
    charged.set(code, (charged.get(code) ?? 0) + 1);
    if (paid !== (ours.paidCents ?? 0))
      say("provider: what was paid is not what we know", `${charge.id} ${paid} ${ours.paidCents} ${ours.status}`);
    if (paid > 0 && (charge.canceled_amount ?? 0) !== ours.returnedCents)
      say(
        "provider: what went back is not what we know",
        `${charge.id} ${charge.canceled_amount} ${ours.returnedCents} ${ours.status}`,
      );
    if (charge.status === "chargedback" && !DISPUTED.includes(ours.status))
      say("provider: a dispute that we do not know", `${charge.id} ${ours.status}`);
  }
  for (const [code, times] of charged) if (times > 1) say("INV-08 one attempt, one charge", code);
  const { rows: sent } = await db.execute<{ providerId: string }>(
    sql`select provider_id as "providerId" from withdrawals where provider_id is not null`,
  );
  const known = new Set(sent.map((row) => row.providerId));
  for (const transfer of provider.transfers.values())
    if (!known.has(String(transfer.id))) say("INV-16 a transfer that no withdrawal asked for", String(transfer.id));
  return Object.entries(wrong).map(([name, found]) => ({ name, rows: found.slice(0, 5) }));
}
