import { ok, type Outcome } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import type { ReviewReason } from "../schema.ts";
import { holdForReview } from "./hold-for-review.ts";

/** Puts an application under review: who applied sees that somebody is looking. */
export function startReview(adminId: string, applicationId: string): Promise<Outcome<void, ReviewReason>> {
  return transact(async (tx): Promise<Outcome<void, ReviewReason>> => {
    const held = await holdForReview(tx, adminId, applicationId);
    return held.ok ? ok() : held;
  });
}
