import { randomUUID } from "node:crypto";
import { desc, eq } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { outboxEmails } from "#platform/outbox.ts";

export type TestEmail = { kind: string; payload: Record<string, string> };

/** What the outbox holds for an address, newest first. */
export async function emailsTo(email: string): Promise<TestEmail[]> {
  const rows = await db
    .select()
    .from(outboxEmails)
    .where(eq(outboxEmails.recipient, email))
    .orderBy(desc(outboxEmails.createdAt));
  return rows.map(({ kind, payload }) => ({ kind, payload: payload as Record<string, string> }));
}

/** The newest email's fact of that name: a code, a token. */
export async function mailed(email: string, fact: "code" | "token" | "denial" | "confirm" | "undo"): Promise<string> {
  const found = (await emailsTo(email)).find(({ payload }) => payload[fact]);
  if (!found) throw new Error(`no letter with a ${fact}`);
  return found.payload[fact] ?? "";
}

/** An address nobody has used yet. */
export const freshEmail = (): string => `pessoa.${randomUUID().slice(0, 8)}@exemplo.com.br`;

let networks = 0;

/** Somebody from a network of their own. */
export function freshCaller(sessionId: string | null = null) {
  networks += 1;
  return { ip: `10.${Math.floor(networks / 250)}.${networks % 250}.7`, userAgent: "teste", sessionId };
}

/** Any code but that one. */
export const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, "0");
