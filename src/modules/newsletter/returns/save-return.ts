import { sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { returnedEmails } from "../tables.ts";
import { editionOfEmail, type ReturnKind } from "./rules.ts";

export type ReturnedEmail = { id: string; kind: string; ref: string; recipient: string };

/**
 * Keeps that an email came back, once for each kind, and writes no more of ours to a mailbox that is not there or that complained:
 * neither is undone by asking again. What is not of the newsletter goes on being sent.
 */
export async function saveReturn(
  tx: Tx,
  emailMessage: ReturnedEmail,
  { kind, statusCode }: { kind: ReturnKind; statusCode: string | null },
): Promise<void> {
  await tx
    .insert(returnedEmails)
    .values({ emailId: emailMessage.id, kind, statusCode, editionId: editionOfEmail(emailMessage) })
    .onConflictDoNothing();
  if (kind === "bounce_leve" || !emailMessage.kind.startsWith("newsletter.")) return;
  await tx.execute(sql`
    update subscribers set status = ${kind} where email = lower(${emailMessage.recipient})
      and status in ('pendente', 'confirmado', 'descadastrado')`);
}
