import { eq, sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import type { Tx } from "#platform/db.ts";
import { postEmail } from "#platform/outbox.ts";
import { invalidate } from "#platform/page-cache.ts";
import { recordState } from "#platform/state-history.ts";
import { tellAuthor } from "./ask-question.ts";
import { lockQuestion, type QuestionLetter } from "./queries.ts";
import { type QuestionMove, questionAfter } from "./rules.ts";
import { questionRefusedEmail } from "./schema.ts";
import { questions } from "./tables.ts";

/**
 * Takes a question one step through its machine, by a person of the house. Published, the author hears of it; turned down, who
 * asked does, with the reason.
 */
export async function moveQuestion(
  tx: Tx,
  questionId: string,
  move: QuestionMove,
  by: { actor: string; cause: string },
): Promise<Outcome<void, "not_found" | "wrong_state">> {
  const question = await lockQuestion(tx, questionId);
  if (!question) return refuse("not_found");
  const to = questionAfter(question.status, move);
  if (!to) return refuse("wrong_state");
  await tx
    .update(questions)
    .set({ status: to, ...(move === "publicar" ? { publishedAt: sql`coalesce(${questions.publishedAt}, now())` } : {}) })
    .where(eq(questions.id, questionId));
  await recordState(tx, { entity: "question", entityId: questionId, from: question.status, to, ...by });
  await invalidate(tx, `product:${question.productId}`);
  if (move === "publicar") await tellAuthor(tx, questionId, { ...question, ...ofProduct(question) }, question.body);
  if (move === "rejeitar") await tellAsker(tx, question, by.cause);
  return ok();
}

const ofProduct = ({ productTitle, productSlug }: QuestionLetter) => ({ title: productTitle, slug: productSlug });

const tellAsker = (tx: Tx, question: QuestionLetter, reason: string): Promise<void> =>
  postEmail(tx, questionRefusedEmail, {
    ref: question.id,
    to: question.askerEmail,
    payload: {
      productTitle: question.productTitle,
      productSlug: question.productSlug,
      question: question.body,
      askerName: question.askerName,
      reason,
    },
  });
