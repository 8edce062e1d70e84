import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import type { Tx } from "#platform/db.ts";
import { type ApplicationRecord, lockApplication } from "../find-application.ts";
import { moveApplication } from "../move-application.ts";
import type { ReviewReason } from "../schema.ts";

/**
 * Holds an application for somebody of the platform to act on; the first act on one that was sent puts it under review, with who
 * acted, when nobody had it. Nobody acts on their own.
 */
export async function holdForReview(
  tx: Tx,
  adminId: string,
  applicationId: string,
): Promise<Outcome<ApplicationRecord, Exclude<ReviewReason, "still_missing">>> {
  const held = await lockApplication(tx, applicationId);
  if (!held || held.status === "rascunho") return refuse("not_found");
  if (held.userId === adminId) return refuse("own_application");
  if (held.status === "em_analise") return ok(held);
  const assigneeId = held.assigneeId ?? adminId;
  const by = { actor: `admin:${adminId}`, cause: "análise começada" };
  const moved = await moveApplication(tx, held, "analisar", by, { assigneeId });
  return moved.ok ? ok({ ...held, assigneeId, status: moved.value }) : moved;
}
