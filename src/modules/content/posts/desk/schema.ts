import * as z from "zod";
import { idField, optionalTextField } from "#kit/fields.ts";
import { LONGEST_TAG } from "../schema.ts";
import { POST_CATEGORIES } from "../rules/post-category.ts";
import { MOST_TAGS, type PostForm } from "../rules/post-form.ts";
import type { PostStatus } from "../rules/post-status.ts";
import { bodyField } from "./body-field.ts";

const pixels = z.number().int().min(1).max(20_000);
const tagField = optionalTextField({ max: LONGEST_TAG }).transform((tag) => tag.toLowerCase());

/** A draft: anything may be missing, nothing unknown passes. */
export const postForm = z.strictObject({
  title: optionalTextField({ max: 120 }),
  summary: optionalTextField({ max: 240 }),
  category: z.enum(POST_CATEGORIES).nullable(),
  tags: z
    .array(tagField)
    .max(MOST_TAGS, { error: `Até ${MOST_TAGS} palavras-chave.` })
    .transform((tags) => [...new Set(tags)].filter((tag) => tag !== "")),
  cover: z.strictObject({ id: idField, width: pixels, height: pixels }).nullable(),
  coverAlt: optionalTextField({ max: 200 }),
  authorName: optionalTextField({ max: 60 }),
  authorAbout: optionalTextField({ max: 240 }),
  shelfId: z.number().int().positive().nullable(),
  body: bodyField,
});

const postId = z.number().int().positive().max(999_999_999);
const revision = z.number().int().positive();

export const onePostInput = z.strictObject({ postId });
export const savePostInput = z.strictObject({ postId, revision, form: postForm });
export const publishPostInput = z.strictObject({ postId, revision });
export const schedulePostInput = z.strictObject({ postId, revision, publishAt: z.string().max(30) });
export const productAddressInput = z.strictObject({ address: z.string().max(500) });

/** `conflict`: somebody saved meanwhile. `unready`: with a sentence for each field that is missing. `moved`: the post is elsewhere by now. */
export type PostReason = "not_found" | "conflict" | "unready" | "moved" | "image_unknown" | "invalid";

/** A post on the desk of who writes. */
export type PostDraft = {
  id: number;
  status: PostStatus;
  slug: string | null;
  revision: number;
  form: PostForm;
  /** What is written is not what is read. */
  hasChanges: boolean;
  publishAt: string | null;
  publishedAt: string | null;
  categories: { id: number; name: string }[];
};
