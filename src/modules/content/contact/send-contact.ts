import { eq } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { enqueueEmail } from "#platform/outbox.ts";
import type { Viewer } from "#platform/session.ts";
import { readIdentity } from "../queries.ts";
import { contactMessages } from "../tables.ts";
import { countOfDay, isOrderOf, readAnswerClock } from "./queries.ts";
import { looksLikeSpam } from "./rules.ts";
import { contactArrivedEmail, type ContactInput, contactReceiptEmail, type ContactRefusal } from "./schema.ts";

const RECEIPTS_A_DAY = 3;

type Sent = { number: number; answerBy: string };

/**
 * Keeps what somebody wrote to the platform, tells the platform and sends a receipt. The same `requestKey` is the same message. What looks
 * like a machine's is kept and answered alike, and no email leaves.
 */
export function sendContact(viewer: Viewer | null, message: ContactInput): Promise<Outcome<Sent, ContactRefusal>> {
  return transact(async (tx): Promise<Outcome<Sent, ContactRefusal>> => {
    const { nome: name, email, assunto: topic, mensagem: body, pedido: orderId, requestKey } = message;
    if (orderId && !(viewer && (await isOrderOf(tx, orderId, viewer.userId)))) return refuse("order_not_yours");
    const { answerBy } = await readAnswerClock(tx);
    const isHeld = looksLikeSpam(message);
    const [saved] = await tx
      .insert(contactMessages)
      .values({
        userId: viewer?.userId ?? null,
        orderId,
        name,
        email,
        topic,
        body,
        requestKey,
        answerBy,
        status: isHeld ? "retida" : "aberta",
      })
      .onConflictDoNothing({ target: contactMessages.requestKey })
      .returning({ number: contactMessages.number });
    if (!saved) {
      const [before] = await tx.select().from(contactMessages).where(eq(contactMessages.requestKey, requestKey));
      if (!before) throw new Error("a message vanished between two statements");
      return ok({ number: before.number, answerBy: before.answerBy.toISOString() });
    }
    const { number } = saved;
    const due = answerBy.toISOString();
    if (isHeld) return ok({ number, answerBy: due });
    const { email: platformEmail } = await readIdentity(tx);
    await enqueueEmail(tx, contactArrivedEmail, {
      ref: String(number),
      to: platformEmail,
      payload: { number, topic, answerBy: due },
    });
    if ((await countOfDay(tx, email)) <= RECEIPTS_A_DAY) {
      await enqueueEmail(tx, contactReceiptEmail, {
        ref: String(number),
        to: email,
        payload: { name, number, topic, answerBy: due },
      });
    }
    return ok({ number, answerBy: due });
  });
}
