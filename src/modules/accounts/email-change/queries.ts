import { and, desc, eq, gt, ne, or, sql } from "drizzle-orm";
import { emailKey } from "#kit/email.ts";
import type { Db } from "#platform/db.ts";
import type { OpenChange } from "./schema.ts";
import { emailChanges } from "./tables.ts";

/** The newest change of the person that has not run its course (database time); null when there is none. */
export async function findOpenChange(on: Db, userId: string): Promise<OpenChange | null> {
  const [row] = await on
    .select()
    .from(emailChanges)
    .where(
      and(
        eq(emailChanges.userId, userId),
        or(
          and(eq(emailChanges.status, "pedida"), gt(emailChanges.expiresAt, sql`now()`)),
          and(eq(emailChanges.status, "confirmada"), gt(emailChanges.undoUntil, sql`now()`)),
        ),
      ),
    )
    .orderBy(desc(emailChanges.requestedAt))
    .limit(1);
  if (!row) return null;
  if (row.undoUntil) return { status: "confirmada", oldEmail: row.oldEmail, until: row.undoUntil };
  return { status: "pedida", newEmail: row.newEmail, until: row.expiresAt };
}

/** Whether the address waits for somebody who may still come back to it; `except` is who is asking. */
export async function isSavedAddress(on: Db, email: string, except: string | null = null): Promise<boolean> {
  const rows = await on
    .select({ id: emailChanges.id })
    .from(emailChanges)
    .where(
      and(
        eq(emailChanges.oldEmail, emailKey(email)),
        eq(emailChanges.status, "confirmada"),
        gt(emailChanges.undoUntil, sql`now()`),
        except === null ? undefined : ne(emailChanges.userId, except),
      ),
    )
    .limit(1);
  return rows.length > 0;
}
