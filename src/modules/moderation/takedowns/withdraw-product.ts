import { type OwnCase, recordDecision } from "#modules/accounts/record-decision.ts";
import { sql } from "drizzle-orm";
import { requireStepUp } from "#modules/accounts/step-up.ts";
import { moveProduct } from "#modules/catalog/move-product.ts";
import { isPutAway } from "#modules/catalog/rules/product-status.ts";
import { withholdFiles } from "#modules/catalog/withhold-files.ts";
import { type Outcome, refuse } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import type { Viewer } from "#platform/session.ts";
import { readSetting } from "#platform/settings.ts";
import { recordState } from "#platform/state-history.ts";
import { answerReports } from "../decide-report.ts";
import { lockProduct } from "../queries.ts";
import { countDecision } from "../strikes/count-decision.ts";
import { hasOpenAppeal, lockOpenReports } from "./queries/held.ts";
import type { Ground } from "./rules.ts";
import type { WithdrawRefusal } from "./schema.ts";
import { takedownSetting } from "./settings.ts";
import { takedowns } from "./tables.ts";
import { notifyAuthor } from "./notify-author.ts";

type Wanted = { productId: number; fundamento: Ground; motivo: string };

/**
 * An admin, who proved again who they are, withdraws a product from who bought it, by a legal reason: it leaves the shop, or where its
 * author had put it away, and its files close now; from the end of the author's time to contest on, a job tells each buyer and gives the money back. Open reports of it are
 * answered. Refused while its author's request for another look waits.
 */
export function withdrawProduct(
  admin: Viewer,
  { productId, fundamento, motivo }: Wanted,
): Promise<Outcome<void, WithdrawRefusal | OwnCase>> {
  return transact(async (tx): Promise<Outcome<void, WithdrawRefusal | OwnCase>> => {
    const proved = await requireStepUp(tx, admin);
    if (!proved.ok) return proved;
    await lockOpenReports(tx, productId);
    const product = await lockProduct(tx, productId);
    if (!product) return refuse("not_found");
    if (await hasOpenAppeal(tx, productId)) return refuse("appeal_open");
    const by = { actor: `admin:${admin.userId}`, cause: motivo };
    if (product.status !== "bloqueado") {
      const moved = await moveProduct(tx, product, isPutAway(product.status) ? "bloquear_guardado" : "bloquear", by);
      if (!moved.ok) return moved;
    }
    const { contestHours } = await readSetting(tx, takedownSetting);
    const startsAt = sql<Date>`now() + make_interval(hours => ${contestHours})`;
    const [made] = await tx
      .insert(takedowns)
      .values({ productId, ground: fundamento, reason: motivo, requestedBy: admin.userId, startsAt })
      .onConflictDoNothing()
      .returning();
    if (!made) return refuse("already_done");
    await withholdFiles(tx, productId, true);
    await recordState(tx, { entity: "takedown", entityId: made.id, from: null, to: "marcada", ...by });
    await notifyAuthor(tx, product, made, "marcada");
    const thing = { kind: "produto" as const, ref: String(productId) };
    await countDecision(tx, thing, by);
    const answer = { upheld: true, reason: motivo };
    const denuncias = await answerReports(tx, admin.userId, { ...thing, subject: product.title }, answer);
    const target = { kind: thing.kind, id: thing.ref };
    const detail = { fundamento, denuncias };
    return await recordDecision(tx, "moderation", {
      adminId: admin.userId,
      action: "retirar-das-bibliotecas",
      target,
      reason: motivo,
      detail,
    });
  });
}
