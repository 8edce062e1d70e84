import { eq, sql } from "drizzle-orm";
import { sessions } from "#modules/accounts/tables.ts";
import { erasures } from "#modules/operations/privacy/tables.ts";
import { db } from "#platform/db.ts";
import type { Viewer } from "#platform/session.ts";
import { type TestUser, viewerOf } from "./factories.ts";

/** Somebody who proved a moment ago that it is them. */
export async function provedViewer(user: TestUser): Promise<Viewer> {
  const [session] = await db
    .insert(sessions)
    .values({ userId: user.id, token: `${user.id}-provou`, expiresAt: new Date(Date.now() + 3_600_000) })
    .returning();
  await db.execute(sql`update sessions set stepped_up_at = now() where id = ${session!.id}`);
  return { ...(await viewerOf(user)), sessionId: session!.id };
}

/** The seven days are over for everybody who asked. */
export const due = () =>
  db.execute(sql`update erasures set due_at = now() - interval '1 second' where status in ('carencia', 'executando')`);
/** Every email written so far is in its mailbox. */
export const emailsLeft = () => db.execute(sql`update outbox_emails set status = 'enviado' where status = 'pendente'`);
export const statusOf = async (user: TestUser) =>
  (
    await db
      .select()
      .from(erasures)
      .where(eq(erasures.userId, user.id))
      .orderBy(sql`requested_at desc`)
  )[0]?.status;
