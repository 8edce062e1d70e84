import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { newId } from "#kit/id.ts";
import { db } from "#platform/db.ts";
import { storage } from "#platform/storage/open-storage.ts";
import { createProduct, createStore, createUser, viewerOf } from "../../../../tests/factories.ts";
import { attachClamd } from "../../../../tests/fake-clamd.ts";
import { fileStatus, forgetScans, sellCleanFile } from "../../../../tests/infected-sale.ts";
import { createSoldOrder } from "../../../../tests/sold-order.ts";
import { releaseContent, undoRelease } from "../../catalog/antivirus/release-content.ts";
import { rescanSold } from "../../catalog/antivirus/rescan-sold.ts";
import { antivirusState, infectedFiles, scanWaits } from "../../catalog/antivirus/tables.ts";
import { craftPdf } from "../../catalog/inspect/fixtures/craft-pdf.ts";
import { notifications } from "../../notifications/tables.ts";
import { scanWaitingAttachments, inspectAttachment } from "./inspect-attachment.ts";
import { waitingKey } from "./quarantine-file.ts";
import { findAttachment } from "./queries/find-attachment.ts";
import { readMessages } from "./queries/list-threads.ts";
import { rescanAttachments, scanOlderAttachments } from "./scan-attachments.ts";
import { messageFiles, orderMessages } from "./tables.ts";
import { notifyInfectedAttachments } from "./notify-infected-attachments.ts";

const clamd = attachClamd();
beforeEach(async () => {
  await forgetScans();
  await db.update(antivirusState).set({ olderAttachmentId: null, attachmentsPassedAt: null });
  await db.execute(sql`update users set roles = '{}' where roles <> '{}'`);
});

/** A file that its buyer sent with a message, in which nothing was found when it came. */
async function sendAttachment(bytes: Buffer) {
  const [buyer, store] = [await createUser(), await createStore()];
  const order = await createSoldOrder(buyer, [await createProduct(store.id)]);
  const id = newId();
  const of = { orderId: order.id, storeId: store.id };
  await db
    .insert(messageFiles)
    .values({ ...of, id, uploaderId: buyer.id, name: "foto.pdf", sizeBytes: bytes.length, status: "quarentena" });
  await storage().put(waitingKey(id), bytes, { contentType: "application/octet-stream", sizeBytes: bytes.length });
  await inspectAttachment(id);
  const message = { ...of, sender: "comprador" as const, senderId: buyer.id, body: "Segue a foto.", requestKey: newId() };
  const [sent] = await db.insert(orderMessages).values(message).returning({ id: orderMessages.id });
  await db.update(messageFiles).set({ messageId: sent!.id }).where(eq(messageFiles.id, id));
  return { id, buyer, ...of };
}

type Sent = Awaited<ReturnType<typeof sendAttachment>>;
const mayTake = async ({ id, buyer }: Sent) => (await findAttachment(await viewerOf(buyer), id)) !== null;
const shown = async ({ orderId, storeId }: Sent) =>
  (await readMessages(orderId, storeId)).flatMap(({ files }) => files.map((file) => file.isWithheld));
const told = async (userId: string, event: string) =>
  (await db.select().from(notifications).where(eq(notifications.userId, userId))).filter((one) => one.event === event).length;

describe("when the signatures change, what went with a message", () => {
  it("is looked at again once; what is found in it is taken by nobody any more, and both sides and the operator are told once", async () => {
    const operator = await createUser({ roles: ["admin"] });
    const bytes = await craftPdf(2);
    const [sent, other] = [await sendAttachment(bytes), await sendAttachment(await craftPdf(1))];
    clamd.state.scans = [];
    expect(await rescanAttachments()).toBe(0);

    clamd.state.signatures = 27_002;
    clamd.state.marker = bytes;
    expect(await rescanAttachments()).toBe(2);
    expect(await rescanAttachments()).toBe(0);
    expect([await mayTake(sent), await mayTake(other)]).toEqual([false, true]);
    expect([await shown(sent), await shown(other)]).toEqual([[true], [false]]);

    expect(await notifyInfectedAttachments()).toBe(1);
    expect(await notifyInfectedAttachments()).toBe(0);
    expect(await told(sent.buyer.id, "mensagem.infectada")).toBe(1);
    expect(await told(operator.id, "operacao.infectado")).toBe(1);
    expect(await db.select().from(infectedFiles).where(eq(infectedFiles.fileId, sent.id))).toMatchObject([
      { place: "mensagem", wasDelivered: true, userId: sent.buyer.id },
    ]);
  });

  it("goes on being taken while nothing is said of it, is asked about again, and then no more", async () => {
    const bytes = await craftPdf(3);
    const sent = await sendAttachment(bytes);
    clamd.state.signatures = 27_002;
    clamd.state.manner = "half";
    await rescanAttachments();
    expect(await mayTake(sent)).toBe(true);
    expect(await db.select().from(scanWaits)).toMatchObject([{ fileId: sent.id, place: "mensagem" }]);
    clamd.state.manner = "sound";
    clamd.state.marker = bytes;
    await db.update(scanWaits).set({ retryAt: sql`now()` });
    await scanWaitingAttachments();
    expect(await mayTake(sent)).toBe(false);
    expect(await db.select().from(scanWaits)).toEqual([]);
  });

  it("is no longer delivered with a product that has the same content, and the other way round", async () => {
    const sale = await sellCleanFile({ pages: 4 });
    const sent = await sendAttachment(sale.bytes);
    clamd.state.signatures = 27_002;
    clamd.state.marker = sale.bytes;
    expect(await rescanAttachments()).toBe(0);
    await rescanSold();
    expect(await fileStatus(sale.fileId)).toBe("infectado");
    expect(await mayTake(sent)).toBe(false);
    expect(await notifyInfectedAttachments()).toBe(1);
  });
});

it("what went with a message before there was an antivirus is looked at in the background", async () => {
  clamd.turnOff();
  const bytes = await craftPdf(2);
  const sent = await sendAttachment(bytes);
  clamd.turnOn();
  clamd.state.marker = bytes;
  expect(await scanOlderAttachments()).toBeGreaterThan(0);
  expect(await mayTake(sent)).toBe(false);
  clamd.state.scans = [];
  await scanOlderAttachments();
  expect(clamd.state.scans).toEqual([]);
});

it("a finding that was released opens the file again and both sides hear of the mistake once; taken back, it is withheld again", async () => {
  const bytes = await craftPdf(2);
  const sent = await sendAttachment(bytes);
  clamd.state.signatures = 27_002;
  clamd.state.marker = bytes;
  await rescanAttachments();
  await notifyInfectedAttachments();
  const [found] = await db.select().from(infectedFiles).where(eq(infectedFiles.fileId, sent.id));
  const admin = await createUser();
  await db.transaction((tx) => releaseContent(tx, { infectedId: found!.id, adminId: admin.id, reason: "engano" }));
  expect(await mayTake(sent)).toBe(true);
  await notifyInfectedAttachments();
  expect(await notifyInfectedAttachments()).toBe(0);
  expect(await told(sent.buyer.id, "mensagem.engano")).toBe(1);
  await db.transaction((tx) => undoRelease(tx, found!.id));
  expect(await mayTake(sent)).toBe(false);
});
