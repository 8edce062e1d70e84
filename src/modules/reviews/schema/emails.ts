import type { EmailKind } from "#platform/outbox.ts";

/** Somebody reviewed the author's product; few stars bring the sale along. */
export const newReviewEmail: EmailKind<{
  reviewId: string;
  authorName: string;
  title: string;
  rating: number;
  text: string;
  reviewer: string;
  orderId: string;
  orderNumber: number;
}> = { name: "avaliacao.nova" };

/** The author answered. */
export const replyEmail: EmailKind<{
  reviewId: string;
  slug: string;
  buyerName: string;
  authorName: string;
  title: string;
  text: string;
}> = { name: "avaliacao.resposta" };

/** What a person decided about a review that was held. */
export const decidedReviewEmail: EmailKind<{
  reviewId: string;
  slug: string;
  buyerName: string;
  title: string;
  isPublished: boolean;
  reason: string;
}> = { name: "avaliacao.decidida" };

/** Some days after the first download, once. */
export const reminderEmail: EmailKind<{
  slug: string;
  buyerName: string;
  authorName: string;
  title: string;
}> = { name: "avaliacao.lembrete", canWait: true };
