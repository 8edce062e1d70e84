import { and, eq, ne } from "drizzle-orm";
import { ok, type Ok } from "#kit/outcome.ts";
import { transact, type Tx } from "#platform/db.ts";
import type { Viewer } from "#platform/session.ts";
import { forgetBrowsers } from "../second-step/remembered-browser.ts";
import { rememberedBrowsers } from "../second-step/tables.ts";
import { noteSecurity } from "../security-log.ts";
import { sessions } from "../tables.ts";

type Requested = { sessionId: string };

/**
 * Ends one of the person's own sessions; its next request is nobody's (INV-38), and its browser is asked for the second step again.
 * One that ended already, or is not theirs, is the same ok.
 */
export async function endSession(viewer: Viewer, { sessionId }: Requested, caller: { ip: string }): Promise<Ok<void>> {
  const ended = await transact(async (tx) => {
    const [gone] = await tx
      .delete(sessions)
      .where(and(eq(sessions.id, sessionId), eq(sessions.userId, viewer.userId)))
      .returning({ deviceId: sessions.deviceId });
    if (gone?.deviceId) await tx.delete(rememberedBrowsers).where(eq(rememberedBrowsers.deviceId, gone.deviceId));
    return ok();
  });
  noteSecurity("signed out", caller.ip);
  return ended;
}

/** Ends every session but this one, and asks every browser for the second step again. */
export async function endOtherSessions(viewer: Viewer, caller: { ip: string }): Promise<Ok<{ ended: number }>> {
  const answer = await transact(async (tx) => {
    const ended = await tx
      .delete(sessions)
      .where(and(eq(sessions.userId, viewer.userId), ne(sessions.id, viewer.sessionId)))
      .returning({ id: sessions.id });
    await forgetBrowsers(tx, viewer.userId);
    return ok({ ended: ended.length });
  });
  noteSecurity("signed out", caller.ip);
  return answer;
}

/** Ends every session of an account inside the caller's transaction, and asks every browser for the second step again; how many ended. */
export async function endAllSessions(tx: Tx, userId: string): Promise<number> {
  const ended = await tx.delete(sessions).where(eq(sessions.userId, userId)).returning({ id: sessions.id });
  await forgetBrowsers(tx, userId);
  return ended.length;
}
