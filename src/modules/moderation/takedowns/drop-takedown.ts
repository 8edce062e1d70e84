import { type OwnCase, recordDecision } from "#modules/accounts/record-decision.ts";
import { type Outcome, refuse } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { lockProduct } from "../queries.ts";
import { endTakedown } from "./end-takedown.ts";
import { findInForce } from "./queries/held.ts";
import type { DropRefusal } from "./schema.ts";
import { notifyAuthor } from "./notify-author.ts";

type Act = { productId: number; motivo: string };

/** An admin gives a withdrawal up before the first buyer is told: the product stays off sale, and who bought it has its files again. */
export function dropTakedown(adminId: string, { productId, motivo }: Act): Promise<Outcome<void, DropRefusal | OwnCase>> {
  return transact(async (tx): Promise<Outcome<void, DropRefusal | OwnCase>> => {
    const product = await lockProduct(tx, productId);
    const takedown = await findInForce(tx, productId);
    if (!product || !takedown) return refuse("not_found");
    if (!(await endTakedown(tx, productId, { actor: `admin:${adminId}`, cause: motivo }))) return refuse("under_way");
    await notifyAuthor(tx, product, { ...takedown, reason: motivo }, "desfeita");
    const target = { kind: "produto", id: String(productId) };
    return await recordDecision(tx, "moderation", { adminId, action: "manter-nas-bibliotecas", target, reason: motivo });
  });
}
