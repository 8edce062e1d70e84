import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { db } from "#platform/db.ts";
import { outboxEmails } from "#platform/outbox.ts";
import { stateHistory } from "#platform/state-history.ts";
import { createStore } from "../../../../tests/factories.ts";
import { attachSandbox } from "../../../../tests/sandbox.ts";
import { processEvent } from "../process-event.ts";
import { receiveEvent } from "../receive-event.ts";
import { recipients } from "../tables/recipients.ts";
import { mirrorRecipient, mirrorRecipients } from "./mirror-recipient.ts";

const sandbox = attachSandbox();
let storeId = 0;
let recipientId = "";

beforeAll(async () => {
  const store = await createStore();
  storeId = store.id;
  recipientId = `re_teste_${store.id}`;
});

beforeEach(async () => {
  await sandbox.recipients([{ id: recipientId, name: "Autora" }]);
  await db.update(recipients).set({ status: "ativo", providerUpdatedAt: null }).where(eq(recipients.storeId, storeId));
});

const say = (status: string, kyc?: { kyc_status: string; status_reason: string }) =>
  sandbox.call("POST", `/sandbox/recipients/${recipientId}/status`, { status, ...kyc });
const read = async () => (await db.select().from(recipients).where(eq(recipients.storeId, storeId)))[0];
const emailMessages = () => db.select().from(outboxEmails).where(eq(outboxEmails.kind, "recebedor.situacao"));

describe("the recipient's mirror", () => {
  it.each([
    ["affiliation", "em_analise"],
    ["refused", "recusado"],
    ["suspended", "suspenso"],
    ["inactive", "suspenso"],
    ["blocked", "bloqueado"],
  ])("the provider says %s: it stays %s, with history and one e-mail", async (providerStatus, status) => {
    const before = (await emailMessages()).length;
    await say(providerStatus);
    await mirrorRecipient(storeId, "teste");
    await mirrorRecipient(storeId, "teste");
    expect(await read()).toMatchObject({ status });
    expect((await emailMessages()).length).toBe(before + 1);
    const history = await db.select().from(stateHistory).where(eq(stateHistory.entity, "recipient"));
    expect(history.at(-1)).toMatchObject({ entityId: String(storeId), fromState: "ativo", toState: status });
  });

  it("stores what is missing: proof of identity", async () => {
    await say("affiliation", { kyc_status: "partially_denied", status_reason: "additional_documents_required" });
    await mirrorRecipient(storeId, "teste");
    expect(await read()).toMatchObject({ status: "em_analise", kycReason: "additional_documents_required" });
    expect((await emailMessages()).at(-1)?.payload).toMatchObject({ needsProof: true });
  });

  it("an account that tells only the status of the papers is asked for the same proof, also while it is already being looked at", async () => {
    await sandbox.manner({ kyc_as_text: true });
    await say("affiliation", { kyc_status: "pending", status_reason: "" });
    await mirrorRecipient(storeId, "teste");
    expect((await emailMessages()).at(-1)?.payload).toMatchObject({ status: "em_analise", needsProof: false });
    const before = (await emailMessages()).length;
    await say("affiliation", { kyc_status: "partially_denied", status_reason: "additional_documents_required" });
    await mirrorRecipient(storeId, "teste");
    await mirrorRecipient(storeId, "teste");
    expect(await read()).toMatchObject({ status: "em_analise", kycStatus: "partially_denied", kycReason: null });
    expect((await emailMessages()).slice(before).map((one) => one.payload)).toMatchObject([
      { status: "em_analise", needsProof: true },
    ]);
    await sandbox.manner({ kyc_as_text: false });
  });

  it("a reading older than the last undoes nothing", async () => {
    await db
      .update(recipients)
      .set({ status: "bloqueado", providerUpdatedAt: new Date(Date.now() + 3_600_000) })
      .where(eq(recipients.storeId, storeId));
    await mirrorRecipient(storeId, "teste");
    expect(await read()).toMatchObject({ status: "bloqueado" });
  });

  it("without the provider's answer nothing changes", async () => {
    await say("blocked");
    await sandbox.fault("500", 30, "/recipients");
    await mirrorRecipient(storeId, "teste");
    expect(await read()).toMatchObject({ status: "ativo" });
  });

  it("ten mirrors at once move once and write one e-mail", async () => {
    const before = (await emailMessages()).length;
    await say("suspended");
    await Promise.all(Array.from({ length: 10 }, () => mirrorRecipient(storeId, "corrida")));
    expect((await emailMessages()).length).toBe(before + 1);
  });

  it("the recipient.updated webhook is a hint: it is read again at the provider", async () => {
    await say("blocked");
    await receiveEvent({ id: "hook_r1", type: "recipient.updated", data: { id: recipientId, status: "active" } });
    await processEvent("hook_r1");
    expect(await read()).toMatchObject({ status: "bloqueado" });
  });

  it("the schedule finds what a lost webhook left", async () => {
    await db.update(recipients).set({ checkedAt: null }).where(eq(recipients.storeId, storeId));
    await say("refused");
    await mirrorRecipients();
    expect(await read()).toMatchObject({ status: "recusado" });
  });
});
