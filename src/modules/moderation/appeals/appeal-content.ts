import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { recordState } from "#platform/state-history.ts";
import { findTakenDown } from "./queries.ts";
import type { AppealKind } from "./rules.ts";
import type { AppealRefusal } from "./schema.ts";
import { moderationAppeals } from "./tables.ts";

type Requested = { kind: AppealKind; ref: string; palavras: string };

/** Who made something that was taken down asks that another look be given, once for each time it was. */
export function appealContent(userId: string, { kind, ref, palavras }: Requested): Promise<Outcome<void, AppealRefusal>> {
  return transact(async (tx): Promise<Outcome<void, AppealRefusal>> => {
    const down = await findTakenDown(tx, userId, kind, ref);
    if (!down) return refuse("not_found");
    if (down.appeal) return refuse("already_asked");
    const [saved] = await tx
      .insert(moderationAppeals)
      .values({ kind, ref, userId, words: palavras })
      .onConflictDoNothing()
      .returning({ id: moderationAppeals.id });
    if (!saved) return refuse("already_asked");
    const entry = { entity: "appeal", entityId: saved.id, from: null, to: "aberto" };
    await recordState(tx, { ...entry, cause: "pedido de revisão", actor: userId });
    return ok();
  });
}
