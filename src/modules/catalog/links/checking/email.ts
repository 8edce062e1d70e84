import type { EmailKind } from "#platform/outbox.ts";

/** To the author: a link they sell opens no more. */
export const brokenLinkEmail: EmailKind<{
  authorName: string;
  title: string;
  productId: number;
  link: string;
  address: string;
}> = { name: "material.link" };
