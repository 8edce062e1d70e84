import { sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { letterReturns } from "../tables.ts";
import { editionOfLetter, type ReturnKind } from "./rules.ts";

export type ReturnedLetter = { id: string; kind: string; ref: string; recipient: string };

/**
 * Keeps that a letter came back, once for each kind, and writes no more of ours to a mailbox that is not there or that complained:
 * neither is undone by asking again. What is not of the newsletter goes on being sent.
 */
export async function keepReturn(
  tx: Tx,
  letter: ReturnedLetter,
  { kind, statusCode }: { kind: ReturnKind; statusCode: string | null },
): Promise<void> {
  await tx
    .insert(letterReturns)
    .values({ letterId: letter.id, kind, statusCode, editionId: editionOfLetter(letter) })
    .onConflictDoNothing();
  if (kind === "bounce_leve" || !letter.kind.startsWith("newsletter.")) return;
  await tx.execute(sql`
    update subscribers set status = ${kind} where email = lower(${letter.recipient})
      and status in ('pendente', 'confirmado', 'descadastrado')`);
}
