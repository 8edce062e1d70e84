import { Secret } from "otpauth";
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

describe("the app's code", () => {
  it.each([
    [59, "287082"],
    [1_111_111_109, "081804"],
    [1_234_567_890, "005924"],
    [20_000_000_000, "353130"],
  ])("follows RFC 6238 (%i s: %s)", (seconds, code) => {
    expect(stepOfCode("12345678901234567890", code, seconds)).toBe(Math.floor(seconds / 30));
  });

  it("accepts one step before and one after, and not two (B050)", () => {
    const at = 1_111_111_109;
    const step = (shift: number) => stepOfCode("12345678901234567890", "081804", at + shift);
    expect([step(-30), step(30)]).not.toContain(null);
    expect([step(-60), step(60)]).toEqual([null, null]);
  });
});

describe("enabling the second step", () => {
  it("asks the person to confirm who they are before starting", async () => {
    const { viewer } = await signedInPerson();
    expect(await startSecondStep(viewer)).toMatchObject({ reason: "step_up_needed" });
    expect(await enableSecondStep(viewer, { code: "000000" })).toMatchObject({ reason: "step_up_needed" });
  });

  it("is only enabled with a right code from the app, and then hands out ten codes stored only as hashes", async () => {
    const { user, viewer } = await signedInPerson();
    await stepUp(viewer);
    const started = await startSecondStep(viewer);
    if (!started.ok) throw new Error(started.reason);
    const { key, url } = started.value;
    expect(url).toMatch(/^otpauth:\/\/totp\/Autoria:/);
    expect(new URL(url).searchParams.get("secret")).toBe(key);

    expect(await enableSecondStep(viewer, { code: appCode(key, 9) })).toMatchObject({ reason: "wrong_app_code" });
    expect(await findSecondStep(db, viewer)).toEqual({ isOn: false, codesLeft: 0, proof: "password", hasPasskeys: false });

    const enabled = await enableSecondStep(viewer, { code: appCode(key) });
    if (!enabled.ok) throw new Error(enabled.reason);
    expect(new Set(enabled.value.codes).size).toBe(10);
    expect(await findSecondStep(db, viewer)).toEqual({ isOn: true, codesLeft: 10, proof: "code", hasPasskeys: false });
    const saved = JSON.stringify(await db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, user.id)));
    for (const code of enabled.value.codes) expect(saved).not.toContain(code.replace("-", ""));
    expect((await emailsTo(user.email))[0]).toMatchObject({ kind: "conta.segundo-passo-ligado" });
    expect(await startSecondStep(viewer)).toMatchObject({ reason: "already_on" });
  });

  it("a copy of the table does not give the secret away", async () => {
    const { viewer } = await signedInPerson();
    const { key } = await withSecondStep(viewer);
    const [row] = await db.select().from(secondSteps).where(eq(secondSteps.userId, viewer.userId));
    expect(row?.sealedSecret).not.toContain(key);
    expect(row?.sealedSecret).not.toContain(Secret.fromBase32(key).utf8);
  });
});

describe("signing in with the second step enabled", () => {
  it("the right password does not open a session: it gives a ticket, and the app's code completes the sign-in, already confirmed", async () => {
    const { user, viewer } = await signedInPerson();
    const { key } = await withSecondStep(viewer);
    const before = (await db.select().from(sessions).where(eq(sessions.userId, user.id))).length;
    const ticket = await ticketOf(user.email);
    expect((await db.select().from(sessions).where(eq(sessions.userId, user.id))).length).toBe(before);

    const entered = await finish(ticket, appCode(key));
    if (!entered.ok) throw new Error(entered.reason);
    const inside = await findViewer(cookieOf(entered.value.setCookie));
    expect(inside).toMatchObject({ userId: user.id });
    expect(await requireStepUp(db, inside!)).toMatchObject({ ok: true });
    expect(entered.value.browserCookie).toBeNull();
    expect(await finish(ticket, appCode(key, 1))).toMatchObject({ reason: "expired_ticket" });
  });

  it("the code by e-mail and a new password do not open it alone either: a mailbox is no second step", async () => {
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

  it("a used code does not work again, not even within its 30 seconds (B050)", async () => {
    const { user, viewer } = await signedInPerson();
    const { key } = await withSecondStep(viewer);
    const code = appCode(key);
    expect((await finish(await ticketOf(user.email), code)).ok).toBe(true);
    expect(await finish(await ticketOf(user.email), code)).toMatchObject({ reason: "wrong_app_code" });
  });

  it("two at once with the same code: one signs in", async () => {
    const { user, viewer } = await signedInPerson();
    const { key } = await withSecondStep(viewer);
    const tickets = [await ticketOf(user.email), await ticketOf(user.email), await ticketOf(user.email)];
    const code = appCode(key);
    const answers = await Promise.all(tickets.map((ticket) => finish(ticket, code)));
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
  });

  it("a recovery code works once, with or without hyphen, and the owner learns how many are left", async () => {
    const { user, viewer } = await signedInPerson();
    const { codes } = await withSecondStep(viewer);
    const code = (codes[3] ?? "").replace("-", "");
    expect(await finish(await ticketOf(user.email), code)).toMatchObject({ ok: true, value: { codesLeft: 9 } });
    const email = (await emailsTo(user.email)).find(({ kind }) => kind === "conta.codigo-usado");
    expect(email).toMatchObject({ payload: { left: 9 } });
    expect(await finish(await ticketOf(user.email), code)).toMatchObject({ reason: "wrong_app_code" });
  });

  it("after ten wrong codes in a minute, from any number of networks, one has to wait (B050)", async () => {
    const { user, viewer } = await signedInPerson();
    const { key } = await withSecondStep(viewer);
    const ticket = await ticketOf(user.email);
    for (let tries = 0; tries < 10; tries++) {
      expect(await finish(ticket, appCode(key, 7))).toMatchObject({ reason: "wrong_app_code" });
    }
    expect(await finish(ticket, appCode(key))).toMatchObject({ reason: "limited" });
  });

  it("a ticket that is expired, made up or older than a password change is not valid", async () => {
    const { user, viewer } = await signedInPerson();
    const { key } = await withSecondStep(viewer);
    const old = await ticketOf(user.email);
    await db.execute(sql`update verifications set expires_at = now() - interval '1 second' where value = ${user.id}`);
    expect(await finish(old, appCode(key))).toMatchObject({ reason: "expired_ticket" });
    expect(await finish("rinventado", appCode(key))).toMatchObject({ reason: "expired_ticket" });

    const stale = await ticketOf(user.email);
    await requestReset({ email: user.email }, freshCaller());
    await resetPassword({ token: await mailed(user.email, "token"), password: "outra senha bem longa" }, freshCaller());
    expect(await finish(stale, appCode(key))).toMatchObject({ reason: "expired_ticket" });
  });

  it("a browser remembered for 30 days signs in without the code until the password changes", async () => {
    const { user, viewer } = await signedInPerson();
    const { key } = await withSecondStep(viewer);
    const entered = await finish(await ticketOf(user.email), appCode(key), true);
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

  it("someone who did not enable it signs in as before", async () => {
    const { user } = await signedInPerson();
    expect((await password(user.email)).ok).toBe(true);
  });
});

describe("replacing the codes and disabling", () => {
  it("need confirmation; the earlier codes stop working, and disabling forgets everything and notifies", async () => {
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
