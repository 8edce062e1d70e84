import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { findViewer, readCookie, SESSION_COOKIE } from "#platform/session.ts";
import { createUser } from "../../../tests/factories.ts";
import { freshCaller } from "../../../tests/mailbox.ts";
import { openSession } from "./open-session.ts";
import { signOut } from "./sign-out.ts";
import { sweepExpired } from "./sweep-expired.ts";
import { sessions, users } from "./tables.ts";

const cookieOf = (setCookie: string) => setCookie.split(";", 1)[0] ?? "";

async function opened(sessionId: string | null = null, userId?: string) {
  const id = userId ?? (await createUser()).id;
  const { value } = await transact(async (tx) => ok(await openSession(tx, id, freshCaller(sessionId))));
  const cookie = cookieOf(value.setCookie);
  const viewer = await findViewer(cookie);
  if (!viewer) throw new Error("no viewer");
  return { userId: id, cookie, token: value.token, sessionId: viewer.sessionId };
}
const age = (sessionId: string, column: "expires_at" | "updated_at", by: string) =>
  db.execute(
    sql`update sessions set ${sql.identifier(column)} = ${sql.identifier(column)} - ${by}::interval where id = ${sessionId}`,
  );

describe("the session", () => {
  it("is created and dies with the transaction that opens it", async () => {
    const user = await createUser();
    let cookie = "";
    const work = transact(async (tx) => {
      cookie = cookieOf((await openSession(tx, user.id, freshCaller())).setCookie);
      throw new Error("a compra falhou depois");
    });
    await expect(work).rejects.toThrow("a compra falhou depois");
    expect(await findViewer(cookie)).toBeNull();
    expect(await db.select().from(sessions).where(eq(sessions.userId, user.id))).toEqual([]);
  });

  it("signing in again replaces the identifier, and the earlier one is no longer valid (B048)", async () => {
    const before = await opened();
    const after = await opened(before.sessionId, before.userId);
    expect(after.token).not.toBe(before.token);
    expect(await findViewer(before.cookie)).toBeNull();
  });

  it("has a 32-character secret that does not repeat", async () => {
    const tokens = await Promise.all(Array.from({ length: 20 }, async () => (await opened()).token));
    expect(new Set(tokens).size).toBe(20);
    expect(tokens.every((token) => /^[A-Za-z0-9]{32}$/.test(token))).toBe(true);
  });

  it("ends 30 days after it starts, even in use", async () => {
    const { cookie, sessionId } = await opened();
    await age(sessionId, "expires_at", "29 days 23 hours");
    expect(await findViewer(cookie)).not.toBeNull();
    await age(sessionId, "expires_at", "1 hour 1 second");
    expect(await findViewer(cookie)).toBeNull();
  });

  it("ends after 7 idle days; use keeps it alive", async () => {
    const { cookie, sessionId } = await opened();
    await age(sessionId, "updated_at", "6 days");
    expect(await findViewer(cookie)).not.toBeNull();
    await age(sessionId, "updated_at", "6 days");
    expect(await findViewer(cookie)).not.toBeNull();
    await age(sessionId, "updated_at", "7 days 1 second");
    expect(await findViewer(cookie)).toBeNull();
  });

  it("of a deleted account or one that signed out is not valid (B047)", async () => {
    const gone = await opened();
    await db
      .delete(users)
      .where(eq(users.id, gone.userId))
      .catch(() => db.execute(sql`delete from accounts where user_id = ${gone.userId}`));
    await db.delete(users).where(eq(users.id, gone.userId));
    expect(await findViewer(gone.cookie)).toBeNull();

    const left = await opened();
    await signOut({ sessionId: left.sessionId });
    await signOut({ sessionId: left.sessionId });
    expect(await findViewer(left.cookie)).toBeNull();
  });

  it("between two cookies of the same name the first with our signature counts; one of 8 KB breaks nothing (B049)", async () => {
    const { cookie, userId } = await opened();
    expect(await findViewer(`${SESSION_COOKIE}=forjado.assinatura; ${cookie}`)).toMatchObject({ userId });
    expect(await findViewer(`${SESSION_COOKIE}=${"x".repeat(8192)}`)).toBeNull();
    expect(await findViewer(`${SESSION_COOKIE}=%E0%A4%A`)).toBeNull();
  });

  it("one changed character in the signature or the secret does not sign in", async () => {
    const { cookie } = await opened();
    const value = readCookie(cookie, SESSION_COOKIE) ?? "";
    for (const at of [0, 15, value.length - 5]) {
      const forged = value.slice(0, at) + (value[at] === "A" ? "B" : "A") + value.slice(at + 1);
      expect(await findViewer(`${SESSION_COOKIE}=${encodeURIComponent(forged)}`)).toBeNull();
    }
  });

  it("cleaning up removes the ended ones and leaves the live ones", async () => {
    const [alive, idle, old] = [await opened(), await opened(), await opened()];
    await age(idle.sessionId, "updated_at", "7 days 1 second");
    await age(old.sessionId, "expires_at", "31 days");
    await sweepExpired();
    const left = await db.select({ id: sessions.id }).from(sessions);
    const ids = left.map(({ id }) => id);
    expect(ids).toContain(alive.sessionId);
    expect(ids).not.toContain(idle.sessionId);
    expect(ids).not.toContain(old.sessionId);
  });
});
