import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db, transact } from "#platform/db.ts";
import { ok } from "#kit/outcome.ts";
import { findViewer } from "#platform/session.ts";
import { createUser } from "../../../tests/factories.ts";
import { freshCaller, freshEmail, emailsTo } from "../../../tests/mailbox.ts";
import { addPassword } from "./create-account.ts";
import { hashPassword } from "./password.ts";
import { signInWithPassword } from "./sign-in-with-password.ts";
import { accounts } from "./tables.ts";

const PASSWORD = "três cajus maduros";
const cookieOf = (setCookie: string) => setCookie.split(";", 1)[0] ?? "";

async function personWithPassword() {
  const user = await createUser({ email: freshEmail() });
  const hash = await hashPassword(PASSWORD);
  await transact(async (tx) => ok(await addPassword(tx, user.id, hash)));
  return user;
}
const enter = (email: string, password: string, caller = freshCaller()) =>
  signInWithPassword({ email, password, isRemembered: true }, caller);

describe("signing in with a password", () => {
  it("opens its owner's session, with the e-mail in any letter case (B018)", async () => {
    const user = await personWithPassword();
    const answer = await enter(user.email.toUpperCase(), PASSWORD);
    if (!answer.ok) throw new Error(answer.reason);
    expect(await findViewer(cookieOf(answer.value.setCookie))).toMatchObject({ userId: user.id });
    expect(answer.value.setCookie).toMatch(/^sid=[^;]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000$/);
  });

  it("without remembering this device, the browser forgets the cookie on closing", async () => {
    const user = await personWithPassword();
    const answer = await signInWithPassword({ email: user.email, password: PASSWORD, isRemembered: false }, freshCaller());
    expect(answer).toMatchObject({ ok: true, value: { setCookie: expect.not.stringContaining("Max-Age") } });
  });

  it("stores the password only as argon2id", async () => {
    const user = await personWithPassword();
    const rows = await db.select({ password: accounts.password }).from(accounts).where(eq(accounts.userId, user.id));
    expect(rows.find((row) => row.password)?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it("an unknown e-mail, an account without password and a wrong password get the same answer (B040)", async () => {
    const user = await personWithPassword();
    const guest = await createUser({ email: freshEmail() });
    const wrong = await enter(user.email, "não é esta senha");
    expect(wrong).toEqual({ ok: false, reason: "wrong_credentials" });
    expect(await enter(freshEmail(), PASSWORD)).toEqual(wrong);
    expect(await enter(guest.email, PASSWORD)).toEqual(wrong);
  });

  it("the work done for an unknown e-mail takes as long as for a wrong password (B040)", async () => {
    const person = await personWithPassword();
    // Processor time, threads included: what else the machine does meanwhile does not count.
    const workMs = async (email: string) => {
      const before = process.cpuUsage();
      await enter(email, randomBytes(12).toString("hex"));
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    };
    const knownMs: number[] = [];
    const unknownMs: number[] = [];
    for (let i = 0; i < 9; i++) {
      unknownMs.push(await workMs(freshEmail()));
      knownMs.push(await workMs(person.email));
    }
    expect(Math.abs(Math.min(...knownMs) - Math.min(...unknownMs))).toBeLessThan(10);
  });

  it("allows 5 errors a minute for one account and network; successes do not count", async () => {
    const user = await personWithPassword();
    const caller = freshCaller();
    for (let i = 0; i < 7; i++) expect((await enter(user.email, PASSWORD, caller)).ok).toBe(true);
    for (let i = 0; i < 5; i++)
      expect(await enter(user.email, "errada demais", caller)).toMatchObject({ reason: "wrong_credentials" });
    const sixth = await enter(user.email, PASSWORD, caller);
    expect(sixth).toMatchObject({ ok: false, reason: "limited" });
    expect("waitSeconds" in sixth && sixth.waitSeconds).toBeGreaterThan(0);
  });

  it("a network that tries many accounts stops at 20 a minute (B042)", async () => {
    const caller = freshCaller();
    const reasons: string[] = [];
    for (let i = 0; i < 22; i++) {
      const answer = await enter(freshEmail(), "senha vazada", caller);
      reasons.push(answer.ok ? "ok" : answer.reason);
    }
    expect(reasons.filter((reason) => reason === "limited")).toHaveLength(2);
    expect(reasons.at(-1)).toBe("limited");
  });

  it("twenty errors from twenty networks ask for a code and notify the owner once, without locking where they have signed in (B041)", async () => {
    const user = await personWithPassword();
    const home = freshCaller();
    expect((await enter(user.email, PASSWORD, home)).ok).toBe(true);
    const reasons: string[] = [];
    for (let i = 0; i < 20; i++) {
      const answer = await enter(user.email, "chute de estranho");
      reasons.push(answer.ok ? "ok" : answer.reason);
    }
    expect(reasons.slice(0, 10)).toEqual(Array(10).fill("wrong_credentials"));
    expect(reasons.slice(10)).toEqual(Array(10).fill("code_required"));
    expect((await emailsTo(user.email)).map(({ kind }) => kind)).toEqual(["conta.tentativas"]);

    expect(await enter(user.email, PASSWORD)).toMatchObject({ reason: "code_required" });
    expect((await enter(user.email, PASSWORD, home)).ok).toBe(true);
  });

  it("an e-mail without an account goes up the same ladder (B041)", async () => {
    const email = freshEmail();
    for (let i = 0; i < 10; i++) await enter(email, "chute de estranho");
    expect(await enter(email, "chute de estranho")).toEqual({ ok: false, reason: "code_required" });
  });
});
