import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { newId } from "#kit/id.ts";
import { db } from "#platform/db.ts";
import { storage } from "#platform/storage/open-storage.ts";
import { createProduct, createStore, createUser } from "../../../../tests/factories.ts";
import { attachClamd } from "../../../../tests/fake-clamd.ts";
import { createSoldOrder } from "../../../../tests/sold-order.ts";
import { infectedFiles, scanWaits } from "../../catalog/antivirus/tables.ts";
import { craftPdf } from "../../catalog/inspect/fixtures/craft-pdf.ts";
import { inspectAttachment, scanWaitingAttachments } from "./inspect-attachment.ts";
import { waitingKey } from "./quarantine-file.ts";
import { messageFiles } from "./tables.ts";

const clamd = attachClamd();
beforeEach(() => db.delete(scanWaits));

async function arrive(bytes: Buffer) {
  const [buyer, store] = [await createUser(), await createStore()];
  const order = await createSoldOrder(buyer, [await createProduct(store.id)]);
  const id = newId();
  await db.insert(messageFiles).values({
    id,
    orderId: order.id,
    storeId: store.id,
    uploaderId: buyer.id,
    name: "foto.pdf",
    sizeBytes: bytes.length,
    status: "quarentena",
  });
  await storage().put(waitingKey(id), bytes, { contentType: "application/octet-stream", sizeBytes: bytes.length });
  await inspectAttachment(id);
  return { id, buyer };
}

const fileOf = async (id: string) => (await db.select().from(messageFiles).where(eq(messageFiles.id, id)))[0];

it("an attachment in which something was found never goes with a message, and the operator sees it", async () => {
  const bytes = await craftPdf(1);
  clamd.state.marker = bytes;
  const { id, buyer } = await arrive(bytes);
  expect(await fileOf(id)).toMatchObject({ status: "invalido", problem: expect.stringContaining("EICAR"), storageKey: null });
  expect(await db.select().from(infectedFiles).where(eq(infectedFiles.fileId, id))).toMatchObject([
    { place: "mensagem", userId: buyer.id },
  ]);
});

it("an attachment of which nothing is known waits, and goes once the antivirus answers", async () => {
  clamd.state.manner = "gone";
  const { id } = await arrive(await craftPdf(1));
  expect(await fileOf(id)).toMatchObject({ status: "quarentena", problem: null });
  clamd.state.manner = "sound";
  await db.update(scanWaits).set({ retryAt: sql`now()` });
  expect(await scanWaitingAttachments()).toBe(1);
  expect(await fileOf(id)).toMatchObject({ status: "limpo" });
  expect(await db.select().from(scanWaits)).toEqual([]);
});
