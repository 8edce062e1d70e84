import { eq, sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { recordState } from "#platform/state-history.ts";
import { anticipations } from "../tables/anticipations.ts";
import type { AnticipationStatus } from "./rules.ts";

const FROM: Record<Exclude<AnticipationStatus, "enviando">, AnticipationStatus[]> = {
  desconhecida: ["enviando"],
  pendente: ["enviando", "desconhecida"],
  aprovada: ["enviando", "desconhecida", "pendente"],
  recusada: ["enviando", "desconhecida", "pendente"],
};

/** Changes an anticipation's state once; returns false when it is already further. One without a result yet is polled later. */
export async function moveAnticipation(
  tx: Tx,
  id: string,
  to: Exclude<AnticipationStatus, "enviando">,
  { cause, providerId }: { cause: string; providerId?: string },
): Promise<boolean> {
  const [before] = await tx
    .select({ status: anticipations.status })
    .from(anticipations)
    .where(eq(anticipations.id, id))
    .for("update");
  if (!before || !FROM[to].includes(before.status)) return false;
  const isOver = to === "recusada";
  await tx
    .update(anticipations)
    .set({
      status: to,
      ...(providerId ? { providerId } : {}),
      nextPollAt: isOver ? null : sql`now()`,
      ...(isOver || to === "aprovada" ? { closedAt: sql`now()` } : {}),
    })
    .where(eq(anticipations.id, id));
  await recordState(tx, { entity: "anticipation", entityId: id, from: before.status, to, cause, actor: "sistema" });
  return true;
}
