import * as z from "zod";
import { textField } from "#kit/fields.ts";
import { defineJob } from "#platform/define-job.ts";
import type { EmailKind } from "#platform/outbox.ts";
import { NEWS_LENGTHS } from "./rules.ts";

export const postNewsInput = z.strictObject({
  title: textField({ max: NEWS_LENGTHS.title, missing: "Escreva o título." }),
  body: textField({ max: NEWS_LENGTHS.body, multiline: true, missing: "Escreva a novidade." }),
  productId: z.number().int().positive().nullable(),
});
export type NewsInput = z.output<typeof postNewsInput>;

export const ofNewsInput = z.strictObject({ newsId: z.uuid() });
/** `consentsToSharing` comes only from a page that says, beside the choice, that the store comes to have the address. */
export const storeEmailsInput = z.strictObject({
  storeId: z.number().int().positive(),
  wants: z.boolean(),
  consentsToSharing: z.literal(true).optional(),
});
export type StoreEmailsInput = z.output<typeof storeEmailsInput>;

/** `today`: there was one today already. `unfit`: something in it may not be shown; `fields` says where. */
export type NewsRefusal = "today" | "unfit" | "closed" | "no_followers" | "not_found";
export type EmailsRefusal = "not_followed";

/** Tells some followers of a piece of news, from the one after `after` on. */
export const notifyFollowersJob = defineJob(
  "favourites.tell-followers",
  z.object({ newsId: z.uuid(), after: z.uuid().nullable() }),
);

/** To who follows and asked for emails. */
export const storeNewsEmail: EmailKind<{
  name: string;
  authorName: string;
  storeSlug: string;
  title: string;
  body: string;
  product: { title: string; slug: string } | null;
}> = { name: "loja.novidade", canWait: true };

/** A piece of news as its author sees it. */
export type PostedNews = {
  newsId: string;
  title: string;
  body: string;
  product: { title: string; slug: string } | null;
  postedAt: Date;
  notified: number;
  isNotified: boolean;
};

/** Who follows a store, only in numbers, and what it told them. */
export type FollowersPage = {
  followers: number;
  byLetter: number;
  lastMonth: number;
  /** It told something today: the next is tomorrow. */
  hasPostedToday: boolean;
  products: { id: number; title: string }[];
  news: PostedNews[];
};

/** A piece of news as visitors read it. */
export type PublicNews = { id: string; title: string; body: string; product: { title: string; slug: string } | null; at: string };
