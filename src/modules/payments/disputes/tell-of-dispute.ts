import type { Tx } from "#platform/db.ts";
import { postEmail } from "#platform/outbox.ts";
import type { AttemptWithOrder } from "../find-attempt.ts";
import { storeContacts } from "../queries.ts";
import { authorDisputeEmail, buyerDisputeEmail } from "./schema.ts";
import type { Dispute } from "./find-dispute.ts";

/** Tells the authors and, when the files open or close, who bought. Each state is told once per turn of the bank's decision. */
export async function tellOfDispute(tx: Tx, { order }: AttemptWithOrder, dispute: Dispute): Promise<void> {
  const { status: stage, reason, id, flips } = dispute;
  if (stage === "em_defesa") return;
  const facts = { orderId: order.id, orderNumber: order.number, reason, stage };
  const contacts = await storeContacts(
    tx,
    order.items.filter((item) => item.paidCents > 0).map((item) => item.storeId),
  );
  for (const { storeId, authorName, ownerEmail } of contacts.values()) {
    const netCents = order.items
      .filter((item) => item.storeId === storeId)
      .reduce((sum, item) => sum + item.paidCents - item.commissionCents - item.interestCents, 0);
    await postEmail(tx, authorDisputeEmail, {
      ref: `${id}:${stage}:${flips}:${storeId}`,
      to: ownerEmail,
      payload: { ...facts, name: authorName, netCents, wordsUntil: dispute.wordsUntil?.toISOString() ?? null },
    });
  }
  if (stage === "aviso" || stage === "encerrado") return;
  await postEmail(tx, buyerDisputeEmail, {
    ref: `${id}:${stage}:${flips}`,
    to: order.buyerEmail,
    payload: { ...facts, name: order.buyerName },
  });
}
