import { base32 } from "@better-auth/utils/base32";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db } from "#platform/db.ts";
import { findViewer } from "#platform/session.ts";
import { appCode, PASSWORD, signedInPerson, stepUp, withSecondStep } from "../../../../tests/authenticator.ts";
import { freshCaller, emailsTo, mailed } from "../../../../tests/mailbox.ts";
import type { Caller } from "../open-session.ts";
import { requestCode } from "../request-code.ts";
import { requestReset } from "../request-reset.ts";
import { resetPassword } from "../reset-password.ts";
import { signInWithCode } from "../sign-in-with-code.ts";
import { signInWithPassword } from "../sign-in-with-password.ts";
import { requireStepUp } from "../step-up.ts";
import { sessions } from "../tables.ts";
import { findCredentialChange } from "./credential-changes.ts";
import { disableSecondStep } from "./disable-second-step.ts";
import { enableSecondStep } from "./enable-second-step.ts";
import { findSecondStep } from "./queries.ts";
import { renewRecoveryCodes } from "./renew-recovery-codes.ts";
import { signInWithSecondStep } from "./sign-in-with-second-step.ts";
import { startSecondStep } from "./start-second-step.ts";
import { recoveryCodes, secondSteps } from "./tables.ts";
import { stepOfCode } from "./totp.ts";

const cookieOf = (setCookie: string) => setCookie.split(";", 1)[0] ?? "";
const password = (email: string, caller: Caller = freshCaller()) =>
  signInWithPassword({ email, password: PASSWORD, isRemembered: true }, caller);

async function ticketOf(email: string, caller = freshCaller()): Promise<string> {
  const answer = await password(email, caller);
  if (!("ticket" in answer)) throw new Error("no ticket");
  return answer.ticket;
}
const finish = (ticket: string, code: string, remembersBrowser = false) =>
  signInWithSecondStep({ ticket, code, remembersBrowser }, freshCaller());

describe("o código do aplicativo", () => {
  it.each([
    [59, "287082"],
    [1_111_111_109, "081804"],
    [1_234_567_890, "005924"],
    [20_000_000_000, "353130"],
  ])("segue o RFC 6238 (%i s: %s)", async (seconds, code) => {
    expect(await stepOfCode("12345678901234567890", code, seconds)).toBe(Math.floor(seconds / 30));
  });

  it("B050: vale um passo antes e um depois, e não dois", async () => {
    const at = 1_111_111_109;
    const step = (shift: number) => stepOfCode("12345678901234567890", "081804", at + shift);
    expect([await step(-30), await step(30)]).not.toContain(null);
    expect([await step(-60), await step(60)]).toEqual([null, null]);
  });
});

describe("ligar o segundo passo", () => {
  it("pede que a pessoa confirme quem é antes de começar", async () => {
    const { viewer } = await signedInPerson();
    expect(await startSecondStep(viewer)).toMatchObject({ reason: "step_up_needed" });
    expect(await enableSecondStep(viewer, { code: "000000" })).toMatchObject({ reason: "step_up_needed" });
  });

  it("só liga com um código certo do aplicativo, e então entrega dez códigos guardados só em resumo", async () => {
    const { user, viewer } = await signedInPerson();
    await stepUp(viewer);
    const started = await startSecondStep(viewer);
    if (!started.ok) throw new Error(started.reason);
    const { key, url } = started.value;
    expect(url).toMatch(/^otpauth:\/\/totp\/Autoria:/);
    expect(new URL(url).searchParams.get("secret")).toBe(key);

    expect(await enableSecondStep(viewer, { code: await appCode(key, 9) })).toMatchObject({ reason: "wrong_app_code" });
    expect(await findSecondStep(db, viewer)).toEqual({ isOn: false, codesLeft: 0, proof: "password", hasPasskeys: false });

    const enabled = await enableSecondStep(viewer, { code: await appCode(key) });
    if (!enabled.ok) throw new Error(enabled.reason);
    expect(new Set(enabled.value.codes).size).toBe(10);
    expect(await findSecondStep(db, viewer)).toEqual({ isOn: true, codesLeft: 10, proof: "code", hasPasskeys: false });
    const saved = JSON.stringify(await db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, user.id)));
    for (const code of enabled.value.codes) expect(saved).not.toContain(code.replace("-", ""));
    expect((await emailsTo(user.email))[0]).toMatchObject({ kind: "conta.segundo-passo-ligado" });
    expect(await startSecondStep(viewer)).toMatchObject({ reason: "already_on" });
  });

  it("a cópia da tabela não entrega o segredo", async () => {
    const { viewer } = await signedInPerson();
    const { key } = await withSecondStep(viewer);
    const [row] = await db.select().from(secondSteps).where(eq(secondSteps.userId, viewer.userId));
    expect(row?.sealedSecret).not.toContain(key);
    expect(row?.sealedSecret).not.toContain(new TextDecoder().decode(base32.decode(key)));
  });
});

describe("entrar com o segundo passo ligado", () => {
  it("a senha certa não abre sessão: dá um bilhete, e o código do aplicativo termina a entrada já confirmada", async () => {
    const { user, viewer } = await signedInPerson();
    const { key } = await withSecondStep(viewer);
    const before = (await db.select().from(sessions).where(eq(sessions.userId, user.id))).length;
    const ticket = await ticketOf(user.email);
    expect((await db.select().from(sessions).where(eq(sessions.userId, user.id))).length).toBe(before);

    const entered = await finish(ticket, await appCode(key));
    if (!entered.ok) throw new Error(entered.reason);
    const inside = await findViewer(cookieOf(entered.value.setCookie));
    expect(inside).toMatchObject({ userId: user.id });
    expect(await requireStepUp(db, inside!)).toMatchObject({ ok: true });
    expect(entered.value.browserCookie).toBeNull();
    expect(await finish(ticket, await appCode(key, 1))).toMatchObject({ reason: "expired_ticket" });
  });

  it("o código por e-mail e a senha nova também não abrem sozinhos: a caixa de e-mail não é um segundo passo", async () => {
    const { user, viewer } = await signedInPerson();
    await withSecondStep(viewer);
    await requestCode({ email: user.email }, freshCaller());
    const byCode = await signInWithCode(
      { email: user.email, code: await mailed(user.email, "code"), pending: null },
      freshCaller(),
    );
    expect(byCode).toMatchObject({ ok: false, reason: "second_step", ticket: expect.any(String) });

    await requestReset({ email: user.email }, freshCaller());
    const token = await mailed(user.email, "token");
    const byReset = await resetPassword({ token, password: "outra senha bem longa" }, freshCaller());
    expect(byReset).toMatchObject({ ok: false, reason: "second_step", ticket: expect.any(String) });
    expect(await db.select().from(sessions).where(eq(sessions.userId, user.id))).toEqual([]);
    expect(await findCredentialChange(db, user.id, ["senha"])).not.toBeNull();
  });

  it("B050: um código usado não vale outra vez, nem nos seus 30 segundos", async () => {
    const { user, viewer } = await signedInPerson();
    const { key } = await withSecondStep(viewer);
    const code = await appCode(key);
    expect((await finish(await ticketOf(user.email), code)).ok).toBe(true);
    expect(await finish(await ticketOf(user.email), code)).toMatchObject({ reason: "wrong_app_code" });
  });

  it("dois ao mesmo tempo com o mesmo código: entra um", async () => {
    const { user, viewer } = await signedInPerson();
    const { key } = await withSecondStep(viewer);
    const tickets = [await ticketOf(user.email), await ticketOf(user.email), await ticketOf(user.email)];
    const code = await appCode(key);
    const answers = await Promise.all(tickets.map((ticket) => finish(ticket, code)));
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
  });

  it("um código de recuperação serve uma vez, com ou sem hífen, e o dono fica sabendo quantos restam", async () => {
    const { user, viewer } = await signedInPerson();
    const { codes } = await withSecondStep(viewer);
    const code = (codes[3] ?? "").replace("-", "");
    expect(await finish(await ticketOf(user.email), code)).toMatchObject({ ok: true, value: { codesLeft: 9 } });
    const told = (await emailsTo(user.email)).find(({ kind }) => kind === "conta.codigo-usado");
    expect(told).toMatchObject({ payload: { left: 9 } });
    expect(await finish(await ticketOf(user.email), code)).toMatchObject({ reason: "wrong_app_code" });
  });

  it("B050: dez códigos errados em um minuto, de quantas redes forem, e é preciso esperar", async () => {
    const { user, viewer } = await signedInPerson();
    const { key } = await withSecondStep(viewer);
    const ticket = await ticketOf(user.email);
    for (let tries = 0; tries < 10; tries++) {
      expect(await finish(ticket, await appCode(key, 7))).toMatchObject({ reason: "wrong_app_code" });
    }
    expect(await finish(ticket, await appCode(key))).toMatchObject({ reason: "limited" });
  });

  it("um bilhete vencido, inventado ou de antes da troca de senha não vale", async () => {
    const { user, viewer } = await signedInPerson();
    const { key } = await withSecondStep(viewer);
    const old = await ticketOf(user.email);
    await db.execute(sql`update verifications set expires_at = now() - interval '1 second' where value = ${user.id}`);
    expect(await finish(old, await appCode(key))).toMatchObject({ reason: "expired_ticket" });
    expect(await finish("rinventado", await appCode(key))).toMatchObject({ reason: "expired_ticket" });

    const stale = await ticketOf(user.email);
    await requestReset({ email: user.email }, freshCaller());
    await resetPassword({ token: await mailed(user.email, "token"), password: "outra senha bem longa" }, freshCaller());
    expect(await finish(stale, await appCode(key))).toMatchObject({ reason: "expired_ticket" });
  });

  it("o navegador lembrado por 30 dias entra sem o código, até a senha mudar", async () => {
    const { user, viewer } = await signedInPerson();
    const { key } = await withSecondStep(viewer);
    const entered = await finish(await ticketOf(user.email), await appCode(key), true);
    if (!entered.ok) throw new Error(entered.reason);
    const { browserCookie } = entered.value;
    expect(browserCookie).toMatch(/^navegador=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000$/);
    const browser = cookieOf(browserCookie ?? "").split("=")[1] ?? "";
    expect((await password(user.email, { ...freshCaller(), browser })).ok).toBe(true);

    const other = await signedInPerson();
    await withSecondStep(other.viewer);
    expect((await password(other.user.email, { ...freshCaller(), browser })).ok).toBe(false);

    await requestReset({ email: user.email }, freshCaller());
    await resetPassword({ token: await mailed(user.email, "token"), password: PASSWORD }, freshCaller());
    expect((await password(user.email, { ...freshCaller(), browser })).ok).toBe(false);
  });

  it("quem não ligou entra como antes", async () => {
    const { user } = await signedInPerson();
    expect((await password(user.email)).ok).toBe(true);
  });
});

describe("trocar os códigos e desligar", () => {
  it("pedem confirmação; os códigos de antes deixam de valer, e desligar esquece tudo e avisa", async () => {
    const { user, viewer } = await signedInPerson();
    const { codes } = await withSecondStep(viewer);
    await db.update(sessions).set({ steppedUpAt: null }).where(eq(sessions.id, viewer.sessionId));
    expect(await renewRecoveryCodes(viewer)).toMatchObject({ reason: "step_up_needed" });
    expect(await disableSecondStep(viewer)).toMatchObject({ reason: "step_up_needed" });

    await stepUp(viewer);
    const renewed = await renewRecoveryCodes(viewer);
    if (!renewed.ok) throw new Error(renewed.reason);
    expect(await finish(await ticketOf(user.email), (codes[0] ?? "").replace("-", ""))).toMatchObject({
      reason: "wrong_app_code",
    });
    expect((await disableSecondStep(viewer)).ok).toBe(true);
    expect(await findSecondStep(db, viewer)).toEqual({ isOn: false, codesLeft: 0, proof: "password", hasPasskeys: false });
    expect((await password(user.email)).ok).toBe(true);
    expect((await emailsTo(user.email)).map(({ kind }) => kind)).toContain("conta.segundo-passo-desligado");
    expect(await findCredentialChange(db, user.id, ["segundo_passo_desligado"])).not.toBeNull();
    expect(await disableSecondStep(viewer)).toMatchObject({ reason: "not_on" });
  });
});
