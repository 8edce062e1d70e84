import { eq, sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { numberedSlug, toSlug } from "#kit/slug.ts";
import { audit } from "#platform/audit.ts";
import { transact, type Tx } from "#platform/db.ts";
import { invalidate } from "#platform/page-cache.ts";
import { col, readRows } from "#platform/read.ts";
import { POST_CATEGORY_WORDS } from "../rules/post-category.ts";
import { missingIn, type PostForm } from "../rules/post-form.ts";
import { plainBody, readingMinutes } from "../rules/post-node.ts";
import { mayMove } from "../rules/post-status.ts";
import { posts } from "../tables.ts";
import { type LockedPost, lockPost } from "./lock-post.ts";

export type PublishPostReason = "not_found" | "conflict" | "unready" | "moved";

/** Puts revision `revision` before the readers, at once, in the place of what they read until now. */
export function publishPost(
  adminId: string,
  { postId, revision }: { postId: number; revision: number },
): Promise<Outcome<{ slug: string }, PublishPostReason>> {
  return transact(async (tx): Promise<Outcome<{ slug: string }, PublishPostReason>> => {
    const post = await lockPost(tx, postId);
    if (!post) return refuse("not_found");
    if (post.revision !== revision) return refuse("conflict");
    if (!mayMove(post.status, "publicar")) return refuse("moved");
    const missing = missingIn(post.draft);
    if (Object.keys(missing).length > 0) return refuse("unready", { fields: missing });
    const slug = await showPost(tx, post);
    await audit(tx, {
      adminId,
      action: "publicar-texto",
      target: { kind: "texto", id: String(postId) },
      reason: post.draft.title,
    });
    return ok({ slug });
  });
}

/** Makes the draft of a held post what is read. */
export async function showPost(tx: Tx, { id, slug, draft }: LockedPost): Promise<string> {
  const address = slug ?? (await freeSlug(tx, id, draft.title));
  await tx
    .update(posts)
    .set({
      status: "publicado",
      slug: address,
      live: draft,
      category: draft.category ?? "",
      tags: draft.tags,
      readingMinutes: readingMinutes(draft.body),
      publishAt: null,
      publishedAt: sql`coalesce(published_at, now())`,
      changedAt: sql`now()`,
    })
    .where(eq(posts.id, id));
  await tx.execute(sql`update posts set words = ${searchWords(draft)} where id = ${id}`);
  await invalidate(tx, "blog");
  return address;
}

const searchWords = ({ title, summary, tags, category, body }: PostForm) => {
  const section = category ? POST_CATEGORY_WORDS[category].title : "";
  return sql`setweight(search_document(${title}), 'A') || setweight(search_document(${`${summary} ${tags.join(" ")} ${section}`}), 'B')
    || setweight(search_document(${plainBody(body)}), 'D')`;
};

/** The first of "cafe", "cafe-2"… that no other post has. One publication at a time chooses. */
async function freeSlug(tx: Tx, id: number, title: string): Promise<string> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('posts.slug'))`);
  const base = toSlug(title, { fallback: `texto-${id}` });
  const rows = await readRows(
    tx,
    { slug: col.text`slug` },
    (row) => sql`select ${row} from posts where slug = ${base} or slug like ${`${base}-%`}`,
  );
  const taken = new Set(rows.map((row) => row.slug));
  let n = 1;
  while (taken.has(numberedSlug(base, n))) n++;
  return numberedSlug(base, n);
}
