import { eq, sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import type { AuthorViewer } from "#platform/door.ts";
import { invalidate } from "#platform/page-cache.ts";
import { notify } from "../../notifications/notify.ts";
import { type ScreenReason, screenText } from "#kit/screen-text.ts";
import { lockQuestion } from "./queries.ts";
import { type AnswerRefusal, questionAnsweredEmail } from "./schema.ts";
import { questions } from "./tables.ts";

const WAYS_OUT: readonly ScreenReason[] = ["link", "email", "telefone"];
const CONTACT = "A resposta aparece na página do material: tire links, e-mails e telefones.";

/**
 * The author answers a public question about a product of theirs; answering again changes the words. Who asked gets one email,
 * of the first answer. Refuses ways out of the platform.
 */
export function answerQuestion(
  viewer: AuthorViewer,
  { questionId, resposta }: { questionId: string; resposta: string },
): Promise<Outcome<void, AnswerRefusal>> {
  return transact(async (tx): Promise<Outcome<void, AnswerRefusal>> => {
    const question = await lockQuestion(tx, questionId, viewer.storeId);
    if (question?.status !== "publicada") return refuse("not_found");
    if (screenText(resposta).some((reason) => WAYS_OUT.includes(reason)))
      return refuse("invalid", { fields: { resposta: CONTACT } });
    await tx
      .update(questions)
      .set({ answer: resposta, answeredAt: sql`coalesce(${questions.answeredAt}, now())` })
      .where(eq(questions.id, questionId));
    const { askerId, askerEmail, askerName, authorName, productTitle, productSlug } = question;
    await notify(
      tx,
      {
        userId: askerId,
        event: "pergunta.respondida",
        ref: questionId,
        facts: { title: productTitle, slug: productSlug, authorName },
      },
      {
        kind: questionAnsweredEmail,
        to: askerEmail,
        payload: { productTitle, productSlug, question: question.body, askerName, authorName, answer: resposta },
      },
    );
    await invalidate(tx, `product:${question.productId}`);
    return ok();
  });
}
