import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { sessions } from "#modules/accounts/tables.ts";
import { recipients } from "#modules/payments/tables/recipients.ts";
import { db } from "#platform/db.ts";
import { emailsTo } from "../../../../tests/mailbox.ts";
import type { PaidAuthor } from "../../../../tests/paid-author.ts";
import { attachSandbox } from "../../../../tests/sandbox.ts";
import { settledAuthor } from "../../../../tests/settled-author.ts";
import { changeRecipientEmail } from "./change-email.ts";
import { findRecipient, readPaymentsHistory } from "./queries.ts";

const sandbox = attachSandbox();
const NEW_EMAIL = "financeiro@helena.example";
let author: PaidAuthor;

beforeEach(async () => {
  author = await settledAuthor(sandbox);
});

const atProvider = async () => {
  const recipient = await findRecipient(db, author.storeId);
  return sandbox.state.recipients.get(recipient!.providerId)!;
};
const change = () => changeRecipientEmail(author.viewer, NEW_EMAIL);
const findNotices = async () => (await emailsTo(author.user.email)).filter(({ kind }) => kind === "recebedor.email-trocado");

describe("the e-mail of a registration at the provider", () => {
  it("changes there, leaves a line in the history without the address, and is told to who asked", async () => {
    expect(await change()).toEqual({ ok: true, value: undefined });
    expect((await atProvider()).email).toBe(NEW_EMAIL);
    expect(await readPaymentsHistory(db, author.storeId)).toContainEqual(
      expect.objectContaining({ entity: "store_payments", what: "recipientEmail", from: null, to: "trocado" }),
    );
    expect(await findNotices()).toHaveLength(1);
    expect(JSON.stringify(await findNotices())).not.toContain(NEW_EMAIL);
  });

  it("asks who it is first", async () => {
    await db.update(sessions).set({ steppedUpAt: null }).where(eq(sessions.id, author.viewer.sessionId));
    expect(await change()).toMatchObject({ ok: false, reason: "step_up_needed" });
    expect((await atProvider()).email).not.toBe(NEW_EMAIL);
  });

  it("says that it does not know when the answer is lost, and takes the same request again", async () => {
    await sandbox.fault("500-after-commit", 5, "/recipients");
    expect(await change()).toMatchObject({ ok: false, reason: "unknown" });
    expect(await findNotices()).toEqual([]);
    await sandbox.faultsOver();
    expect(await change()).toMatchObject({ ok: true });
    expect(await findNotices()).toHaveLength(1);
  });

  it("refuses without a registration, and while the provider refuses it", async () => {
    await db.update(recipients).set({ status: "recusado" }).where(eq(recipients.storeId, author.storeId));
    expect(await change()).toMatchObject({ ok: false, reason: "recipient_stopped" });
    await db.delete(recipients).where(eq(recipients.storeId, author.storeId));
    expect(await change()).toMatchObject({ ok: false, reason: "no_recipient" });
  });
});
