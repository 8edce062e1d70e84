import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db } from "#platform/db.ts";
import { createUser } from "../../../tests/factories.ts";
import { freshCaller, freshEmail, emailsTo, mailed, otherThan } from "../../../tests/mailbox.ts";
import { requestCode } from "./request-code.ts";
import { requestReset } from "./request-reset.ts";
import { resetPassword } from "./reset-password.ts";
import { signInWithCode } from "./sign-in-with-code.ts";
import { signUp } from "./sign-up.ts";

const enter = (email: string, code: string, caller = freshCaller()) => signInWithCode({ email, code, pending: null }, caller);
const codesTo = async (email: string) => (await emailsTo(email)).filter(({ kind }) => kind === "conta.codigo");
const times = (count: number) => Array.from({ length: count });

/** The count of this minute is over, as after waiting for it. */
const minuteLater = () => db.execute(sql`delete from rate_limits where key like '%-minute:%'`);

describe("strangers who ask for an address in many networks", () => {
  it("keep nobody from entering by code: the live code goes again, then waits in the mailbox", async () => {
    const { email } = await createUser({ email: freshEmail() });
    for (const _ of times(35)) {
      expect((await requestCode({ email }, freshCaller())).ok).toBe(true);
      await minuteLater();
    }
    const owner = freshCaller();
    expect((await requestCode({ email }, owner)).ok).toBe(true);
    const emailMessages = await codesTo(email);
    expect(emailMessages.length).toBe(15 + 12);
    expect(await enter(email, await mailed(email, "code"), owner)).toMatchObject({ ok: true });
    expect((await requestCode({ email }, freshCaller())).ok).toBe(true);
    expect(await codesTo(email)).toHaveLength(emailMessages.length + 1);
  });

  it("take none of the tries of who asked: their wrong codes end the code only for themselves", async () => {
    const { email } = await createUser({ email: freshEmail() });
    const owner = freshCaller();
    await requestCode({ email }, owner);
    const code = await mailed(email, "code");
    for (const _ of times(6)) expect(await enter(email, otherThan(code))).toMatchObject({ reason: "wrong_code" });
    expect(await enter(email, code)).toMatchObject({ reason: "wrong_code" });
    expect((await enter(email, code, owner)).ok).toBe(true);
  });

  it("leave a browser that the account knows its code, when an address had its day of wrong ones", async () => {
    const { email } = await createUser({ email: freshEmail() });
    const owner = freshCaller();
    await requestCode({ email }, owner);
    const entered = await enter(email, await mailed(email, "code"), owner);
    const device = entered.ok ? (entered.value.deviceCookie.split(";", 1)[0] ?? "").split("=")[1] : null;
    await requestCode({ email }, owner);
    const code = await mailed(email, "code");
    for (const _ of times(101)) await enter(email, otherThan(code));
    const elsewhere = { ...freshCaller(), device };
    await requestCode({ email }, elsewhere);
    expect(await enter(email, await mailed(email, "code"))).toMatchObject({ reason: "wrong_code" });
    expect((await enter(email, await mailed(email, "code"), elsewhere)).ok).toBe(true);
  });

  it("keep nobody from changing the password: a link of a moment ago is in the mailbox", async () => {
    const { email } = await createUser({ email: freshEmail() });
    for (const _ of times(20)) {
      expect((await requestReset({ email }, freshCaller())).ok).toBe(true);
      await minuteLater();
    }
    expect((await requestReset({ email }, freshCaller())).ok).toBe(true);
    const token = await mailed(email, "token");
    const changed = await resetPassword({ token, password: "outra senha bem comprida" }, freshCaller());
    expect(changed).toMatchObject({ ok: true });
    expect((await emailsTo(email)).filter(({ payload }) => payload.token)).toHaveLength(5 + 1);
  });

  it("keep nobody from signing up, and the network that asks too often is told to wait", async () => {
    const email = freshEmail();
    for (const _ of times(20)) await requestCode({ email }, freshCaller());
    const begun = await signUp({ name: "Ana Prado", email, password: "uma senha bem comprida" }, freshCaller());
    expect(begun).toMatchObject({ ok: true });
    const caller = freshCaller();
    const answers = [];
    for (const _ of times(5)) answers.push((await requestCode({ email }, caller)).ok);
    expect(answers).toEqual([true, true, true, true, false]);
  });
});
