import { and, desc, eq } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { outboxEmails } from "#platform/outbox.ts";
import { emailMessages, isStopped } from "../src/worker.ts";

/** With which facts the newest e-mail of a kind to an address would leave now; null when it would be taken back. */
export async function factsThatLeave(kind: string, to: string): Promise<unknown> {
  const [email] = await db
    .select()
    .from(outboxEmails)
    .where(and(eq(outboxEmails.kind, kind), eq(outboxEmails.recipient, to)))
    .orderBy(desc(outboxEmails.createdAt))
    .limit(1);
  const template = emailMessages.find(({ name }) => name === kind);
  if (!email || !template) throw new Error(`no ${kind} to ${to}`);
  if (email.stopPath !== null && (await isStopped(email.stopPath))) return null;
  const holds = await template.whatHolds(email.payload, { ref: email.ref, to });
  return holds === false ? null : holds === true ? email.payload : holds;
}
