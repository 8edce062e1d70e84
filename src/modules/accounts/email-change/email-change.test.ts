import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db, transact } from "#platform/db.ts";
import { ok } from "#kit/outcome.ts";
import { findViewer } from "#platform/session.ts";
import { PASSWORD, signedInPerson, signIn, stepUp, withSecondStep } from "../../../../tests/authenticator.ts";
import { cookieOf, createStore, createUser } from "../../../../tests/factories.ts";
import { freshCaller, freshEmail, emailsTo, mailed } from "../../../../tests/mailbox.ts";
import { findTransferState } from "../../payouts/withdrawals/find-transfer-state.ts";
import { createAccount } from "../create-account.ts";
import { findAccount } from "../find-account.ts";
import { findSecondStep } from "../second-step/queries.ts";
import { signInWithPassword } from "../sign-in-with-password.ts";
import { users } from "../tables.ts";
import { cancelEmailChange } from "./cancel-email-change.ts";
import { confirmEmailChange } from "./confirm-email-change.ts";
import { changeLink, readChangeLink } from "./links.ts";
import { findOpenChange } from "./queries.ts";
import { requestEmailChange } from "./request-email-change.ts";
import { emailChanges } from "./tables.ts";
import { undoEmailChange } from "./undo-email-change.ts";

async function requested(newEmail = freshEmail()) {
  const { user, viewer } = await signedInPerson();
  await stepUp(viewer);
  const answer = await requestEmailChange(viewer, { email: newEmail }, freshCaller());
  if (!answer.ok) throw new Error(answer.reason);
  return { user, viewer, newEmail };
}
async function changed() {
  const change = await requested();
  const cookie = await cookieOf(change.user);
  const token = await mailed(change.newEmail, "confirm");
  const answer = await confirmEmailChange(change.viewer, { token });
  if (!answer.ok) throw new Error(answer.reason);
  return { ...change, cookie, undo: await mailed(change.user.email, "undo") };
}
const emailOf = async (id: string) => (await db.select().from(users).where(eq(users.id, id)))[0]?.email;
const kinds = async (email: string) => (await emailsTo(email)).map(({ kind }) => kind);
const later = (userId: string, by: string) =>
  db.execute(sql`update email_changes set requested_at = requested_at - ${by}::interval, expires_at = expires_at - ${by}::interval,
    undo_until = undo_until - ${by}::interval where user_id = ${userId}`);

describe("the links in the e-mails", () => {
  it("one does not work in place of another, nor damaged, nor made up", () => {
    const id = "01a20000-0000-7000-8000-000000000001";
    expect(readChangeLink(changeLink(id, "confirmar"), "confirmar")).toBe(id);
    const link = changeLink(id, "desfazer");
    for (const wrong of [link.slice(0, -1), `${link} `, `${link}.x`, link.replace("1.", "2."), id, "", "x.y"])
      expect(readChangeLink(wrong, "desfazer")).toBeNull();
    expect(readChangeLink(link, "confirmar")).toBeNull();
  });
});

describe("requesting a change of e-mail", () => {
  it("asks the person to confirm who they are", async () => {
    const { viewer } = await signedInPerson();
    expect(await requestEmailChange(viewer, { email: freshEmail() }, freshCaller())).toMatchObject({ reason: "step_up_needed" });
  });

  it("changes nothing yet: one e-mail in each mailbox, and only the new one carries the confirmation", async () => {
    const { user, newEmail } = await requested();
    expect(await emailOf(user.id)).toBe(user.email);
    expect(await kinds(newEmail)).toEqual(["conta.email-confirmar"]);
    expect(await kinds(user.email)).toEqual(["conta.email-pedido"]);
    expect(JSON.stringify(await emailsTo(user.email))).not.toContain(newEmail);
    expect(await findOpenChange(db, user.id)).toMatchObject({ status: "pedida", newEmail });
  });

  it("an address that already has an account answers the same; only its mailbox learns of it", async () => {
    const other = await createUser({ email: freshEmail() });
    const { user } = await requested(other.email);
    expect(await kinds(other.email)).toEqual(["conta.email-ocupado"]);
    expect(await findOpenChange(db, user.id)).toMatchObject({ status: "pedida", newEmail: other.email });
  });

  it("the same e-mail is refused beside its field; another request ends the earlier one", async () => {
    const { user, viewer, newEmail } = await requested();
    expect(await requestEmailChange(viewer, { email: user.email.toUpperCase() }, freshCaller())).toMatchObject({
      fields: { email: expect.any(String) },
    });
    const second = freshEmail();
    expect((await requestEmailChange(viewer, { email: second }, freshCaller())).ok).toBe(true);
    expect(await confirmEmailChange(viewer, { token: await mailed(newEmail, "confirm") })).toMatchObject({
      reason: "expired_link",
    });
    expect((await confirmEmailChange(viewer, { token: await mailed(second, "confirm") })).ok).toBe(true);
  });

  it("two requests at the same instant leave only one open", async () => {
    const { user, viewer } = await signedInPerson();
    await stepUp(viewer);
    await Promise.all([1, 2, 3].map(() => requestEmailChange(viewer, { email: freshEmail() }, freshCaller())));
    const rows = await db.select().from(emailChanges).where(eq(emailChanges.userId, user.id));
    expect(rows.map(({ status }) => status).sort()).toEqual(["cancelada", "cancelada", "pedida"]);
  });
});

describe("confirming in the new mailbox", () => {
  it("signs in with the new one, notifies both, ends the other sessions and holds withdrawals for 72 h (INV-38)", async () => {
    const { user, viewer, newEmail, cookie } = await changed();
    expect(await emailOf(user.id)).toBe(newEmail);
    expect(await findViewer(cookie)).toBeNull();
    expect(await kinds(user.email)).toContain("conta.email-trocado");
    expect(await kinds(newEmail)).toContain("conta.email-novo");
    const entered = (email: string) => signInWithPassword({ email, password: PASSWORD, isRemembered: true }, freshCaller());
    expect((await entered(newEmail)).ok).toBe(true);
    expect((await entered(user.email)).ok).toBe(false);
    const store = await createStore({ ownerId: user.id });
    const state = await findTransferState(db, { storeId: store.id, userId: viewer.userId });
    expect(state.facts.changedCredentials).toBe(true);
    expect((state.credentialsUntil?.getTime() ?? 0) - state.now.getTime()).toBeGreaterThan(71 * 3_600_000);
  });

  it("the request already holds withdrawals, and giving it up releases them", async () => {
    const { user } = await requested();
    const store = await createStore({ ownerId: user.id });
    const isHeld = async () => (await findTransferState(db, { storeId: store.id, userId: user.id })).facts.changedCredentials;
    expect(await isHeld()).toBe(true);
    await cancelEmailChange(user.id);
    expect(await isHeld()).toBe(false);
  });

  it("only the requester, confirmed, with a live link, can do it; twice is once", async () => {
    const { viewer, newEmail } = await requested();
    const token = await mailed(newEmail, "confirm");
    const stranger = await signedInPerson();
    await stepUp(stranger.viewer);
    expect(await confirmEmailChange(stranger.viewer, { token })).toMatchObject({ reason: "expired_link" });
    expect(await confirmEmailChange(await signIn(viewer.userId), { token })).toMatchObject({ reason: "step_up_needed" });
    await later(viewer.userId, "24 hours 1 second");
    expect(await confirmEmailChange(viewer, { token })).toMatchObject({ reason: "expired_link" });
    await later(viewer.userId, "-2 hours");
    const answers = await Promise.all([1, 2].map(() => confirmEmailChange(viewer, { token })));
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
  });

  it("an address taken meanwhile is refused, and the account stays as it was", async () => {
    const { user, viewer, newEmail } = await requested();
    await createUser({ email: newEmail });
    expect(await confirmEmailChange(viewer, { token: await mailed(newEmail, "confirm") })).toMatchObject({
      reason: "email_taken",
    });
    expect(await emailOf(user.id)).toBe(user.email);
  });
});

describe("undoing from the old mailbox", () => {
  it("restores the e-mail and ends sessions, password and the second step enabled after the request", async () => {
    const { user, viewer, undo } = await changed();
    await withSecondStep(viewer);
    expect(await undoEmailChange({ token: undo })).toEqual({ ok: true, value: undefined });
    expect(await emailOf(user.id)).toBe(user.email);
    expect(await findAccount(db, user.email)).toMatchObject({ userId: user.id, passwordHash: null });
    expect(await findSecondStep(db, viewer)).toMatchObject({ isOn: false, codesLeft: 0, proof: "none" });
    expect(await kinds(user.email)).toContain("conta.email-desfeito");
    expect(await findOpenChange(db, user.id)).toBeNull();
    const back = await cookieOf(user);
    expect(await undoEmailChange({ token: undo })).toMatchObject({ ok: true });
    expect(await findViewer(back), "apertar de novo não termina mais nada").not.toBeNull();
  });

  it("of chained changes, the first one's e-mail undoes them all", async () => {
    const { user, viewer } = await changed();
    await stepUp(viewer);
    const third = freshEmail();
    const now = { ...viewer, email: (await emailOf(user.id)) ?? "" };
    expect((await requestEmailChange(now, { email: third }, freshCaller())).ok).toBe(true);
    expect((await confirmEmailChange(now, { token: await mailed(third, "confirm") })).ok).toBe(true);
    const [first] = (await emailsTo(user.email)).filter(({ kind }) => kind === "conta.email-pedido");
    expect((await undoEmailChange({ token: first?.payload.undo ?? "" })).ok).toBe(true);
    expect(await emailOf(user.id)).toBe(user.email);
  });

  it("the e-mail of a request replaced by another still undoes what came after", async () => {
    const { user, viewer } = await requested();
    const first = await mailed(user.email, "undo");
    const second = freshEmail();
    await requestEmailChange(viewer, { email: second }, freshCaller());
    await confirmEmailChange(viewer, { token: await mailed(second, "confirm") });
    expect((await undoEmailChange({ token: first })).ok).toBe(true);
    expect(await emailOf(user.id)).toBe(user.email);
  });

  it("after the 72 h, or with a made-up link, it no longer works", async () => {
    const { user, newEmail, undo } = await changed();
    await later(user.id, "72 hours 1 second");
    expect(await undoEmailChange({ token: undo })).toMatchObject({ reason: "expired_link" });
    expect(await undoEmailChange({ token: changeLink(crypto.randomUUID(), "desfazer") })).toMatchObject({
      reason: "expired_link",
    });
    expect(await emailOf(user.id)).toBe(newEmail);
  });

  it("while it can be undone nobody opens an account with the old address; afterwards they can", async () => {
    const { user } = await changed();
    const open = async () =>
      (await transact(async (tx) => ok(await createAccount(tx, { name: "Outra", email: user.email, emailVerified: false }))))
        .value;
    expect(await open()).toBeNull();
    await later(user.id, "72 hours 1 second");
    expect(await open()).not.toBeNull();
  });
});
