import { sql } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { db } from "#platform/db.ts";
import { appCode, PASSWORD, signedInPerson, stepUp, withSecondStep } from "../../../tests/authenticator.ts";
import { cookieOf, createUser } from "../../../tests/factories.ts";
import { freshCaller } from "../../../tests/mailbox.ts";
import { passkeyDevice } from "../../../tests/passkey.ts";
import { confirmIdentity } from "./confirm-identity.ts";
import { finishEnrolment } from "./passkeys/finish-enrolment.ts";
import { startAssertion } from "./passkeys/start-assertion.ts";
import { startEnrolment } from "./passkeys/start-enrolment.ts";
import { findSecondStep } from "./second-step/queries.ts";
import { env } from "#platform/env.ts";
import { findViewer } from "#platform/session.ts";

const isPublic = env.isPublic;
afterEach(() => Object.assign(env, { isPublic }));
const opened = (setCookies: string[]) => setCookies.map((cookie) => cookie.split(";", 1)[0]).join("; ");

function valueOf<T>(answer: { ok: true; value: T } | { ok: false; reason: string }): T {
  if (!answer.ok) throw new Error(answer.reason);
  return answer.value;
}

/** Somebody with a password and a passkey, asked again who they are. */
async function withPasskey(roles: string[]) {
  const { viewer } = await signedInPerson({ roles });
  await stepUp(viewer);
  const phone = passkeyDevice();
  valueOf(await finishEnrolment(viewer, phone.make(valueOf(await startEnrolment(viewer))), freshCaller()));
  await db.execute(sql`update sessions set stepped_up_at = null where id = ${viewer.sessionId}`);
  return { viewer, phone };
}

describe("the administration", () => {
  it("opens by a second factor, in its own strict cookie, and closes by age, by rest and with the session", async () => {
    const { viewer, user } = await signedInPerson({ roles: ["admin"] });
    const { key } = await withSecondStep(viewer);
    const answer = await confirmIdentity(viewer, { code: appCode(key) }, { ip: "203.0.113.5" });
    if (!answer.ok) throw new Error(answer.reason);
    const { setCookies } = answer.value;
    expect(setCookies[1]).toMatch(/^adm=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=28800$/);
    const isAdmin = async (cookie: string) => (await findViewer(cookie))?.isAdmin;
    const both = opened(setCookies);
    expect(await isAdmin(both)).toBe(true);
    expect(await isAdmin(opened(setCookies.slice(0, 1)))).toBe(false);
    expect((await findViewer(opened(setCookies.slice(0, 1))))?.hasAdminRole).toBe(true);
    await db.execute(sql`update admin_sessions set used_at = now() - interval '31 minutes'`);
    expect(await isAdmin(both)).toBe(false);
    await db.execute(sql`update admin_sessions set used_at = now(), ends_at = now() - interval '1 second'`);
    expect(await isAdmin(both)).toBe(false);
    await db.execute(sql`update admin_sessions set ends_at = now() + interval '1 hour'`);
    expect(await isAdmin(both)).toBe(true);
    await db.execute(sql`delete from sessions where user_id = ${user.id}`);
    expect((await db.execute(sql`select 1 from admin_sessions`)).rows).toEqual([]);
  });

  it("is open to a role without a second factor only away from the public", async () => {
    const cookie = await cookieOf(await createUser({ roles: ["admin"] }));
    expect((await findViewer(cookie))?.isAdmin).toBe(true);
    Object.assign(env, { isPublic: true });
    expect(await findViewer(cookie)).toMatchObject({ isAdmin: false, hasAdminRole: true });
  });

  it("of who has only a passkey is not for the password, which would make the factor that opens it", async () => {
    const { viewer, phone } = await withPasskey(["admin"]);
    expect(await findSecondStep(db, viewer)).toMatchObject({ proof: "none", hasPasskeys: true });
    expect(await confirmIdentity(viewer, { password: PASSWORD }, freshCaller())).toMatchObject({ reason: "wrong_password" });
    expect(await startEnrolment(viewer)).toMatchObject({ reason: "step_up_needed" });
    const assertion = phone.sign(valueOf(await startAssertion({ for: "step-up", userId: viewer.userId })));
    const { setCookies } = valueOf(await confirmIdentity(viewer, { assertion }, freshCaller()));
    expect(setCookies[1]).toContain("adm=");
    const { viewer: buyer } = await withPasskey([]);
    expect(await findSecondStep(db, buyer)).toMatchObject({ proof: "password", hasPasskeys: true });
    expect(await confirmIdentity(buyer, { password: PASSWORD }, freshCaller())).toMatchObject({ ok: true });
  });
});
