import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db } from "#platform/db.ts";
import { findViewer } from "#platform/session.ts";
import { appCode, PASSWORD, signedInPerson, signIn, withSecondStep } from "../../../tests/authenticator.ts";
import { freshCaller } from "../../../tests/mailbox.ts";
import { confirmIdentity } from "./confirm-identity.ts";
import { signInWithPassword } from "./sign-in-with-password.ts";
import { requireStepUp } from "./step-up.ts";

const cookieOf = (setCookie: string) => setCookie.split(";", 1)[0] ?? "";
const password = (email: string) => signInWithPassword({ email, password: PASSWORD, isRemembered: true }, freshCaller());

describe("confirming that it is you", () => {
  it("a password confirms for 5 minutes, by the database's clock, and replaces the session cookie", async () => {
    const { user } = await signedInPerson();
    const entered = await password(user.email);
    if (!entered.ok) throw new Error(entered.reason);
    const viewer = await findViewer(cookieOf(entered.value.setCookie));
    expect(await requireStepUp(db, viewer!)).toMatchObject({ reason: "step_up_needed" });
    expect(await confirmIdentity(viewer!, { password: "outra" }, freshCaller())).toMatchObject({ reason: "wrong_password" });

    const confirmed = await confirmIdentity(viewer!, { password: PASSWORD }, freshCaller());
    if (!confirmed.ok) throw new Error(confirmed.reason);
    expect(await findViewer(cookieOf(entered.value.setCookie))).toBeNull();
    const after = await findViewer(cookieOf(confirmed.value.setCookies[0] ?? ""));
    expect(after).toMatchObject({ sessionId: viewer!.sessionId });
    expect(await requireStepUp(db, after!)).toMatchObject({ ok: true });

    const aged = (by: string) =>
      db.execute(sql`update sessions set stepped_up_at = now() - ${by}::interval where id = ${viewer!.sessionId}`);
    await aged("4 minutes 50 seconds");
    expect((await requireStepUp(db, after!)).ok).toBe(true);
    await aged("5 minutes 1 second");
    expect((await requireStepUp(db, after!)).ok).toBe(false);
  });

  it("with the second step enabled the password is not enough; the app and a recovery code are", async () => {
    const { user, viewer } = await signedInPerson();
    const { key, codes } = await withSecondStep(viewer);
    expect(await confirmIdentity(viewer, { password: PASSWORD }, freshCaller())).toMatchObject({ reason: "wrong_app_code" });
    expect((await confirmIdentity(viewer, { code: appCode(key) }, freshCaller())).ok).toBe(true);
    const elsewhere = await signIn(user.id);
    expect((await confirmIdentity(elsewhere, { code: (codes[0] ?? "").replace("-", "") }, freshCaller())).ok).toBe(true);
  });

  it("counts for this session and not for another of the same person", async () => {
    const { user, viewer } = await signedInPerson();
    await confirmIdentity(viewer, { password: PASSWORD }, freshCaller());
    expect(await requireStepUp(db, await signIn(user.id))).toMatchObject({ reason: "step_up_needed" });
  });
});
