import { eq, sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import type { Tx } from "#platform/db.ts";
import { invalidate } from "#platform/page-cache.ts";
import { recordState } from "#platform/state-history.ts";
import { notify } from "../../notifications/notify.ts";
import { notifyAuthor } from "./ask-question.ts";
import { lockQuestion, type QuestionEmail } from "./queries.ts";
import { type QuestionMove, questionAfter } from "./rules.ts";
import { questionRefusedEmail } from "./schema.ts";
import { questions } from "./tables.ts";

/**
 * Takes a question one step through its machine, by a person of the platform. Published, the author hears of it; turned down, who
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
    .set({ status: to, ...(to === "publicada" ? { publishedAt: sql`coalesce(${questions.publishedAt}, now())` } : {}) })
    .where(eq(questions.id, questionId));
  await recordState(tx, { entity: "question", entityId: questionId, from: question.status, to, ...by });
  await invalidate(tx, `product:${question.productId}`);
  if (to === "publicada") await notifyAuthor(tx, questionId, { ...question, ...ofProduct(question) }, question.body);
  if (move === "rejeitar") await notifyAsker(tx, question, by.cause);
  return ok();
}

const ofProduct = ({ productTitle, productSlug }: QuestionEmail) => ({ title: productTitle, slug: productSlug });

function notifyAsker(tx: Tx, question: QuestionEmail, reason: string): Promise<void> {
  const { id, askerId, askerEmail, askerName, productTitle, productSlug, body } = question;
  return notify(
    tx,
    { userId: askerId, event: "pergunta.recusada", ref: id, facts: { title: productTitle, slug: productSlug } },
    {
      kind: questionRefusedEmail,
      to: askerEmail,
      payload: { questionId: id, productTitle, productSlug, question: body, askerName, reason },
    },
  );
}
