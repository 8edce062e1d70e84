import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db } from "#platform/db.ts";
import { findViewer } from "#platform/session.ts";
import { col, readRows } from "#platform/read.ts";
import { createUser, cookieOf } from "../../../tests/factories.ts";
import { freshCaller, freshEmail, emailsTo, mailed, otherThan } from "../../../tests/mailbox.ts";
import { requestCode } from "./request-code.ts";
import { codeInput } from "./schema.ts";
import { signInWithCode } from "./sign-in-with-code.ts";

async function requestedCode(values: Parameters<typeof createUser>[0] = {}) {
  const user = await createUser({ email: freshEmail(), ...values });
  await requestCode({ email: user.email }, freshCaller());
  return { user, code: await mailed(user.email, "code") };
}
const enter = (email: string, code: string, caller = freshCaller()) => signInWithCode({ email, code, pending: null }, caller);

describe("signing in with a code", () => {
  it("signs in once with the code and not again", async () => {
    const { user, code } = await requestedCode();
    expect(code).toMatch(/^\d{6}$/);
    expect((await enter(user.email, code)).ok).toBe(true);
    expect(await enter(user.email, code)).toMatchObject({ ok: false, reason: "wrong_code" });
  });

  it("a wrong code spends one of 5 attempts; after that not even the right one works", async () => {
    const { user, code } = await requestedCode();
    for (let i = 0; i < 5; i++) expect(await enter(user.email, otherThan(code))).toMatchObject({ reason: "wrong_code" });
    expect(await enter(user.email, code)).toMatchObject({ ok: false, reason: "wrong_code" });
  });

  it("with 4 errors the right one still works", async () => {
    const { user, code } = await requestedCode();
    for (let i = 0; i < 4; i++) await enter(user.email, otherThan(code));
    expect((await enter(user.email, code)).ok).toBe(true);
  });

  it("guesses at once gain no more than the counted attempts (B050)", async () => {
    const { user, code } = await requestedCode();
    const guesses = await Promise.all(Array.from({ length: 9 }, () => enter(user.email, otherThan(code))));
    expect(guesses.every((answer) => !answer.ok && answer.reason === "wrong_code")).toBe(true);
    expect(await enter(user.email, code)).toMatchObject({ ok: false, reason: "wrong_code" });
  });

  it("two browsers with the same code at once: one signs in", async () => {
    const { user, code } = await requestedCode();
    const answers = await Promise.all([enter(user.email, code), enter(user.email, code), enter(user.email, code)]);
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
  });

  it("the code expires in 10 minutes", async () => {
    const { user, code } = await requestedCode();
    await db.execute(sql`update verifications set expires_at = expires_at - interval '10 minutes 1 second'`);
    expect(await enter(user.email, code)).toMatchObject({ ok: false, reason: "wrong_code" });
  });

  it("asking for another code ends the earlier one", async () => {
    const { user, code } = await requestedCode();
    await requestCode({ email: user.email }, freshCaller());
    const second = await mailed(user.email, "code");
    if (second !== code) expect((await enter(user.email, code)).ok).toBe(false);
    expect((await enter(user.email, second)).ok).toBe(true);
  });

  it("one person's code does not sign in to another's account", async () => {
    const { code } = await requestedCode();
    const other = await requestedCode();
    if (other.code === code) return expect(other.user.email).toBeTruthy();
    expect(await enter(other.user.email, code)).toMatchObject({ ok: false, reason: "wrong_code" });
  });

  it("without an account the answer to the request is the same, and the e-mail says there is no account (B040)", async () => {
    const email = freshEmail();
    const { user } = await requestedCode();
    expect(await requestCode({ email }, freshCaller())).toEqual(await requestCode({ email: user.email }, freshCaller()));
    expect(await emailsTo(email)).toEqual([{ kind: "conta.sem-conta", payload: {} }]);
    expect(await enter(email, "123456")).toEqual({ ok: false, reason: "wrong_code" });
  });

  it("does not store the code or the e-mail in clear", async () => {
    const { user, code } = await requestedCode();
    const rows = await readRows(
      db,
      { n: col.int`count(*)::int` },
      (row) => sql`select ${row} from verifications
      where value like ${`%${code}%`} or identifier like ${`%${user.email}%`}`,
    );
    expect(rows[0]?.n).toBe(0);
  });

  it("spellings of one Gmail mailbox count together in the 4 requests a minute (B023, B043)", async () => {
    const name = freshEmail().slice(7, 15);
    const spellings = [
      `${name}@gmail.com`,
      `${name}+1@gmail.com`,
      `${name[0]}.${name.slice(1)}@gmail.com`,
      `${name}@googlemail.com`,
    ];
    const caller = freshCaller();
    for (const email of spellings) expect((await requestCode({ email }, caller)).ok).toBe(true);
    expect(await requestCode({ email: `${name}+5@gmail.com` }, caller)).toMatchObject({ ok: false, reason: "limited" });
  });

  it("stops at 10 attempts a minute from one network on one account (B050)", async () => {
    const caller = freshCaller();
    const email = freshEmail();
    for (let i = 0; i < 10; i++) expect(await enter(email, "000000", caller)).toMatchObject({ reason: "wrong_code" });
    expect(await enter(email, "000000", caller)).toMatchObject({ reason: "limited" });
  });

  it("on the first proof of reading the e-mail, ends what a stranger opened in its name", async () => {
    const { user, code } = await requestedCode({ emailVerified: false });
    const strangers = await cookieOf(user);
    expect(await findViewer(strangers)).not.toBeNull();
    expect((await enter(user.email, code)).ok).toBe(true);
    expect(await findViewer(strangers)).toBeNull();
  });

  it("on an account already proven, the other sessions go on", async () => {
    const { user, code } = await requestedCode();
    const other = await cookieOf(user);
    await enter(user.email, code);
    expect(await findViewer(other)).not.toBeNull();
  });

  it.each(["123 456", " 123456", "123-456", "１２３４５６"])("the code pasted as %j is read", (code) => {
    expect(codeInput.parse({ email: "a@exemplo.com", code, pending: null }).code).toBe("123456");
  });
});
