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

describe("entrar com senha", () => {
  it("B018: abre a sessão de quem é, com o e-mail em qualquer caixa", async () => {
    const user = await personWithPassword();
    const answer = await enter(user.email.toUpperCase(), PASSWORD);
    if (!answer.ok) throw new Error(answer.reason);
    expect(await findViewer(cookieOf(answer.value.setCookie))).toMatchObject({ userId: user.id });
    expect(answer.value.setCookie).toMatch(/^sid=[^;]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000$/);
  });

  it("sem lembrar neste aparelho, o navegador esquece o cookie ao fechar", async () => {
    const user = await personWithPassword();
    const answer = await signInWithPassword({ email: user.email, password: PASSWORD, isRemembered: false }, freshCaller());
    expect(answer).toMatchObject({ ok: true, value: { setCookie: expect.not.stringContaining("Max-Age") } });
  });

  it("guarda a senha só como argon2id", async () => {
    const user = await personWithPassword();
    const rows = await db.select({ password: accounts.password }).from(accounts).where(eq(accounts.userId, user.id));
    expect(rows.find((row) => row.password)?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it("B040: e-mail desconhecido, conta sem senha e senha errada recebem a mesma resposta", async () => {
    const user = await personWithPassword();
    const guest = await createUser({ email: freshEmail() });
    const wrong = await enter(user.email, "não é esta senha");
    expect(wrong).toEqual({ ok: false, reason: "wrong_credentials" });
    expect(await enter(freshEmail(), PASSWORD)).toEqual(wrong);
    expect(await enter(guest.email, PASSWORD)).toEqual(wrong);
  });

  it("B040: o trabalho feito para um e-mail desconhecido dura o mesmo que para uma senha errada", async () => {
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

  it("deixa 5 erros por minuto para a mesma conta e rede; acertos não contam", async () => {
    const user = await personWithPassword();
    const caller = freshCaller();
    for (let i = 0; i < 7; i++) expect((await enter(user.email, PASSWORD, caller)).ok).toBe(true);
    for (let i = 0; i < 5; i++)
      expect(await enter(user.email, "errada demais", caller)).toMatchObject({ reason: "wrong_credentials" });
    const sixth = await enter(user.email, PASSWORD, caller);
    expect(sixth).toMatchObject({ ok: false, reason: "limited" });
    expect("waitSeconds" in sixth && sixth.waitSeconds).toBeGreaterThan(0);
  });

  it("B042: uma rede que tenta muitas contas para em 20 por minuto", async () => {
    const caller = freshCaller();
    const reasons: string[] = [];
    for (let i = 0; i < 22; i++) {
      const answer = await enter(freshEmail(), "senha vazada", caller);
      reasons.push(answer.ok ? "ok" : answer.reason);
    }
    expect(reasons.filter((reason) => reason === "limited")).toHaveLength(2);
    expect(reasons.at(-1)).toBe("limited");
  });

  it("B041: vinte erros de vinte redes pedem um código e avisam o dono uma vez, sem trancar onde ele já entrou", async () => {
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

  it("B041: um e-mail sem conta passa pela mesma escada", async () => {
    const email = freshEmail();
    for (let i = 0; i < 10; i++) await enter(email, "chute de estranho");
    expect(await enter(email, "chute de estranho")).toEqual({ ok: false, reason: "code_required" });
  });
});
