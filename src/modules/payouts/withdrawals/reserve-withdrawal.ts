import { sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { enqueue } from "#platform/jobs.ts";
import { findReviewCauses } from "./find-review-causes.ts";
import { moveWithdrawal, type Withdrawal } from "./move-withdrawal.ts";
import { notifyAuthor } from "./notify-author.ts";
import { sendWithdrawalJob } from "./schema.ts";

/**
 * Confirms a withdrawal whose conditions all hold: reserves the amount and queues the transfer, or sends it to review when it is large or
 * risky. Returns false, without any change, when the amount is no longer available.
 */
export async function reserveWithdrawal(tx: Tx, found: Withdrawal, by: { cause: string; actor: string }): Promise<boolean> {
  const risk = await findReviewCauses(tx, found);
  const confirmed = await moveWithdrawal(tx, found.id, "confirmar", by, { confirmedAt: sql`now()`, risk });
  if (!confirmed) return false;
  if (risk.length > 0) {
    const held = await moveWithdrawal(tx, found.id, "revisar", { cause: risk.join(", "), actor: "sistema" });
    if (held) await notifyAuthor(tx, held);
  } else {
    await enqueue(tx, sendWithdrawalJob, { withdrawalId: found.id });
    await notifyAuthor(tx, confirmed);
  }
  return true;
}
