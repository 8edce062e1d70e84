import * as z from "zod";
import { idField, textField } from "#kit/fields.ts";
import type { EmailKind } from "#platform/outbox.ts";
import { ANSWER_MAX, INBOX_TABS, QUESTION_MAX } from "./rules.ts";

/** A question as everybody reads it. Who asked goes by the first name alone. */
export type QuestionFacts = {
  id: string;
  body: string;
  askerName: string;
  requestedAt: string;
  answer: { body: string; at: string } | null;
};

/** Answered ones first, then the newest. `total` counts all that are public. */
export type QuestionPage = { questions: QuestionFacts[]; total: number };

/** A question in its author's list. */
export type InboxQuestion = QuestionFacts & { product: { slug: string; title: string } };

export type Inbox = { questions: InboxQuestion[]; total: number; waiting: number };

const productId = z.int().positive();

export const askInput = z.strictObject({
  productId,
  pergunta: textField({ max: QUESTION_MAX, multiline: true, missing: "Escreva a pergunta." }).refine((text) => text.length >= 8, {
    error: "Conte um pouco mais: pelo menos 8 caracteres.",
  }),
});

export const answerInput = z.strictObject({
  questionId: idField,
  resposta: textField({ max: ANSWER_MAX, multiline: true, missing: "Escreva a resposta." }),
});

export const inboxInput = z.strictObject({
  situacao: z.enum(INBOX_TABS).default("sem-resposta"),
  pagina: z.int().min(1).max(10_000).default(1),
});

export const moreQuestionsInput = z.strictObject({ productId, pagina: z.int().min(1).max(100) });

export type AskRefusal = "not_found" | "own_product" | "already_asked" | "too_many";
export type AnswerRefusal = "not_found" | "invalid";

type EmailMessage = { productTitle: string; productSlug: string; question: string };

/** To the author: somebody asked. */
export const newQuestionEmail: EmailKind<EmailMessage & { authorName: string }> = { name: "pergunta.nova" };
/** To who asked: the author answered. */
export const questionAnsweredEmail: EmailKind<EmailMessage & { askerName: string; authorName: string; answer: string }> = {
  name: "pergunta.respondida",
};
/** To who asked: what they wrote does not go on the page. */
export const questionRefusedEmail: EmailKind<EmailMessage & { questionId: string; askerName: string; reason: string }> = {
  name: "pergunta.recusada",
};
