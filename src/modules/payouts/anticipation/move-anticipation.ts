import { and, eq, inArray, sql } from "drizzle-orm";
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

/** Moves an anticipation on, once; false where it already went further. What has no answer yet is asked about later. */
export async function moveAnticipation(
  tx: Tx,
  id: string,
  to: Exclude<AnticipationStatus, "enviando">,
  { cause, providerId }: { cause: string; providerId?: string },
): Promise<boolean> {
  const isOver = to === "recusada";
  const [moved] = await tx
    .update(anticipations)
    .set({
      status: to,
      ...(providerId ? { providerId } : {}),
      nextPollAt: isOver ? null : sql`now()`,
      ...(isOver || to === "aprovada" ? { closedAt: sql`now()` } : {}),
    })
    .where(and(eq(anticipations.id, id), inArray(anticipations.status, FROM[to])))
    .returning({ id: anticipations.id });
  if (!moved) return false;
  await recordState(tx, { entity: "anticipation", entityId: id, from: null, to, cause, actor: "sistema" });
  return true;
}
