import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db } from "#platform/db.ts";
import { findViewer } from "#platform/session.ts";
import { PASSWORD, signedInPerson, signIn, stepUp } from "../../../../tests/authenticator.ts";
import { cookieOf, createUser } from "../../../../tests/factories.ts";
import { freshCaller, freshEmail, emailsTo, mailed } from "../../../../tests/mailbox.ts";
import { isResetLinkLive } from "../queries.ts";
import { requestReset } from "../request-reset.ts";
import { findCredentialChange } from "../second-step/credential-changes.ts";
import { signInWithPassword } from "../sign-in-with-password.ts";
import { sessions, users } from "../tables.ts";
import { changePassword } from "./change-password.ts";
import { endOtherSessions, endSession } from "./end-sessions.ts";
import { findAccountSettings, findHasPassword, findOpenSessions } from "./queries.ts";
import { saveProfile } from "./save-profile.ts";

const NEW_PASSWORD = "quatro cajás maduros";
const enter = (email: string, password: string) => signInWithPassword({ email, password, isRemembered: true }, freshCaller());

describe("the account's data", () => {
  it("the name changes, the document comes out masked", async () => {
    const { user } = await signedInPerson({ name: "Iara Nunes", document: "52998224725" });
    await saveProfile(user.id, { name: "Iara Nunes Prado" });
    expect(await findAccountSettings(db, user.id)).toEqual({
      name: "Iara Nunes Prado",
      email: user.email,
      document: "•••.982.247-••",
      emailChange: null,
    });
  });
});

describe("changing the password", () => {
  it("asks the person to confirm who they are, and without it nothing changes", async () => {
    const { user, viewer } = await signedInPerson();
    expect(await changePassword(viewer, { password: NEW_PASSWORD })).toMatchObject({ reason: "step_up_needed" });
    expect((await enter(user.email, PASSWORD)).ok).toBe(true);
  });

  it("this session stays, the others and open links end, and the owner is notified (INV-38)", async () => {
    const { user, viewer } = await signedInPerson();
    const elsewhere = await cookieOf(user);
    await requestReset({ email: user.email }, freshCaller());
    const link = await mailed(user.email, "token");
    await stepUp(viewer);
    expect((await changePassword(viewer, { password: NEW_PASSWORD })).ok).toBe(true);
    expect(await findViewer(elsewhere)).toBeNull();
    expect(await db.$count(sessions, eq(sessions.id, viewer.sessionId))).toBe(1);
    expect(await isResetLinkLive(link)).toBe(false);
    expect((await enter(user.email, PASSWORD)).ok).toBe(false);
    expect((await enter(user.email, NEW_PASSWORD)).ok).toBe(true);
    expect((await emailsTo(user.email)).map(({ kind }) => kind)).toContain("conta.senha-nova");
    expect(await findCredentialChange(db, user.id, ["senha"])).not.toBeNull();
  });

  it("the same as before and one's own e-mail are refused beside the field", async () => {
    const { user, viewer } = await signedInPerson();
    await stepUp(viewer);
    for (const password of [PASSWORD, user.email]) {
      expect(await changePassword(viewer, { password })).toMatchObject({ fields: { password: expect.any(String) } });
    }
    expect((await enter(user.email, PASSWORD)).ok).toBe(true);
  });

  it("someone who had no password gains one", async () => {
    const user = await createUser({ email: freshEmail() });
    const viewer = await signIn(user.id);
    expect(await findHasPassword(db, user.id)).toBe(false);
    await stepUp(viewer);
    expect((await changePassword(viewer, { password: NEW_PASSWORD })).ok).toBe(true);
    expect(await findHasPassword(db, user.id)).toBe(true);
    expect((await emailsTo(user.email)).map(({ kind }) => kind)).toContain("conta.senha-criada");
  });
});

describe("sessions", () => {
  it("the list brings this one first and only those that still work, with nothing that opens one", async () => {
    const { user, viewer } = await signedInPerson();
    const other = await signIn(user.id);
    const idle = await signIn(user.id);
    await db
      .update(sessions)
      .set({ updatedAt: new Date(Date.now() - 8 * 86_400_000) })
      .where(eq(sessions.id, idle.sessionId));
    const listed = await findOpenSessions(db, viewer);
    expect(listed.map(({ id, isHere }) => [id, isHere])).toEqual([
      [viewer.sessionId, true],
      [other.sessionId, false],
    ]);
    expect(Object.keys(listed[0] ?? {})).not.toContain("token");
  });

  it("signing out of one takes effect on the next call, and another person's stays (INV-38)", async () => {
    const { user, viewer } = await signedInPerson();
    const cookie = await cookieOf(user);
    const there = await findViewer(cookie);
    const stranger = await signedInPerson();
    await endSession(viewer, { sessionId: stranger.viewer.sessionId }, freshCaller());
    await endSession(viewer, { sessionId: there?.sessionId ?? "" }, freshCaller());
    expect(await findViewer(cookie)).toBeNull();
    expect(await db.$count(sessions, eq(sessions.id, stranger.viewer.sessionId))).toBe(1);
  });

  it("signing out of all the others leaves only this one (INV-38)", async () => {
    const { user, viewer } = await signedInPerson();
    const cookies = [await cookieOf(user), await cookieOf(user)];
    expect(await endOtherSessions(viewer, freshCaller())).toEqual({ ok: true, value: { ended: 2 } });
    expect(await Promise.all(cookies.map(findViewer))).toEqual([null, null]);
    expect((await findOpenSessions(db, viewer)).map(({ id }) => id)).toEqual([viewer.sessionId]);
    expect(await db.$count(users, eq(users.id, user.id))).toBe(1);
  });
});
