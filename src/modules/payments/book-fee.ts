import { eq } from "drizzle-orm";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { postJournal } from "./post-journal.ts";
import { pagarme } from "./provider.ts";
import { providerFee } from "./rules/journals.ts";
import { paymentAttempts } from "./tables/attempts.ts";

/** Books the provider's fee of a paid charge from its receivables, which it creates some seconds after the payment. Throws to be retried. */
export async function bookFee(attemptId: string): Promise<void> {
  const [attempt] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.id, attemptId));
  const chargeId = attempt?.providerChargeId;
  if (!chargeId) return;
  const answer = await pagarme.recipients.listPayables({ charge_id: chargeId, size: 100 });
  if (!answer.ok) throw new Error(`payables of a charge: ${answer.kind}`);
  const credits = answer.value.data.filter((payable) => payable.type === "credit");
  if (credits.length === 0) throw new Error("the provider has not made the receivables yet");
  const feeCents = credits.reduce((sum, payable) => sum + payable.fee, 0);
  if (feeCents > 0) await transact(async (tx) => ok(await postJournal(tx, providerFee(chargeId, feeCents))));
}
