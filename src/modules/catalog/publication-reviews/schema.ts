import type { EmailKind } from "#platform/outbox.ts";

/** What an author sees of a publication that waits, or that was sent back with a reason. */
export type OwnReview = { status: "esperando" | "recusada"; reason: string; sentAt: string };

/** To the author: what came of a publication that waited. */
export const publicationDecidedEmail: EmailKind<{
  authorName: string;
  title: string;
  productId: number;
  slug: string;
  isApproved: boolean;
  reason: string;
}> = { name: "publicacao.decidida" };
