import { agreeCategoryCommission, agreeProductCommission } from "#modules/catalog/agree-commission.ts";
import type { AgreedFor } from "#modules/pricing/commission.ts";
import { agreeStoreCommission } from "#modules/stores/agree-commission.ts";
import { type OwnCase, recordDecision } from "#modules/accounts/record-decision.ts";
import { requireStepUp } from "#modules/accounts/step-up.ts";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact, type Tx } from "#platform/db.ts";
import { enqueue } from "#platform/jobs.ts";
import { invalidate } from "#platform/page-cache.ts";
import type { Viewer } from "#platform/session.ts";
import { alone, type Doer } from "../pending-acts/grave-act.ts";
import { type CommissionRefusal, type CommissionTarget, targetKey, notifyCommissionJob } from "./schema.ts";
import { commissionChanges } from "./tables.ts";

export type CommissionInput = { alvo: CommissionTarget; fromBps: number | null; toBps: number | null; motivo: string };
type Answer = Outcome<void, CommissionRefusal | OwnCase>;

const AGREE: Record<AgreedFor, (tx: Tx, id: number, toBps: number | null) => Promise<{ was: number | null } | null>> = {
  loja: agreeStoreCommission,
  categoria: agreeCategoryCommission,
  material: agreeProductCommission,
};
const COLUMN = { loja: "storeId", categoria: "categoryId", material: "productId" } as const;

/**
 * An admin, who proved again who they are, agrees what the platform keeps of the sales of a store, a category or a product, or with
 * `toBps` null ends what was agreed. Orders made from the commit on pay it, the ones before keep theirs; the authors it touches are told.
 * Refuses when it is no longer `fromBps`, what the admin was looking at.
 */
export const setCommission = (admin: Viewer, input: CommissionInput): Promise<Answer> =>
  transact((tx) => setCommissionWithin(tx, alone(admin), input));

/** The same inside `tx`, by the hand of who confirmed it. */
export async function setCommissionWithin(
  tx: Tx,
  doer: Doer,
  { alvo, fromBps, toBps, motivo }: CommissionInput,
): Promise<Answer> {
  const proved = await requireStepUp(tx, doer.viewer);
  if (!proved.ok) return proved;
  const agreed = await AGREE[alvo.kind](tx, alvo.id, toBps);
  if (!agreed) return refuse("not_found");
  if (agreed.was === toBps) return refuse("already_so");
  if (agreed.was !== fromBps) return refuse("changed_meanwhile");
  const [change] = await tx
    .insert(commissionChanges)
    .values({
      [COLUMN[alvo.kind]]: alvo.id,
      beforeBps: agreed.was,
      afterBps: toBps,
      reason: motivo,
      changedBy: doer.askedBy.userId,
    })
    .returning({ id: commissionChanges.id });
  if (!change) throw new Error("no change");
  const decision = await recordDecision(tx, "commissions", {
    adminId: doer.viewer.userId,
    action: toBps === null ? "encerrar-comissao" : "combinar-comissao",
    target: { kind: "comissao", id: targetKey(alvo) },
    reason: motivo,
    detail: { de: agreed.was, para: toBps },
  });
  if (!decision.ok) return decision;
  await enqueue(tx, notifyCommissionJob, { changeId: change.id });
  // Only the rates of categories are told in public.
  if (alvo.kind === "categoria") await invalidate(tx, "fees");
  return ok();
}
