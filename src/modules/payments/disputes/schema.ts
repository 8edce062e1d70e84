import * as z from "zod";
import { idField, textField } from "#kit/fields.ts";
import { defineJob } from "#platform/define-job.ts";
import type { EmailKind } from "#platform/outbox.ts";
import type { DisputeReason } from "./rules/dispute.ts";

/** Books what the provider charged for a dispute. */
export const bookDisputeFeeJob = defineJob("payments.book-dispute-fee", z.object({ disputeId: z.uuid() }), {
  limit: 12,
  delaySeconds: 10,
});

export type DisputeFacts = {
  orderId: string;
  orderNumber: number;
  /** Who the email is to. */
  name: string;
  reason: DisputeReason;
  stage: "aviso" | "encerrado" | "formalizado" | "ganho" | "perdido";
};

export const authorDisputeEmail: EmailKind<DisputeFacts & { netCents: number; wordsUntil: string | null }> = {
  name: "contestacao.autor",
};
export const buyerDisputeEmail: EmailKind<DisputeFacts> = { name: "contestacao.comprador" };

export const MAX_WORDS = 2_000;

export const addWordsInput = z.strictObject({
  orderId: idField,
  palavras: textField({ max: MAX_WORDS, multiline: true, missing: "Escreva o que ajuda a mostrar que a venda foi boa." }),
});

/** A page that is sent whole must fit what the edge takes. */
export const MAX_PROOF_BYTES = 900_000;

export type WordsRefusal = "not_found" | "too_late" | "too_many" | "too_large" | "not_a_file";
