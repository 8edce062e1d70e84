import type { EmailKind } from "#platform/outbox.ts";

export type DroppedPrice = { slug: string; title: string; authorName: string; fromCents: number; toCents: number };

/** What got cheaper among the favourites of one person. */
export const priceDropEmail: EmailKind<{ name: string; drops: DroppedPrice[] }> = { name: "favoritos.baixou", canWait: true };
