import { eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import { newId } from "#kit/id.ts";
import { db } from "#platform/db.ts";
import { env } from "#platform/env.ts";
import { outboxEmails } from "#platform/outbox.ts";
import { storage } from "#platform/storage/open-storage.ts";
import type { Viewer } from "#platform/session.ts";
import { cookieOf, createProduct, createStore, createUser, type TestUser, viewerOf } from "../../../../tests/factories.ts";
import { createSoldOrder } from "../../../../tests/sold-order.ts";
import { listSales } from "../../orders/sales/queries/list.ts";
import { listPurchaseEvents, listSaleEvents } from "../queries/list-events.ts";
import { sweepLooseFiles } from "./drop-file.ts";
import { conversationRoutes } from "./http.ts";
import { inspectAttachment } from "./inspect-attachment.ts";
import { markRead } from "./mark-read.ts";
import { listThreads } from "./queries/list-threads.ts";
import { messageLimits } from "./rules.ts";
import { sendMessage } from "./send-message.ts";
import { messageFiles, orderMessages } from "./tables.ts";

/** A look starts a process of its own, slow on a crowded machine. */
const LOOK_MS = 120_000;
const ORIGIN = new URL(env.publicUrl).origin;

let buyer: TestUser;
let owner: TestUser;
let asBuyer: Viewer;
let asAuthor: Viewer;
let orderId: string;
let storeId: number;

beforeEach(async () => {
  owner = await createUser({ name: "Helena Prado" });
  buyer = await createUser({ name: "Caio Amaral da Silva" });
  const store = await createStore({ ownerId: owner.id, authorName: "Helena Prado" });
  storeId = store.id;
  orderId = (await createSoldOrder(buyer, [await createProduct(storeId)])).id;
  asBuyer = await viewerOf(buyer);
  asAuthor = await viewerOf(owner);
});

const write = (viewer: Viewer, text: string, fileIds: string[] = [], requestKey: string = newId()) =>
  sendMessage(viewer, { orderId, storeId, requestKey, text, fileIds });
const threadOf = async (viewer: Viewer) => (await listThreads(viewer, orderId))?.[0];
const emailsTo = async (email: string) =>
  (await db.select().from(outboxEmails).where(eq(outboxEmails.recipient, email))).filter((one) => one.kind === "pedido.mensagem");
const picture = () =>
  sharp({ create: { width: 20, height: 20, channels: 3, background: "#a33" } })
    .png()
    .toBuffer();

type Sent = { name?: string; headers?: Record<string, string> };

async function send(user: TestUser | null, bytes: Uint8Array, { name = "foto.png", headers = {} }: Sent = {}) {
  return conversationRoutes.request(`/uploads/mensagens/${orderId}/${storeId}`, {
    method: "POST",
    headers: {
      origin: ORIGIN,
      "content-length": String(bytes.length),
      "x-file-name": encodeURIComponent(name),
      ...(user ? { cookie: await cookieOf(user) } : {}),
      ...headers,
    },
    body: Buffer.from(bytes),
  });
}

async function sentFile(user: TestUser, bytes: Uint8Array, name?: string): Promise<string> {
  const answer = await send(user, bytes, name ? { name } : {});
  const { fileId } = (await answer.json()) as { fileId: string };
  await inspectAttachment(fileId);
  return fileId;
}

/** The same without the look, which starts a process: for what comes after it. */
async function readyFile(user: TestUser, bytes: Uint8Array): Promise<string> {
  const answer = await send(user, bytes);
  const { fileId } = (await answer.json()) as { fileId: string };
  const storageKey = `mensagens/${fileId}`;
  await storage().put(storageKey, bytes, { contentType: "image/png", sizeBytes: bytes.length });
  await db
    .update(messageFiles)
    .set({ status: "limpo", contentType: "image/png", sha256: "0".repeat(64), storageKey })
    .where(eq(messageFiles.id, fileId));
  return fileId;
}

const fileOf = async (fileId: string) => (await db.select().from(messageFiles).where(eq(messageFiles.id, fileId)))[0];
const download = async (user: TestUser | null, fileId: string) =>
  conversationRoutes.request(`/anexos/${fileId}`, { headers: user ? { cookie: await cookieOf(user) } : {} });

describe("writing about an order", () => {
  it("reaches the other side, by e-mail and on the page, without the buyer's e-mail or surname", async () => {
    expect(await write(asBuyer, "A página 3 veio em branco?")).toEqual({ ok: true, value: undefined });
    const thread = await threadOf(asAuthor);
    expect(thread).toMatchObject({ side: "autor", buyerFirstName: "Caio", unread: 1 });
    expect(thread?.messages).toMatchObject([{ sender: "comprador", body: "A página 3 veio em branco?" }]);
    const [emailMessage] = await emailsTo(owner.email);
    expect(emailMessage?.payload).toMatchObject({ senderName: "Caio", to: "autor", text: "A página 3 veio em branco?" });
    expect(JSON.stringify([thread, emailMessage?.payload])).not.toContain("Amaral");
    expect(JSON.stringify([thread, emailMessage?.payload])).not.toContain(buyer.email);
  });

  it("the same submission repeated, even at once, is one message and one e-mail", async () => {
    const key = newId();
    await Promise.all(Array.from({ length: 4 }, () => write(asBuyer, "Oi", [], key)));
    expect((await threadOf(asAuthor))?.messages).toHaveLength(1);
    expect(await emailsTo(owner.email)).toHaveLength(1);
  });

  it("consecutive lines nobody has opened go in one e-mail; once read, the next notifies again", async () => {
    await write(asBuyer, "Oi");
    await write(asBuyer, "Esqueci de dizer: no celular abre.");
    expect(await emailsTo(owner.email)).toHaveLength(1);
    await markRead(asAuthor, orderId, storeId);
    expect((await threadOf(asAuthor))?.unread).toBe(0);
    await write(asBuyer, "Ainda por aí?");
    expect(await emailsTo(owner.email)).toHaveLength(2);
  });

  it("the timeline tells when each side first wrote, and each author only their own conversation", async () => {
    await write(asBuyer, "Oi");
    await write(asBuyer, "De novo");
    await write(asAuthor, "Olá");
    const messages = (await listPurchaseEvents(orderId)).filter((event) => event.kind.startsWith("mensagem"));
    expect(messages.map(({ kind, detail }) => [kind, detail])).toEqual([
      ["mensagem_comprador", "Helena Prado"],
      ["mensagem_autor", "Helena Prado"],
    ]);
    const other = await createStore();
    expect((await listSaleEvents(orderId, other.id)).some((event) => event.kind.startsWith("mensagem"))).toBe(false);
    expect((await listSales(storeId, {})).rows[0]?.hasNewMessage).toBe(true);
    await markRead(asAuthor, orderId, storeId);
    expect((await listSales(storeId, {})).rows[0]?.hasNewMessage).toBe(false);
  });

  it("only the other side marks it as read", async () => {
    await write(asBuyer, "Oi");
    await markRead(asBuyer, orderId, storeId);
    expect((await threadOf(asAuthor))?.unread).toBe(1);
  });

  it("refuses an empty one, an order not paid and a person of neither side (INV-35)", async () => {
    expect(await write(asBuyer, "")).toMatchObject({ reason: "empty" });
    const stranger = await viewerOf(await createUser());
    const otherStore = await createStore();
    const otherAuthor = { ...stranger, storeId: otherStore.id };
    expect(await write(stranger, "Oi")).toMatchObject({ reason: "not_found" });
    expect(await write(otherAuthor, "Oi")).toMatchObject({ reason: "not_found" });
    expect(await listThreads(otherAuthor, orderId)).toBeNull();
    expect(await markRead(otherAuthor, orderId, storeId)).toMatchObject({ reason: "not_found" });
    const unpaid = await createSoldOrder(buyer, [await createProduct(storeId)], null);
    const text = { requestKey: newId(), text: "Oi", fileIds: [], storeId };
    expect(await sendMessage(asBuyer, { ...text, orderId: unpaid.id })).toMatchObject({ reason: "not_found" });
  });

  it("each author of an order reads only their own conversation (INV-35)", async () => {
    const second = await createUser();
    const secondStore = await createStore({ ownerId: second.id });
    const order = await createSoldOrder(buyer, [await createProduct(storeId), await createProduct(secondStore.id)]);
    const toFirst = { orderId: order.id, storeId, requestKey: newId(), text: "Só para Helena", fileIds: [] };
    expect(await sendMessage(asBuyer, toFirst)).toMatchObject({ ok: true });
    expect((await listThreads(asBuyer, order.id))?.length).toBe(2);
    const seen = await listThreads(await viewerOf(second), order.id);
    expect(seen).toHaveLength(1);
    expect(JSON.stringify(seen)).not.toContain("Só para Helena");
  });
});

describe("a message's files", () => {
  it(
    "pass through quarantine, go with the message and come out as attachments only for both sides and administrators (INV-21)",
    async () => {
      const bytes = await picture();
      const fileId = await sentFile(buyer, bytes, "tela do celular.png");
      expect((await fileOf(fileId))?.status).toBe("limpo");
      expect((await download(buyer, fileId)).status).toBe(404);
      expect(await write(asBuyer, "", [fileId])).toMatchObject({ ok: true });
      for (const one of [buyer, owner]) {
        const answer = await download(one, fileId);
        expect(answer.status).toBe(200);
        expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="tela do celular\.png"/);
        expect(answer.headers.get("content-security-policy")).toContain("sandbox");
        expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
      }
      const audited = async () => (await db.execute(sql`select 1 from admin_audit where action = 'baixar-anexo'`)).rowCount;
      for (const one of [null, await createUser()]) expect((await download(one, fileId)).status).toBe(404);
      expect(await audited()).toBe(0);
      expect((await download(await createUser({ roles: ["admin"] }), fileId)).status).toBe(200);
      expect(await audited()).toBe(1);
    },
    LOOK_MS,
  );

  it(
    "one that is not what its name says is left out, with the reason, and cannot be sent",
    async () => {
      const fileId = await sentFile(buyer, Buffer.from("<html><script>alert(1)</script></html>"), "foto.jpg");
      expect(await fileOf(fileId)).toMatchObject({ status: "invalido", storageKey: null });
      expect(await write(asBuyer, "Veja", [fileId])).toMatchObject({ reason: "files_not_ready" });
      expect(await db.$count(orderMessages, eq(orderMessages.orderId, orderId))).toBe(0);
    },
    LOOK_MS,
  );

  it("do not go with another person's message, nor twice", async () => {
    const fileId = await readyFile(buyer, await picture());
    expect(await write(asAuthor, "Peguei", [fileId])).toMatchObject({ reason: "files_not_ready" });
    const both = await Promise.all([write(asBuyer, "um", [fileId]), write(asBuyer, "dois", [fileId])]);
    expect(both.filter((one) => one.ok)).toHaveLength(1);
  });

  it("refuses before reading: without a session, from another site, too large, empty, in another's conversation and beyond ten", async () => {
    const bytes = await picture();
    expect((await send(null, bytes)).status).toBe(401);
    expect((await send(buyer, bytes, { headers: { origin: "https://outro.example" } })).status).toBe(403);
    expect((await send(buyer, bytes, { headers: { "content-length": String(messageLimits.fileBytes + 1) } })).status).toBe(413);
    expect((await send(buyer, bytes, { headers: { "content-length": "0" } })).status).toBe(422);
    expect((await send(await createUser(), bytes)).status).toBe(404);
    const many = await Promise.all(Array.from({ length: 14 }, () => send(buyer, bytes)));
    expect(many.filter((one) => one.status === 200)).toHaveLength(messageLimits.filesPerMessage);
  });

  it("an upload stopped half-way gives its place back; what nobody sent is gone in a day, with its bytes", async () => {
    const bytes = await picture();
    expect((await send(buyer, bytes.subarray(0, 20), { headers: { "content-length": String(bytes.length) } })).status).toBe(507);
    expect(await db.$count(messageFiles, eq(messageFiles.orderId, orderId))).toBe(0);
    const fileId = await readyFile(buyer, bytes);
    const key = (await fileOf(fileId))?.storageKey ?? "";
    expect(await storage().head(key)).not.toBeNull();
    await sweepLooseFiles();
    expect(await fileOf(fileId)).toBeDefined();
    await db.execute(sql`update message_files set created_at = now() - interval '25 hours' where id = ${fileId}`);
    await sweepLooseFiles();
    expect(await fileOf(fileId)).toBeUndefined();
    expect(await storage().head(key)).toBeNull();
  });
});
