import type { Tx } from "#platform/db.ts";
import { notify } from "../../notifications/notify.ts";
import type { AttemptWithOrder } from "../find-attempt.ts";
import { storeContacts } from "../queries.ts";
import { authorDisputeEmail, buyerDisputeEmail } from "./schema.ts";
import type { Dispute } from "./find-dispute.ts";

/** Notifies the authors and, when the files open or close, the buyer: once per state and per reversal of the bank's decision. */
export async function notifyOfDispute(tx: Tx, { order }: AttemptWithOrder, dispute: Dispute): Promise<void> {
  const { status: stage, reason, id, flips } = dispute;
  if (stage === "em_defesa") return;
  const facts = { orderId: order.id, orderNumber: order.number, reason, stage };
  const contacts = await storeContacts(
    tx,
    order.items.filter((item) => item.paidCents > 0).map((item) => item.storeId),
  );
  const noticeFacts = { orderId: order.id, orderNumber: order.number, stage };
  for (const { storeId, authorName, ownerId, ownerEmail } of contacts.values()) {
    const netCents = order.items
      .filter((item) => item.storeId === storeId)
      .reduce((sum, item) => sum + item.paidCents - item.commissionCents - item.interestCents, 0);
    await notify(
      tx,
      { userId: ownerId, event: "contestacao.autor", ref: `${id}:${stage}:${flips}:${storeId}`, facts: noticeFacts },
      {
        kind: authorDisputeEmail,
        to: ownerEmail,
        payload: { ...facts, name: authorName, netCents, wordsUntil: dispute.wordsUntil?.toISOString() ?? null },
      },
    );
  }
  if (stage === "aviso" || stage === "encerrado") return;
  await notify(
    tx,
    { userId: order.userId, event: "contestacao.comprador", ref: `${id}:${stage}:${flips}`, facts: noticeFacts },
    { kind: buyerDisputeEmail, to: order.buyerEmail, payload: { ...facts, name: order.buyerName } },
  );
}
