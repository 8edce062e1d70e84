import { eq } from "drizzle-orm";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { postJournal } from "../post-journal.ts";
import { pagarme } from "../provider.ts";
import { psp } from "../rules/journals.ts";
import { paymentAttempts } from "../tables/attempts.ts";
import { disputes } from "../tables/disputes.ts";

/**
 * Books the provider's fee for a dispute, borne by the platform, from the receivables that the provider creates some seconds later.
 * Throws to be retried.
 */
export async function bookDisputeFee(disputeId: string): Promise<void> {
  const [found] = await db
    .select({ attemptId: paymentAttempts.id, chargeId: paymentAttempts.providerChargeId })
    .from(disputes)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, disputes.attemptId))
    .where(eq(disputes.id, disputeId));
  if (!found?.chargeId) return;
  const answer = await pagarme.recipients.listPayables({ charge_id: found.chargeId, size: 100 });
  if (!answer.ok) throw new Error(`payables of a dispute: ${answer.kind}`);
  const debits = answer.value.data.filter((payable) => payable.type === "chargeback");
  if (debits.length === 0) throw new Error("the provider has not made the receivables of the dispute yet");
  const feeCents = debits.reduce((sum, payable) => sum + payable.fee, 0);
  if (feeCents === 0) return;
  const postings = [
    { account: "expense:chargeback", amountCents: feeCents },
    { account: psp(null), amountCents: -feeCents },
  ];
  await transact(async (tx) =>
    ok(await postJournal(tx, { kind: "dispute.fee", ref: disputeId, attemptId: found.attemptId, postings })),
  );
}
