import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { findViewer, type Viewer } from "#platform/session.ts";
import { PASSWORD, signedInPerson, stepUp, withSecondStep } from "../../../../tests/authenticator.ts";
import { freshCaller, emailsTo } from "../../../../tests/mailbox.ts";
import { passkeyDevice } from "../../../../tests/passkey.ts";
import { confirmIdentity } from "../confirm-identity.ts";
import { endAccess } from "../end-access.ts";
import { proveMailbox } from "../prove-mailbox.ts";
import { findCredentialChange } from "../second-step/credential-changes.ts";
import { findSecondStep } from "../second-step/queries.ts";
import { requireStepUp } from "../step-up.ts";
import { users } from "../tables.ts";
import { finishEnrolment } from "./finish-enrolment.ts";
import { listPasskeys } from "./queries.ts";
import { removePasskey } from "./remove-passkey.ts";
import { renamePasskey } from "./rename-passkey.ts";
import { MOST_PASSKEYS } from "./rules.ts";
import { signInWithPasskey } from "./sign-in-with-passkey.ts";
import { startAssertion } from "./start-assertion.ts";
import { startEnrolment } from "./start-enrolment.ts";
import { passkeys } from "./tables.ts";

const PHONE = "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36";
const cookieOf = (setCookie: string) => setCookie.split(";", 1)[0] ?? "";

async function creationOptions(viewer: Viewer) {
  const started = await startEnrolment(viewer);
  if (!started.ok) throw new Error(started.reason);
  return started.value;
}
const caller = () => ({ ...freshCaller(), userAgent: PHONE });

/** Somebody with a password and a passkey in the phone. */
async function personWithPasskey() {
  const { user, viewer } = await signedInPerson();
  await stepUp(viewer);
  const phone = passkeyDevice();
  const saved = await finishEnrolment(viewer, phone.make(await creationOptions(viewer)), caller());
  if (!saved.ok) throw new Error(saved.reason);
  return { user, viewer, phone, passkeyId: saved.value.passkeyId };
}
async function requestOptions(requested: Parameters<typeof startAssertion>[0]) {
  const started = await startAssertion(requested);
  if (!started.ok) throw new Error("refused");
  return started.value;
}
const requested = () => requestOptions({ for: "sign-in" });
const enter = (assertion: ReturnType<ReturnType<typeof passkeyDevice>["sign"]>, from = freshCaller()) =>
  signInWithPasskey({ assertion, isRemembered: true }, from);

describe("creating a passkey", () => {
  it("asks the person to confirm who they are; then stores only the public half, notifies and drops open withdrawal links", async () => {
    const { user, viewer } = await signedInPerson();
    expect(await startEnrolment(viewer)).toMatchObject({ reason: "step_up_needed" });
    await stepUp(viewer);
    const options = await creationOptions(viewer);
    expect(options).toMatchObject({ rp: { id: "localhost" }, attestation: "none", excludeCredentials: [] });
    const phone = passkeyDevice();
    expect((await finishEnrolment(viewer, phone.make(options), caller())).ok).toBe(true);
    expect(await listPasskeys(db, viewer)).toMatchObject([{ name: "Chrome no Android", isSynced: true, lastUsedAt: null }]);
    expect((await emailsTo(user.email))[0]).toMatchObject({
      kind: "conta.chave-nova",
      payload: { passkey: "Chrome no Android" },
    });
    expect(await findCredentialChange(db, user.id, ["chave_nova"])).not.toBeNull();
    expect(await findSecondStep(db, viewer)).toMatchObject({ hasPasskeys: true });
    expect((await creationOptions(viewer)).excludeCredentials).toMatchObject([{ transports: ["internal", "hybrid"] }]);
  });

  it.each([
    ["de outro endereço", { origin: "https://autoria.exemplo.net" }],
    ["para outro site", { site: "exemplo.net" }],
    ["sem a pessoa se identificar ao aparelho", { isVerified: false }],
    ["que na verdade é uma entrada", { type: "webauthn.get" }],
  ])("refuses a passkey made %s", async (_, twist) => {
    const { viewer } = await signedInPerson();
    await stepUp(viewer);
    const made = passkeyDevice().make(await creationOptions(viewer), twist);
    expect(await finishEnrolment(viewer, made, caller())).toEqual({ ok: false, reason: "passkey_refused" });
    expect(await listPasskeys(db, viewer)).toEqual([]);
  });

  it("refuses another person's challenge, an expired one, a made-up one and a used one", async () => {
    const { viewer, phone } = await personWithPasskey();
    const other = await signedInPerson();
    await stepUp(other.viewer);
    const theirs = await creationOptions(other.viewer);
    expect(await finishEnrolment(viewer, passkeyDevice().make(theirs), caller())).toMatchObject({ reason: "passkey_refused" });

    const used = await creationOptions(other.viewer);
    expect((await finishEnrolment(other.viewer, passkeyDevice().make(used), caller())).ok).toBe(true);
    const again = await finishEnrolment(other.viewer, passkeyDevice().make(used), caller());
    expect(again).toMatchObject({ reason: "passkey_refused" });

    const late = await creationOptions(viewer);
    await db.execute(sql`update verifications set expires_at = now() - interval '1 second' where value = ${viewer.userId}`);
    expect(await finishEnrolment(viewer, phone.make(late), caller())).toMatchObject({ reason: "passkey_refused" });
    const invented = { ...late, challenge: "A".repeat(43) };
    expect(await finishEnrolment(viewer, phone.make(invented), caller())).toMatchObject({ reason: "passkey_refused" });
  });

  it("the same passkey is not added twice, nor more than ten per person with two tabs at once", async () => {
    const { viewer, phone } = await personWithPasskey();
    expect(await finishEnrolment(viewer, phone.make(await creationOptions(viewer)), caller())).toMatchObject({
      reason: "passkey_known",
    });
    for (let saved = 1; saved < MOST_PASSKEYS - 1; saved++) {
      await finishEnrolment(viewer, passkeyDevice().make(await creationOptions(viewer)), caller());
    }
    const tabs = await Promise.all([creationOptions(viewer), creationOptions(viewer)]);
    const answers = await Promise.all(tabs.map((options) => finishEnrolment(viewer, passkeyDevice().make(options), caller())));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await startEnrolment(viewer)).toMatchObject({ reason: "too_many_passkeys" });
  });
});

describe("signing in with a passkey", () => {
  it("opens its owner's session, already confirmed, without e-mail, password or second step", async () => {
    const { viewer, phone } = await personWithPasskey();
    await withSecondStep(viewer);
    const options = await requested();
    expect(options).toMatchObject({ allowCredentials: [], userVerification: "required" });
    const entered = await enter(phone.sign(options));
    if (!entered.ok) throw new Error(entered.reason);
    const inside = await findViewer(cookieOf(entered.value.setCookie));
    expect(inside).toMatchObject({ userId: viewer.userId });
    expect(await requireStepUp(db, inside!)).toMatchObject({ ok: true });
    expect((await listPasskeys(db, viewer))[0]?.lastUsedAt).toBeInstanceOf(Date);
  });

  it("an unknown passkey and one that does not verify get the same answer (B040)", async () => {
    const { phone } = await personWithPasskey();
    const unknown = await enter(passkeyDevice().sign(await requested()));
    expect(unknown).toEqual({ ok: false, reason: "passkey_refused" });
    const signature = phone.sign(await requested()).signature;
    expect(await enter({ ...phone.sign(await requested()), signature })).toEqual(unknown);
  });

  it.each([
    ["colhida em outro endereço", { origin: "https://autoria.exemplo.net" }],
    ["para outro site", { site: "exemplo.net" }],
    ["sem a pessoa se identificar ao aparelho", { isVerified: false }],
    ["que na verdade cria uma chave", { type: "webauthn.create" }],
  ])("refuses a signature %s", async (_, twist) => {
    const { phone } = await personWithPasskey();
    expect(await enter(phone.sign(await requested(), twist))).toEqual({ ok: false, reason: "passkey_refused" });
  });

  it("a signature works once, and only for what it was asked for", async () => {
    const { viewer, phone } = await personWithPasskey();
    const signed = phone.sign(await requested());
    const race = await Promise.all([enter(signed), enter(signed), enter(signed)]);
    expect(race.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await enter(signed)).toMatchObject({ reason: "passkey_refused" });
    const proof = await requestOptions({ for: "step-up", userId: viewer.userId });
    expect(await enter(phone.sign(proof))).toMatchObject({ reason: "passkey_refused" });
  });

  it("a counter that goes back reveals a copied passkey", async () => {
    const { phone } = await personWithPasskey();
    expect((await enter(phone.sign(await requested(), { counter: 7 }))).ok).toBe(true);
    expect(await enter(phone.sign(await requested(), { counter: 6 }))).toMatchObject({ reason: "passkey_refused" });
    expect((await enter(phone.sign(await requested(), { counter: 8 }))).ok).toBe(true);
  });

  it("does not accept one person's passkey in the name of another", async () => {
    const { phone } = await personWithPasskey();
    const other = await signedInPerson();
    const userHandle = Buffer.from(other.user.id).toString("base64url");
    expect(await enter({ ...phone.sign(await requested()), userHandle })).toMatchObject({ reason: "passkey_refused" });
  });

  it("after twenty errors from a network in a minute one has to wait; successes do not count", async () => {
    const { phone } = await personWithPasskey();
    const from = freshCaller();
    const wrong = passkeyDevice().sign(await requested());
    for (let tries = 0; tries < 19; tries++) await enter(wrong, from);
    for (let tries = 0; tries < 3; tries++) expect((await enter(phone.sign(await requested()), from)).ok).toBe(true);
    expect(await enter(wrong, from)).toMatchObject({ reason: "passkey_refused" });
    expect(await enter(phone.sign(await requested()), from)).toMatchObject({ reason: "limited" });
  });
});

describe("confirming that it is you with a passkey", () => {
  it("works in place of password and code, and only one's own passkey works", async () => {
    const { viewer, phone } = await personWithPasskey();
    await withSecondStep(viewer);
    await db.execute(sql`update sessions set stepped_up_at = null where id = ${viewer.sessionId}`);
    const options = () => requestOptions({ for: "step-up", userId: viewer.userId });
    expect((await options()).allowCredentials).toHaveLength(1);
    expect(await confirmIdentity(viewer, { password: PASSWORD }, freshCaller())).toMatchObject({ reason: "wrong_app_code" });

    const other = await personWithPasskey();
    const stolen = other.phone.sign(await options());
    expect(await confirmIdentity(viewer, { assertion: stolen }, freshCaller())).toMatchObject({ reason: "passkey_refused" });
    expect(await requireStepUp(db, viewer)).toMatchObject({ reason: "step_up_needed" });

    const confirmed = await confirmIdentity(viewer, { assertion: phone.sign(await options()) }, freshCaller());
    if (!confirmed.ok) throw new Error(confirmed.reason);
    const after = await findViewer(cookieOf(confirmed.value.setCookies[0] ?? ""));
    expect(await requireStepUp(db, after!)).toMatchObject({ ok: true });
  });
});

describe("managing passkeys", () => {
  it("deleting asks for confirmation, notifies, and the passkey no longer signs in; another person's is out of reach (INV-35)", async () => {
    const { user, viewer, phone, passkeyId } = await personWithPasskey();
    const other = await signedInPerson();
    await stepUp(other.viewer);
    expect(await removePasskey(other.viewer, { passkeyId })).toMatchObject({ reason: "unknown_passkey" });
    expect(await renamePasskey(other.viewer, { passkeyId, name: "Tomada" })).toMatchObject({ reason: "unknown_passkey" });
    expect((await renamePasskey(viewer, { passkeyId, name: "Celular azul" })).ok).toBe(true);
    expect(await listPasskeys(db, viewer)).toMatchObject([{ name: "Celular azul" }]);

    await db.execute(sql`update sessions set stepped_up_at = null where id = ${viewer.sessionId}`);
    expect(await removePasskey(viewer, { passkeyId })).toMatchObject({ reason: "step_up_needed" });
    await stepUp(viewer);
    expect((await removePasskey(viewer, { passkeyId })).ok).toBe(true);
    expect((await emailsTo(user.email))[0]).toMatchObject({
      kind: "conta.chave-apagada",
      payload: { passkey: "Celular azul" },
    });
    expect(await enter(phone.sign(await requested()))).toMatchObject({ reason: "passkey_refused" });
  });

  it("who denies a withdrawal loses the earlier passkeys, and who proves the mailbox does not inherit a stranger's", async () => {
    const denied = await personWithPasskey();
    await transact(async (tx) => ok(await endAccess(tx, denied.user.id)));
    expect(await db.$count(passkeys, eq(passkeys.userId, denied.user.id))).toBe(0);

    const guest = await personWithPasskey();
    await db.update(users).set({ emailVerified: false }).where(eq(users.id, guest.user.id));
    await transact(async (tx) => ok(await proveMailbox(tx, guest.user.id)));
    expect(await db.$count(passkeys, eq(passkeys.userId, guest.user.id))).toBe(0);
  });
});
