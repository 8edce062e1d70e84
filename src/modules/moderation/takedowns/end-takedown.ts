import { and, eq, ne } from "drizzle-orm";
import { withholdFiles } from "#modules/catalog/withhold-files.ts";
import type { Tx } from "#platform/db.ts";
import { recordState } from "#platform/state-history.ts";
import { takedowns } from "./tables.ts";

/**
 * Gives a withdrawal up inside a `tx` that holds the product: its buyers have their files again. False once they are being told, when
 * nothing is given up any more; true, too, when there was none.
 */
export async function endTakedown(tx: Tx, productId: number, by: { actor: string; cause: string }): Promise<boolean> {
  const [one] = await tx
    .select({ id: takedowns.id, status: takedowns.status })
    .from(takedowns)
    .where(and(eq(takedowns.productId, productId), ne(takedowns.status, "desfeita")))
    .for("update");
  if (!one) return true;
  if (one.status !== "marcada") return false;
  await tx.update(takedowns).set({ status: "desfeita" }).where(eq(takedowns.id, one.id));
  await withholdFiles(tx, productId, false);
  await recordState(tx, { entity: "takedown", entityId: one.id, from: "marcada", to: "desfeita", ...by });
  return true;
}
