import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { countJournals, ledgerViolations, NO_VIOLATIONS } from "../../../tests/ledger.ts";
import { createPendingOrder, orderStatus, readAttempt } from "../../../tests/pending-order.ts";
import type { OrderStatus } from "../orders/rules.ts";
import { applyCharge } from "./apply-charge.ts";
import type { SeenCharge } from "./seen-charge.ts";
import type { AttemptStatus } from "./rules/verdict.ts";
import { paymentAttempts } from "./tables/attempts.ts";

const noSandbox = { recipients: () => Promise.resolve() };
const PRICE = 3_000;

const seen = (values: Partial<SeenCharge>): SeenCharge => ({
  providerOrderId: `or_${randomUUID()}`,
  providerChargeId: `ch_${randomUUID()}`,
  providerCustomerId: null,
  chargeStatus: "pending",
  transactionStatus: null,
  currency: "BRL",
  paidCents: null,
  returnedCents: 0,
  code: null,
  card: null,
  refusal: null,
  updatedAt: null,
  ...values,
});

/** What the provider may say of a charge. */
const REPORTS = {
  espera: seen({ chargeStatus: "pending" }),
  processa: seen({ chargeStatus: "processing" }),
  pagou: seen({ chargeStatus: "paid", paidCents: PRICE }),
  "pagou a mais": seen({ chargeStatus: "overpaid", paidCents: PRICE + 1 }),
  "pagou a menos": seen({ chargeStatus: "underpaid", paidCents: PRICE - 1 }),
  recusou: seen({ chargeStatus: "failed", transactionStatus: "not_authorized", refusal: "1000" }),
  venceu: seen({ chargeStatus: "failed", transactionStatus: "expired" }),
  cancelou: seen({ chargeStatus: "canceled" }),
  "palavra nova": seen({ chargeStatus: "quantum" }),
  "outra moeda": seen({ chargeStatus: "paid", currency: "USD", paidCents: PRICE }),
} as const;
type Report = keyof typeof REPORTS;
type End = [attempt: AttemptStatus, order: OrderStatus];

const OPEN = ["enviando", "desconhecida", "pendente", "processando"] as const;
const CLOSED = ["recusada", "expirada", "cancelada", "nao_existe"] as const;
const MOVES_NOTHING: readonly Report[] = ["palavra nova", "outra moeda"];

/** Where a Pix or a card ends from a state, while its order waits; the rest of the world of rules 2.1 and 2.2. */
function expected(method: "pix" | "cartao", from: AttemptStatus, report: Report): End {
  const stays: End = [from, "aguardando_pagamento"];
  if (MOVES_NOTHING.includes(report)) return stays;
  if (report === "pagou") return ["paga", "pago"];
  if (report === "pagou a mais") return ["superpaga", "pago"];
  if (report === "pagou a menos") return ["subpaga", "em_analise"];
  const isOpen = (OPEN as readonly AttemptStatus[]).includes(from);
  if (!isOpen && from !== "nao_existe") return stays;
  if (report === "recusou") return ["recusada", "aguardando_pagamento"];
  if (report === "venceu") return ["expirada", "aguardando_pagamento"];
  if (report === "cancelou") return ["cancelada", "aguardando_pagamento"];
  const to = report === "espera" ? "pendente" : "processando";
  const isNews = isOpen && from !== to && !(from === "pendente" && to === "processando");
  if (!isNews) return stays;
  return [to, method === "cartao" ? "em_analise" : "aguardando_pagamento"];
}

const CASES = (["pix", "cartao"] as const).flatMap((method) =>
  [...OPEN, ...CLOSED].flatMap((from) => (Object.keys(REPORTS) as Report[]).map((report) => [method, from, report] as const)),
);

describe("what the provider says of a charge, in each of its states", () => {
  it.each(CASES)("%s, %s: %s", async (method, from, report) => {
    const { orderId, attemptId } = await createPendingOrder(noSandbox, [PRICE]);
    await db.update(paymentAttempts).set({ method, status: from }).where(eq(paymentAttempts.id, attemptId));
    const reported = { ...REPORTS[report], providerOrderId: `or_${attemptId}`, providerChargeId: `ch_${attemptId}` };
    const apply = () => transact(async (tx) => ok(await applyCharge(tx, attemptId, reported)));
    await apply();
    await apply();
    const end = [(await readAttempt(attemptId)).status, await orderStatus(orderId)];
    expect(end).toEqual(expected(method, from, report));
  });

  it("leaves the books right, with one entry per sale (INV-06, INV-07)", async () => {
    const { rows } = await db.execute<{ n: number }>(sql`select count(*)::int n from orders where status = 'pago'`);
    expect(await countJournals("charge.paid")).toBe(rows[0]?.n);
    expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
  });
});
