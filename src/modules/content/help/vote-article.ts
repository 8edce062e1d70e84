import { createHmac } from "node:crypto";
import { sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { db } from "#platform/db.ts";
import { sessionSecret } from "#platform/session.ts";
import { helpVotes } from "../tables.ts";
import { ARTICLES } from "./articles/every-article.ts";

/** Keeps whether an article helped: one answer of each visitor, the last one. Who it was cannot be read back. */
export async function voteArticle(
  visitor: string,
  vote: { slug: string; isUseful: boolean },
): Promise<Outcome<void, "not_found">> {
  if (!ARTICLES.some(({ slug }) => slug === vote.slug)) return refuse("not_found");
  const voter = createHmac("sha256", sessionSecret()).update(`help ${vote.slug} ${visitor}`).digest("base64url");
  await db
    .insert(helpVotes)
    .values({ article: vote.slug, voter, isUseful: vote.isUseful })
    .onConflictDoUpdate({ target: [helpVotes.article, helpVotes.voter], set: { isUseful: vote.isUseful, votedAt: sql`now()` } });
  return ok();
}
