import { eq, sql } from "drizzle-orm";
import type { PagarmeAnswer } from "#integrations/pagarme/answer.ts";
import type { PagarmeTransfer } from "#integrations/pagarme/account-types.ts";
import { ok } from "#kit/outcome.ts";
import { endIncident, reportIfOurs } from "../../payments/incidents/report-incident.ts";
import { pagarme } from "../../payments/provider.ts";
import { db, transact } from "#platform/db.ts";
import { readSetting } from "#platform/settings.ts";
import { recipientOf } from "../balance/queries.ts";
import { findHold } from "../bank/queries.ts";
import { withdrawalSetting } from "./settings.ts";
import { withdrawals } from "../tables/withdrawals.ts";
import { applyTransfer } from "./apply-transfer.ts";
import { coverFee } from "./cover-fee.ts";
import { moveWithdrawal, type Withdrawal } from "./move-withdrawal.ts";
import { providerProblem } from "./rules/provider-problem.ts";
import { notifyAuthor } from "./notify-author.ts";

const BY = { cause: "pedido ao provedor", actor: "sistema" };

/**
 * Sends a confirmed withdrawal to the provider, at most once: "enviando" and the time are committed before the call, which is repeated
 * only when it certainly had no effect. Waits, unchanged, while the provider does not answer, rejects our own account, or
 * payouts are off; a hold sends it to review. A refusal returns amount and fee to the author; any answer that is not clear makes it
 * `desconhecido`, to be looked up.
 */
export async function sendWithdrawal(withdrawalId: string): Promise<void> {
  const [seen] = await db.select().from(withdrawals).where(eq(withdrawals.id, withdrawalId));
  if (seen?.status !== "confirmado") return;
  const { isOn, transferCostCents } = await readSetting(db, withdrawalSetting);
  if (!isOn) return;
  if (await findHold(db, seen.storeId)) return holdForReview(seen);
  const recipientId = await recipientOf(seen.storeId);
  const balance = recipientId && (await pagarme.recipients.balance(recipientId));
  if (!recipientId || !balance) return;
  if (!balance.ok) return void (await reportIfOurs("saques", balance));
  const available = balance.value.available_amount;
  if (available === null) return;
  const missing = seen.netCents + transferCostCents - available;
  if (missing > 0 && missing > transferCostCents - seen.feeCents) return refuseUnsent(seen, available);
  if ((missing > 0 || seen.feeCover === "pedida") && !(await coverFee(seen, recipientId, Math.max(missing, 0)))) return;

  const claimed = await transact(async (tx) =>
    // Read again here: payouts may have been stopped while the provider answered.
    (await readSetting(tx, withdrawalSetting)).isOn
      ? ok(await moveWithdrawal(tx, seen.id, "enviar", BY, { sentAt: sql`now()`, balanceBeforeCents: available }))
      : ok(null),
  );
  if (!claimed.value) return;
  // The withdrawal's id is the idempotency key: the provider makes one transfer for any number of requests.
  const answer = await pagarme.transfers.create(
    { amount: seen.netCents, recipient_id: recipientId, metadata: { withdrawal: seen.id } },
    seen.id,
  );
  await conclude(seen, answer);
}

/** Applies the answer of the call. */
async function conclude(withdrawal: Withdrawal, answer: PagarmeAnswer<PagarmeTransfer>): Promise<void> {
  if (answer.ok) {
    await endIncident("saques");
    return applyTransfer(withdrawal.id, answer.value);
  }
  await reportIfOurs("saques", answer);
  await transact(async (tx) => {
    if (answer.kind === "refused") {
      const problem = providerProblem(answer.message);
      const failed = await moveWithdrawal(tx, withdrawal.id, "negar_envio", { ...BY, cause: "provedor recusou" }, { problem });
      if (failed) await notifyAuthor(tx, failed);
    } else if (answer.kind === "unavailable" || answer.kind === "misconfigured") {
      const back = await moveWithdrawal(tx, withdrawal.id, "nao_saiu", { ...BY, cause: answer.cause }, { sentAt: null });
      if (back && answer.kind === "misconfigured") await leaveToPerson(tx, back);
    } else {
      await loseAnswer(tx, withdrawal.id, answer.cause);
    }
    return ok();
  });
}

/** Marks a withdrawal as unknown: the author cannot request another until it is found or decided. */
export async function loseAnswer(tx: Parameters<typeof moveWithdrawal>[0], withdrawalId: string, cause: string): Promise<void> {
  const lost = await moveWithdrawal(
    tx,
    withdrawalId,
    "perder_resposta",
    { ...BY, cause },
    {
      pollCount: 0,
      nextPollAt: sql`now() + interval '5 seconds'`,
    },
  );
  if (lost) await notifyAuthor(tx, lost);
}

/**
 * Sends a withdrawal to review after the provider rejected our account for a day: the problem may be of this transfer alone, which would
 * be retried for ever. A person approves it, and it is tried again, or refuses it, and the money returns to the author.
 */
async function leaveToPerson(tx: Parameters<typeof moveWithdrawal>[0], { id, confirmedAt }: Withdrawal): Promise<void> {
  const { rowCount } = await tx.execute(
    sql`select 1 where ${confirmedAt?.toISOString() ?? null}::timestamptz < now() - interval '1 day'`,
  );
  if (rowCount === 0) return;
  const by = { cause: "o provedor recusa há um dia", actor: "sistema" };
  const set = { risk: sql`risk || '["recusado_ha_um_dia"]'::jsonb`, confirmedAt: sql`now()` };
  const held = await moveWithdrawal(tx, id, "revisar", by, set);
  if (held) await notifyAuthor(tx, held);
}

async function holdForReview(seen: Withdrawal): Promise<void> {
  await transact(async (tx) => {
    const by = { cause: "pagamentos retidos", actor: "sistema" };
    const held = await moveWithdrawal(tx, seen.id, "revisar", by, { risk: sql`risk || '["pagamentos_retidos"]'::jsonb` });
    if (held) await notifyAuthor(tx, held);
    return ok();
  });
}

/** The provider has less than our ledger: nothing is sent, and reconciliation will report the difference. */
async function refuseUnsent(seen: Withdrawal, available: number): Promise<void> {
  await transact(async (tx) => {
    const sent = await moveWithdrawal(tx, seen.id, "enviar", BY, { sentAt: sql`now()`, balanceBeforeCents: available });
    if (!sent) return ok();
    const problem = "O seu saldo na Pagar.me ainda não cobre este valor.";
    const failed = await moveWithdrawal(tx, seen.id, "negar_envio", { ...BY, cause: "saldo no provedor" }, { problem });
    if (failed) await notifyAuthor(tx, failed);
    return ok();
  });
}
