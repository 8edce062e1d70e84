import { sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import type { Tx } from "#platform/db.ts";
import { lockReview } from "./find-review.ts";
import { moveReview } from "./move-review.ts";
import type { DecideRefusal } from "./schema/refusals.ts";
import { notifyAuthor } from "./notify-author.ts";
import { notifyWriter } from "./notify-writer.ts";

/**
 * A person of the platform decides about a review that was held (`aprovar`, `rejeitar`), reported (`aprovar`, `ocultar`), read by
 * everybody (`ocultar`) or taken down (`reaver`), inside `tx`.
 * Who wrote it hears of it with the reason (`cause`), unless it was reported and simply stands.
 */
export async function decideReview(
  tx: Tx,
  reviewId: string,
  decision: "aprovar" | "rejeitar" | "ocultar" | "reaver",
  by: { cause: string; actor: string },
): Promise<Outcome<void, DecideRefusal>> {
  const review = await lockReview(tx, reviewId);
  if (!review) return refuse("not_found");
  const isYes = decision === "aprovar" || decision === "reaver";
  // What leaves without a complaint leaves by the same way.
  const moves = decision === "ocultar" && review.status === "publicada" ? (["denunciar", decision] as const) : [decision];
  const moved = await moveReview(tx, review, moves, by, {
    decision: isYes ? null : by.cause,
    ...(isYes ? { holdReasons: [] } : { rejectedAt: sql`now()` }),
    ...(decision === "reaver" ? { rejectedAt: sql`null` } : {}),
  });
  if (!moved) return refuse("already_done");
  if (isYes) await notifyAuthor(tx, moved);
  if (review.status === "retida" || !isYes) await notifyWriter(tx, moved.id, by.cause);
  return ok();
}
