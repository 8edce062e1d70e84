import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db } from "#platform/db.ts";
import { findViewer } from "#platform/session.ts";
import { createUser } from "../../../tests/factories.ts";
import { freshCaller, freshEmail, emailsTo, mailed } from "../../../tests/mailbox.ts";
import { requestCode } from "./request-code.ts";
import { signUpInput } from "./schema.ts";
import { signInWithCode } from "./sign-in-with-code.ts";
import { signInWithPassword } from "./sign-in-with-password.ts";
import { signUp } from "./sign-up.ts";
import { users } from "./tables.ts";

const PASSWORD = "três cajus maduros";
const cookieOf = (setCookie: string) => setCookie.split(";", 1)[0] ?? "";
const countOf = async (email: string) => (await db.select().from(users).where(eq(users.email, email))).length;

async function started(email = freshEmail(), name = "Iara Nunes") {
  const answer = await signUp({ name, email, password: PASSWORD }, freshCaller());
  if (!answer.ok) throw new Error(answer.reason);
  return { email, pending: answer.value.pending };
}

describe("creating an account", () => {
  it("opens the account only after the e-mailed code comes back, with the session and the chosen password", async () => {
    const { email, pending } = await started();
    expect(await countOf(email)).toBe(0);

    const code = await mailed(email, "code");
    const entered = await signInWithCode({ email: email.toUpperCase(), code, pending }, freshCaller());
    if (!entered.ok) throw new Error(entered.reason);
    expect(await findViewer(cookieOf(entered.value.setCookie))).toMatchObject({ email, name: "Iara Nunes", emailVerified: true });
    const again = await signInWithPassword({ email, password: PASSWORD, isRemembered: true }, freshCaller());
    expect(again.ok).toBe(true);
  });

  it("an e-mail that already has an account gets the same answer, and only the owner learns of it (B040)", async () => {
    const owner = await createUser();
    const known = await signUp({ name: "Outra Pessoa", email: owner.email, password: PASSWORD }, freshCaller());
    const unknown = await signUp({ name: "Outra Pessoa", email: freshEmail(), password: PASSWORD }, freshCaller());
    const shape = (answer: typeof known) => (answer.ok ? Object.keys(answer.value) : answer.reason);
    expect(shape(known)).toEqual(shape(unknown));
    expect((await emailsTo(owner.email))[0]).toMatchObject({ kind: "conta.ja-existe", payload: { name: owner.name } });
  });

  it("replaces neither name nor password of an account that has a password", async () => {
    const { email, pending } = await started();
    await signInWithCode({ email, code: await mailed(email, "code"), pending }, freshCaller());
    const second = await signUp({ name: "Intruso", email, password: "outra senha longa" }, freshCaller());
    if (!second.ok) throw new Error(second.reason);
    await signInWithCode({ email, code: await mailed(email, "code"), pending: second.value.pending }, freshCaller());

    const withNew = await signInWithPassword({ email, password: "outra senha longa", isRemembered: true }, freshCaller());
    expect(withNew).toMatchObject({ ok: false, reason: "wrong_credentials" });
    expect(await db.select({ name: users.name }).from(users).where(eq(users.email, email))).toEqual([{ name: "Iara Nunes" }]);
  });

  it("the password that counts is of whoever typed the code, not of a stranger who tried before with the same e-mail", async () => {
    const email = freshEmail();
    const stranger = await signUp({ name: "Estranho", email, password: "senha do estranho" }, freshCaller());
    const owner = await started(email, "Dona do E-mail");
    await signInWithCode({ email, code: await mailed(email, "code"), pending: owner.pending }, freshCaller());

    const intruder = await signInWithPassword({ email, password: "senha do estranho", isRemembered: true }, freshCaller());
    expect(intruder).toMatchObject({ ok: false, reason: "wrong_credentials" });
    if (!stranger.ok) throw new Error(stranger.reason);
    const late = await signInWithCode({ email, code: "000000", pending: stranger.value.pending }, freshCaller());
    expect(late).toMatchObject({ ok: false, reason: "wrong_code" });
  });

  it("gives a password to someone who bought without an account and now proves reading the e-mail", async () => {
    const guest = await createUser({ emailVerified: false });
    const { pending } = await started(guest.email);
    await signInWithCode({ email: guest.email, code: await mailed(guest.email, "code"), pending }, freshCaller());
    expect((await signInWithPassword({ email: guest.email, password: PASSWORD, isRemembered: true }, freshCaller())).ok).toBe(
      true,
    );
  });

  it("a pending sign-up does not work for another e-mail", async () => {
    const { pending } = await started();
    const other = freshEmail();
    await requestCode({ email: other }, freshCaller());
    const stolen = await started(other);
    const code = await mailed(other, "code");
    expect(await signInWithCode({ email: other, code, pending }, freshCaller())).toMatchObject({ reason: "wrong_code" });
    expect(stolen.pending).not.toBe(pending);
    expect(await countOf(other)).toBe(0);
  });

  it("resending the code still completes the sign-up, without saying that there is no account", async () => {
    const { email, pending } = await started();
    await requestCode({ email, pending }, freshCaller());
    expect((await emailsTo(email))[0]).toMatchObject({ kind: "conta.criar", payload: { name: "Iara Nunes" } });
    expect((await signInWithCode({ email, code: await mailed(email, "code"), pending }, freshCaller())).ok).toBe(true);
  });

  it("allows 3 sign-ups per network every 20 s and says how long to wait", async () => {
    const caller = freshCaller();
    const attempt = () => signUp({ name: "Iara Nunes", email: freshEmail(), password: PASSWORD }, caller);
    const answers = [await attempt(), await attempt(), await attempt(), await attempt()];
    expect(answers.map((answer) => answer.ok)).toEqual([true, true, true, false]);
    expect(answers[3]).toMatchObject({ reason: "limited", fields: { form: expect.stringMatching(/Espere \d+ s/) } });
  });
});

describe("what the sign-up form accepts", () => {
  const parse = (changes: object) =>
    signUpInput.safeParse({ name: "Iara Nunes", email: "iara@exemplo.com.br", password: PASSWORD, ...changes });
  const wrongField = (changes: object) => parse(changes).error?.issues[0]?.path[0];

  it.each([
    ["B019", { email: "a@x..com" }, "email"],
    ["B020", { email: "x@exemplo.com\r\nBcc: vitima@x.com" }, "email"],
    ["B022", { email: "joão@exêmplo.com.br" }, "email"],
    ["B026", { name: "\u200b\u202e\u200f" }, "name"],
    ["B027", { name: "Suporte" }, "name"],
    ["B027", { name: "Аdmin" }, "name"],
    ["B028", { name: "a".repeat(10_000) }, "name"],
    ["B029", { password: "senha123" }, "password"],
    ["B029", { password: "12345678" }, "password"],
    ["B029", { password: "iara@exemplo.com.br" }, "password"],
    ["B030", { password: "a b".repeat(43) }, "password"],
    ["B059", { roles: ["admin"] }, undefined],
  ])("%s: %j is refused beside the field", (_id, changes, field) => {
    expect(parse(changes).success).toBe(false);
    expect(wrongField(changes)).toBe(field);
  });

  it.each([
    ["B018", { email: "Maria@Exemplo.com.br " }],
    ["B023", { email: "maria+1@gmail.com" }],
    ["B024", { email: "alguem@mailinator.com" }],
    ["B025", { name: "Robert'); DROP TABLE users;--" }],
    ["B030", { password: "  espaço nas pontas 🐣  " }],
    ["B030", { password: "caju ".repeat(25) }],
  ])("%s: %j is accepted", (_id, changes) => {
    expect(parse(changes).success).toBe(true);
  });

  it("the password goes as written, leading and trailing spaces included (B030)", () => {
    expect(parse({ password: "  pé de jaca  " }).data?.password).toBe("  pé de jaca  ");
  });
});
