import { and, desc, eq, gt, isNotNull, sql } from "drizzle-orm";
import { maskDocument } from "#kit/cpf-cnpj.ts";
import { deviceName } from "#kit/device-name.ts";
import type { Db } from "#platform/db.ts";
import { ipBucket } from "#platform/rate-limit.ts";
import type { Viewer } from "#platform/session.ts";
import { findOpenChange } from "../email-change/queries.ts";
import type { OpenChange } from "../email-change/schema.ts";
import { accounts, sessions, users } from "../tables.ts";
import type { OpenSession } from "./schema.ts";

/** What the person reads of themselves: the document masked, and an e-mail on its way. */
export type AccountSettings = { name: string; email: string; document: string | null; emailChange: OpenChange | null };

export async function findAccountSettings(on: Db, userId: string): Promise<AccountSettings> {
  const [user] = await on
    .select({ name: users.name, email: users.email, document: users.document })
    .from(users)
    .where(eq(users.id, userId));
  if (!user) throw new Error("a session without its person");
  return {
    ...user,
    document: user.document && maskDocument(user.document),
    emailChange: await findOpenChange(on, userId),
  };
}

const SHOWN_SESSIONS = 50;

/** The sessions that still enter, this one first, then the last used. */
export async function findOpenSessions(on: Db, viewer: Viewer): Promise<OpenSession[]> {
  const rows = await on
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, viewer.userId),
        gt(sessions.expiresAt, sql`now()`),
        gt(sessions.updatedAt, sql`now() - interval '7 days'`),
      ),
    )
    .orderBy(desc(eq(sessions.id, viewer.sessionId)), desc(sessions.updatedAt))
    .limit(SHOWN_SESSIONS);
  return rows.map((row) => ({
    id: row.id,
    device: deviceName(row.userAgent),
    network: ipBucket(row.ipAddress ?? ""),
    since: row.createdAt,
    usedAt: row.updatedAt,
    isHere: row.id === viewer.sessionId,
  }));
}

/** Whether a Google account opens this one too. */
export const findHasGoogle = async (on: Db, userId: string): Promise<boolean> =>
  (await on.$count(accounts, and(eq(accounts.userId, userId), eq(accounts.providerId, "google")))) > 0;

/** Whether the person enters by password too; who bought as a guest, or came by Google, may have none. */
export const findHasPassword = async (on: Db, userId: string): Promise<boolean> =>
  (await on.$count(accounts, and(eq(accounts.userId, userId), isNotNull(accounts.password)))) > 0;
