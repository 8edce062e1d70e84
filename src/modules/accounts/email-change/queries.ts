import { and, desc, eq, gt, or, type SQL, sql } from "drizzle-orm";
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
  const { rowCount } = await on.execute(sql`select 1 where ${isSaved(email, except)}`);
  return rowCount === 1;
}

/** SQL of the same. */
export const isSaved = (email: string, except: string | null = null): SQL<boolean> => sql`exists (
  select from email_changes where old_email = ${emailKey(email)} and status = 'confirmada' and undo_until > now()
    and user_id is distinct from ${except}::uuid)`;
