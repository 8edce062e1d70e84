import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { refuse } from "#kit/outcome.ts";
import { writeGathered } from "#platform/before-commit.ts";
import { transact, type Tx } from "#platform/db.ts";
import { ledgerViolations, NO_VIOLATIONS } from "../../../../tests/ledger.ts";
import { createPendingOrder, readAttempt } from "../../../../tests/pending-order.ts";
import { attachSandbox } from "../../../../tests/sandbox.ts";
import { applyCharge } from "../apply-charge.ts";
import type { SeenCharge } from "../seen-charge.ts";
import { pagarme } from "../provider.ts";
import { interpretCharge } from "../interpret-charge.ts";
import { startPayment } from "../start-payment.ts";

const sandbox = attachSandbox();
const READINGS = ["pendente", "paga", "contestada", "ganha", "devolvida"] as const;
type Reading = (typeof READINGS)[number];

let orderId = "";
let attemptId = "";
const readings = {} as Record<Reading, SeenCharge>;

/** One order at the provider, read right after each thing that happened to it; our books still know nothing but that it was sent. */
beforeAll(async () => {
  const made = await createPendingOrder(sandbox);
  ({ orderId, attemptId } = made);
  await startPayment(attemptId);
  const { providerChargeId, providerOrderId } = await readAttempt(attemptId);
  const charge = providerChargeId ?? "";
  const happen = async (name: Reading, act: () => Promise<unknown>) => {
    await sandbox.call("POST", "/sandbox/clock", { advance: "PT2S" });
    await act();
    const read = await pagarme.orders.get(providerOrderId ?? "");
    const seen = read.ok && interpretCharge(read.value);
    if (!seen) throw new Error("no reading");
    readings[name] = seen;
  };
  await happen("pendente", async () => {});
  await happen("paga", () => sandbox.outcome(charge, "pay"));
  await happen("contestada", () => sandbox.outcome(charge, "chargeback"));
  await happen("ganha", () => sandbox.outcome(charge, "chargeback-won"));
  await happen("devolvida", () => pagarme.charges.cancel(charge, {}, `${attemptId}-fora`));
});

function permutations<T>(list: readonly T[]): T[][] {
  if (list.length < 2) return [[...list]];
  return list.flatMap((one, at) => permutations([...list.slice(0, at), ...list.slice(at + 1)]).map((rest) => [one, ...rest]));
}

/** Where the money, the order and the files end, without names and instants: two runs that agree print the same. */
async function canonicalDump(tx: Tx): Promise<string> {
  const { rows } = await tx.execute(sql`
    select o.status,
      (select json_agg(json_build_array(a.status, a.paid_amount_cents, a.refunded_amount_cents)) from payment_attempts a where a.order_id = o.id) as attempts,
      (select count(*)::int from entitlements e where e.order_id = o.id and e.revoked_at is null) as files,
      (select json_agg(d.status) from disputes d where d.order_id = o.id and d.status in ('aviso', 'formalizado', 'em_defesa')) as "openDisputes",
      (select coalesce(json_agg(x order by x::text), '[]') from (
        select json_build_array(c.code, sum(p.amount_cents)) as x
        from ledger_journals j join ledger_postings p on p.journal_id = j.id join ledger_accounts c on c.id = p.account_id
        where j.attempt_id = ${attemptId} group by c.code having sum(p.amount_cents) <> 0) lines) as books,
      (select json_object_agg(kind, n order by kind) from (
        select j.kind, count(*)::int as n from ledger_journals j
        where j.attempt_id = ${attemptId} and j.kind in ('charge.paid', 'refund.done') group by 1) kinds) as journals,
      (select count(*)::int from ledger_journals j where j.attempt_id = ${attemptId} and j.kind = 'med.debit')
        - (select count(*)::int from ledger_journals j where j.attempt_id = ${attemptId} and j.kind = 'dispute.won') as "disputesUnpaired",
      (select count(*)::int from outbox_emails m where m.kind = 'pedido.recibo' and m.ref = o.id::text) as receipts
    from orders o where o.id = ${orderId}`);
  return JSON.stringify(rows[0]);
}

/** What our books become when they hear the readings in this order, as `look` sees them; then all is undone. */
async function endingOf<T>(names: readonly Reading[], look: (tx: Tx) => Promise<T>): Promise<T> {
  const seen: T[] = [];
  await transact(async (tx) => {
    for (const name of names) await applyCharge(tx, attemptId, readings[name]);
    await writeGathered(tx);
    seen.push(await look(tx));
    return refuse("undone");
  });
  return seen[0] as T;
}

const END = {
  status: "estornado",
  files: 0,
  openDisputes: null,
  books: [],
  journals: { "charge.paid": 1, "refund.done": 1 },
  disputesUnpaired: 0,
  receipts: 1,
};

describe("paid, refunded, disputed and won (INV-12)", () => {
  const orders = permutations(["paga", "devolvida", "contestada", "ganha"] as const);
  it.each(orders.map((names) => [names.join(", "), names] as const))(
    "learned in this order, each twice, take the money once: %s",
    async (_, names) => {
      const twice = names.flatMap((one) => [one, one]);
      const look = async (tx: Tx) => ({ dump: await canonicalDump(tx), violations: await ledgerViolations(tx) });
      const { dump, violations } = await endingOf(twice, look);
      expect(JSON.parse(dump)).toMatchObject(END);
      expect(violations).toEqual(NO_VIOLATIONS);
    },
  );

  it("the test can fail: without the last news the order ends elsewhere", async () => {
    const dump = await endingOf(["paga", "contestada"], canonicalDump);
    expect(JSON.parse(dump)).toMatchObject({ status: "contestado", openDisputes: ["formalizado"], disputesUnpaired: 1 });
  });
});

describe("the order of webhooks does not matter (INV-30)", () => {
  /** Each event with what was read of the charge because of it. */
  const EVENTS: Record<string, Reading> = {
    "order.created": "pendente",
    "charge.pending": "pendente",
    "charge.paid": "paga",
    "order.paid": "paga",
    "charge.chargedback": "contestada",
    "charge.refunded": "devolvida",
  };

  it("in the 720 orders of six webhooks, read early or late, everything ends the same", { timeout: 600_000 }, async () => {
    const orders = permutations(Object.keys(EVENTS));
    expect(orders).toHaveLength(720);
    const endings = new Map<string, number>();
    // Events that led to the same reading are the same to our books: each sequence of readings is lived through once.
    const lived = new Map<string, string>();
    for (const types of orders) {
      const names = types.map((type) => EVENTS[type] ?? "pendente");
      const dump = lived.get(names.join()) ?? (await endingOf(names, canonicalDump));
      lived.set(names.join(), dump);
      endings.set(dump, (endings.get(dump) ?? 0) + 1);
    }
    expect(lived.size).toBe(180);
    expect([...endings.values()]).toEqual([720]);
    expect(JSON.parse([...endings.keys()][0] ?? "{}")).toMatchObject(END);
  });
});
