import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { and, eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { db } from "#platform/db.ts";
import { storage } from "#platform/storage/open-storage.ts";
import { createAuthor, filledForm, openDraft, publishOne, revisionOf, sendFile } from "../../../../tests/author.ts";
import { createUser } from "../../../../tests/factories.ts";
import { attachClamd } from "../../../../tests/fake-clamd.ts";
import { users } from "../../accounts/tables.ts";
import { notifications } from "../../notifications/tables.ts";
import { removeFile } from "../change-files.ts";
import { craftPdf } from "../inspect/fixtures/craft-pdf.ts";
import { soldKey } from "../inspect-upload.ts";
import { resumeProduct } from "../move-product.ts";
import { findEditedProduct } from "../queries/edited-product.ts";
import { quarantineKey } from "../receive-file.ts";
import { submitProduct } from "../submit-product.ts";
import { productFiles, products } from "../tables.ts";
import { scanContent } from "./scan-content.ts";
import { scanOlder } from "./scan-older.ts";
import { scanWaiting } from "./scan-waiting.ts";
import { readAntivirus } from "./queries/read-antivirus.ts";
import { antivirusState, infectedFiles, scanVerdicts, scanWaits } from "./tables.ts";

const clamd = attachClamd();
const sum = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
const statusOf = async (fileId: string) =>
  (await db.select({ status: productFiles.status }).from(productFiles).where(eq(productFiles.id, fileId)))[0]?.status;
const productStatus = async (productId: number) =>
  (await db.select({ status: products.status }).from(products).where(eq(products.id, productId)))[0]?.status;
const dueNow = () => db.update(scanWaits).set({ retryAt: sql`now()` });
const notificationsOf = (userId: string, event: string) =>
  db
    .select({ ref: notifications.ref })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), eq(notifications.event, event)));
const shownWait = async (storeId: number, productId: number) =>
  (await findEditedProduct(storeId, productId))?.files.map((file) => file.waitsForScan);

async function operator() {
  const { id } = await createUser();
  await db
    .update(users)
    .set({ roles: ["admin"] })
    .where(eq(users.id, id));
  return id;
}

beforeEach(async () => {
  await db.delete(scanWaits);
  await db.update(antivirusState).set({ silentSince: null, olderFileId: null, passedAt: null });
});

describe("a file on its way in", () => {
  it("is sold when nothing was found in it, and the same bytes are not asked about twice", async () => {
    const author = await createAuthor();
    const bytes = await craftPdf(1);
    const first = await sendFile(author, await openDraft(author), "a.pdf", bytes);
    const second = await sendFile(author, await openDraft(author), "b.pdf", bytes);
    expect([first.status, second.status]).toEqual(["limpo", "limpo"]);
    expect(clamd.state.scans).toEqual([bytes.length]);
  });

  it("is refused by the name of what was found, kept nowhere and left to the operator", async () => {
    const author = await createAuthor();
    const bytes = await craftPdf(1);
    clamd.state.marker = bytes;
    const productId = await openDraft(author);
    const file = await sendFile(author, productId, "virus.pdf", bytes);
    expect(file).toMatchObject({ status: "infectado", problem: expect.stringContaining("Win.Test.EICAR_HDB-1") });
    expect(await storage().head(soldKey(sum(bytes)))).toBeNull();
    expect(await storage().head(quarantineKey(file.id))).toBeNull();
    const answer = await submitProduct(author, { productId, revision: 1, form: await filledForm() });
    expect(answer).toMatchObject({ ok: false, fields: { arquivos: expect.stringContaining("não passaram") } });
    expect((await readAntivirus()).found[0]).toMatchObject({ name: "virus.pdf", wasDelivered: false, place: "produto" });
  });

  it.each(["gone", "half", "small", "limits"] as const)(
    "waits while the antivirus says nothing of it (%s), and is sold once it does",
    async (manner) => {
      const [author, admin] = [await createAuthor(), await operator()];
      clamd.state.manner = manner;
      const productId = await openDraft(author);
      const file = await sendFile(author, productId, "a.pdf", await craftPdf(1));
      expect(file).toMatchObject({ status: "quarentena", problem: null });
      expect(await shownWait(author.storeId, productId)).toEqual([manner === "gone" || manner === "half" ? "cut" : "too_large"]);
      const form = await filledForm();
      const refused = await submitProduct(author, { productId, revision: 1, form });
      expect(refused).toMatchObject({ ok: false, fields: { arquivos: expect.stringContaining("Aguardando o antivírus") } });

      expect(await scanWaiting()).toBe(0);
      for (let tries = 2; tries <= 5; tries++) {
        await dueNow();
        expect(await scanWaiting()).toBe(1);
        expect(await notificationsOf(admin, "operacao.antivirus")).toHaveLength(tries < 3 ? 0 : 1);
      }
      const [wait] = await db
        .select({ tries: scanWaits.tries, seconds: sql<number>`extract(epoch from retry_at - now())::int` })
        .from(scanWaits);
      expect(wait?.tries).toBe(5);
      expect(wait?.seconds).toBeGreaterThan(400);
      expect(await statusOf(file.id)).toBe("quarentena");

      clamd.state.manner = "sound";
      await dueNow();
      await scanWaiting();
      expect(await statusOf(file.id)).toBe("limpo");
      expect(await shownWait(author.storeId, productId)).toEqual([null]);
      expect(await submitProduct(author, { productId, revision: 1, form })).toMatchObject({ ok: true });
    },
  );

  it("and many others wait while nobody answers: the operator is told once, and all go when it is back", async () => {
    const [author, admin] = [await createAuthor(), await operator()];
    const productId = await openDraft(author);
    const { port } = clamd.state;
    clamd.state.port = 9;
    clamd.turnOn();
    const files = [];
    for (const name of ["a.pdf", "b.pdf", "c.pdf"]) files.push(await sendFile(author, productId, name, await craftPdf(1)));
    for (let tries = 0; tries < 3; tries++) {
      await dueNow();
      await scanWaiting();
    }
    expect(await notificationsOf(admin, "operacao.antivirus")).toHaveLength(1);
    expect((await readAntivirus()).silentSince).not.toBeNull();
    expect(await scanWaiting()).toBe(0);

    clamd.state.port = port;
    clamd.turnOn();
    await db
      .update(scanWaits)
      .set({ retryAt: sql`now()` })
      .where(eq(scanWaits.fileId, files[0]!.id));
    await scanWaiting();
    await scanWaiting();
    expect(await Promise.all(files.map((file) => statusOf(file.id)))).toEqual(["limpo", "limpo", "limpo"]);
    expect(await readAntivirus()).toMatchObject({ silentSince: null, waiting: 0 });
  });

  it("goes on by its structure alone where there is no antivirus", async () => {
    clamd.turnOff();
    const author = await createAuthor();
    expect(await sendFile(author, await openDraft(author), "a.pdf", await craftPdf(1))).toMatchObject({ status: "limpo" });
    expect(clamd.state.scans).toEqual([]);
  });

  it("taken away while it waited leaves nothing behind", async () => {
    const author = await createAuthor();
    clamd.state.manner = "gone";
    const productId = await openDraft(author);
    const file = await sendFile(author, productId, "a.pdf", await craftPdf(1));
    expect(await removeFile(author, { productId, fileId: file.id })).toEqual({ ok: true });
    await dueNow();
    await scanWaiting();
    expect(await db.select().from(scanWaits)).toEqual([]);
  });
});

it("a verdict is only ever of the bytes it names", async () => {
  const [named, other] = [await craftPdf(1), await craftPdf(1)];
  await expect(scanContent(sum(named), named.length, () => Readable.from([other]))).rejects.toThrow("in the place of");
  expect(
    await db
      .select()
      .from(scanVerdicts)
      .where(eq(scanVerdicts.sha256, sum(named))),
  ).toEqual([]);
});

describe("files that came before there was an antivirus", () => {
  async function publishBefore() {
    clamd.turnOff();
    const author = await createAuthor();
    const made = await publishOne(author);
    const [file] = await db.select().from(productFiles).where(eq(productFiles.id, made.fileId));
    clamd.turnOn();
    return { author, ...made, sha256: file!.sha256!, bytes: await readAll(file!.storageKey!) };
  }

  it("are looked at in the background; an infected one is delivered and sold no more, and who is concerned is told once", async () => {
    const admin = await operator();
    const { author, productId, fileId, sha256, bytes, form } = await publishBefore();
    clamd.state.marker = bytes;
    await scanOlder();
    expect(await statusOf(fileId)).toBe("infectado");
    expect(await productStatus(productId)).toBe("pausado");
    expect(await resumeProduct(author, productId)).toMatchObject({ ok: false, reason: "wrong_state" });
    await scanOlder();
    expect(await notificationsOf(author.userId, "material.infectado")).toHaveLength(1);
    expect(await notificationsOf(admin, "operacao.infectado")).toHaveLength(1);
    const { rows } = await db.execute(sql`select 1 from outbox_emails where kind = 'material.infectado'
      and recipient = (select email from users where id = ${author.userId})`);
    expect(rows).toHaveLength(1);
    expect(await db.select().from(infectedFiles).where(eq(infectedFiles.sha256, sha256))).toMatchObject([{ wasDelivered: true }]);

    await removeFile(author, { productId, fileId });
    await sendFile(author, productId, "limpo.pdf", await craftPdf(1));
    const again = await submitProduct(author, { productId, revision: await revisionOf(productId), form });
    expect(again).toMatchObject({ ok: true, value: { edition: 2 } });
    expect(await productStatus(productId)).toBe("publicado");
  });

  it("go on being delivered while nothing is known of them, and are asked about again", async () => {
    const { productId, fileId } = await publishBefore();
    clamd.state.manner = "small";
    await scanOlder();
    expect(await statusOf(fileId)).toBe("limpo");
    expect(await productStatus(productId)).toBe("publicado");
    expect(await db.select().from(scanWaits).where(eq(scanWaits.fileId, fileId))).toMatchObject([{ cause: "too_large" }]);
  });

  it("are withheld too when the same bytes are found infected on their way in to another product", async () => {
    const { fileId, bytes } = await publishBefore();
    clamd.state.marker = bytes;
    const other = await createAuthor();
    expect(await sendFile(other, await openDraft(other), "igual.pdf", bytes)).toMatchObject({ status: "infectado" });
    expect(await statusOf(fileId)).toBe("infectado");
  });

  it("and were never on sale are looked at before they are", async () => {
    clamd.turnOff();
    const author = await createAuthor();
    const productId = await openDraft(author);
    await sendFile(author, productId, "a.pdf", await craftPdf(1));
    clamd.turnOn();
    const form = await filledForm();
    const refused = await submitProduct(author, { productId, revision: 1, form });
    expect(refused).toMatchObject({ ok: false, fields: { arquivos: expect.stringContaining("conferido em instantes") } });
    expect(await scanWaiting()).toBe(1);
    expect(await submitProduct(author, { productId, revision: 1, form })).toMatchObject({ ok: true });
  });
});

async function readAll(key: string): Promise<Buffer> {
  const { stream } = await storage().open(key);
  const pieces: Buffer[] = [];
  for await (const piece of stream) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}
