import * as z from "zod";
import { idField, textField } from "#kit/fields.ts";
import { defineJob } from "#platform/define-job.ts";
import type { EmailKind } from "#platform/outbox.ts";
import type { DisputeReason } from "./rules/dispute.ts";

/** Books the provider's fee for a dispute. */
export const bookDisputeFeeJob = defineJob("payments.book-dispute-fee", z.object({ disputeId: z.uuid() }), {
  limit: 12,
  delaySeconds: 10,
});

export type DisputeFacts = {
  orderId: string;
  orderNumber: number;
  /** Name of the recipient of the e-mail. */
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

/** Maximum size of a file sent in one request, below the limit of request bodies (`body-limits.ts`). */
export const MAX_PROOF_BYTES = 900_000;

export type WordsRefusal = "not_found" | "too_late" | "too_many" | "too_large" | "not_a_file";
