import { and, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact, type Tx } from "#platform/db.ts";
import { invalidate } from "#platform/page-cache.ts";
import type { Viewer } from "#platform/session.ts";
import { recordState } from "#platform/state-history.ts";
import { notify } from "../../notifications/notify.ts";
import { screenText } from "#kit/screen-text.ts";
import { type Askable, findAskable } from "./queries.ts";
import { type AskRefusal, newQuestionEmail } from "./schema.ts";
import { questions } from "./tables.ts";

const MOST_WAITING = 5;

export type Requested = { questionId: string; isHeld: boolean };

/**
 * Asks the author of a product on sale something, before everybody. One that the automatic check stops (a link, an e-mail, a phone,
 * an insult) waits for a person of the platform; any other is public at once, and the author is told by email. Refuses one's own product, the same question again, and
 * more than five that wait.
 */
export function askQuestion(
  viewer: Viewer,
  { productId, pergunta }: { productId: number; pergunta: string },
): Promise<Outcome<Requested, AskRefusal>> {
  return transact(async (tx): Promise<Outcome<Requested, AskRefusal>> => {
    const product = await findAskable(tx, productId);
    if (!product) return refuse("not_found");
    if (product.ownerId === viewer.userId) return refuse("own_product");
    if ((await countWaiting(tx, viewer.userId, productId)) >= MOST_WAITING) return refuse("too_many");
    const heldFor = screenText(pergunta);
    const status = heldFor.length > 0 ? "retida" : "publicada";
    const [question] = await tx
      .insert(questions)
      .values({
        productId,
        askerId: viewer.userId,
        body: pergunta,
        heldFor,
        status,
        publishedAt: status === "publicada" ? sql`now()` : null,
      })
      .onConflictDoNothing()
      .returning({ id: questions.id });
    if (!question) return refuse("already_asked");
    const by = { cause: heldFor.join(", ") || "nada a conferir", actor: viewer.userId };
    await recordState(tx, { entity: "question", entityId: question.id, from: null, to: status, ...by });
    if (status === "publicada") await notifyAuthor(tx, question.id, product, pergunta);
    return ok({ questionId: question.id, isHeld: status === "retida" });
  });
}

async function countWaiting(tx: Tx, askerId: string, productId: number): Promise<number> {
  return tx.$count(
    questions,
    and(
      eq(questions.askerId, askerId),
      eq(questions.productId, productId),
      isNull(questions.answer),
      inArray(questions.status, ["retida", "publicada"]),
      gt(questions.createdAt, sql`now() - interval '30 days'`),
    ),
  );
}

/** A question is on the page from this transaction on: its author hears of it, once. */
export async function notifyAuthor(
  tx: Tx,
  questionId: string,
  product: Pick<Askable, "productId" | "title" | "slug" | "ownerId" | "ownerEmail" | "authorName">,
  question: string,
): Promise<void> {
  const { title, slug, ownerId, ownerEmail, authorName } = product;
  await notify(
    tx,
    { userId: ownerId, event: "pergunta.nova", ref: questionId, facts: { title } },
    { kind: newQuestionEmail, to: ownerEmail, payload: { productTitle: title, productSlug: slug, question, authorName } },
  );
  await invalidate(tx, `product:${product.productId}`);
}
