import { eq, sql } from "drizzle-orm";
import { PDFDocument, rgb } from "@cantoo/pdf-lib";
import { beforeEach, describe, expect, it } from "vitest";
import { createAuthor, filledForm, openDraft, publishOne, revisionOf, sendFile } from "../../../../tests/author.ts";
import { cookieOf, createUser, type TestUser } from "../../../../tests/factories.ts";
import { craftPdf } from "#modules/catalog/inspect/fixtures/craft-pdf.ts";
import { findEditedProduct } from "#modules/catalog/queries/edited-product.ts";
import { findProductPage } from "#modules/catalog/queries/product-page.ts";
import { submitProduct } from "#modules/catalog/submit-product.ts";
import { stores } from "#modules/stores/tables.ts";
import { reportCopies } from "#modules/moderation/report-copies.ts";
import { db } from "#platform/db.ts";
import type { AuthorViewer } from "#platform/door.ts";
import { productRoutes } from "../products/http.ts";
import { decideWaitingPublication } from "./decide-publication.ts";
import { listWaitingPublications } from "./queries.ts";

/** Pages of drawings: nothing alike between two seeds. */
function drawnPdf(seed: number, pages: number): Promise<Buffer> {
  return craftPdf(pages, (document: PDFDocument) => {
    let state = seed;
    const next = (most: number) => (state = (state * 16_807) % 2_147_483_647) % most;
    for (const page of document.getPages())
      for (let n = 0; n < 60; n++) {
        const grey = next(100) / 100;
        const box = { x: next(560), y: next(800), width: 20 + next(120), height: 20 + next(120) };
        page.drawRectangle({ ...box, color: rgb(grey, grey, grey) });
      }
  });
}

/** The same pages in other bytes. */
async function savedAgain(bytes: Buffer): Promise<Buffer> {
  const document = await PDFDocument.load(bytes);
  document.setTitle("Salvo de novo");
  return Buffer.from(await document.save());
}

async function submit(author: AuthorViewer, bytes: Buffer, title: string, permission = "") {
  const productId = await openDraft(author);
  const file = await sendFile(author, productId, `${title}.pdf`, bytes);
  const form = await filledForm({ title, permission });
  const send = async (promise = form.promise) =>
    submitProduct(author, { productId, revision: await revisionOf(productId), form: { ...form, promise } });
  return { productId, fileId: file.id, send, answer: await send() };
}
const waitingOf = async (productId: number) => (await listWaitingPublications()).rows.find((row) => row.productId === productId);
const noticesOf = async (author: AuthorViewer) => {
  const { rows } = await db.execute(sql`select count(*)::int as told from notifications where user_id = ${author.userId}`);
  return rows[0]!["told"];
};

let seed = 41;
describe("what another store already sells", () => {
  let first: AuthorViewer;
  let second: AuthorViewer;
  let admin: TestUser;
  beforeEach(async () => {
    [first, second] = [await createAuthor(), await createAuthor()];
    admin = await createUser({ roles: ["admin"] });
    seed += 1_000;
  });

  it.each([
    ["the same file", async (bytes: Buffer) => bytes, "conteudo"],
    ["the same pages", savedAgain, "paginas"],
  ] as const)(
    "as %s, waits for a person even from a trusted store, with both named and the pages alike",
    async (_, copyOf, by) => {
      const bytes = await drawnPdf(seed, 4);
      const original = await submit(first, bytes, `Primeira ${by}`);
      expect(original.answer).toMatchObject({ value: { isWaiting: false } });
      await publishOne(second, { title: "Loja de confiança" });
      const before = await noticesOf(first);
      const copy = await submit(second, await copyOf(bytes), `Segunda ${by}`, "Comprei a licença de revenda.");
      expect(copy.answer).toMatchObject({ ok: true, value: { isWaiting: true } });
      expect(await findEditedProduct(second.storeId, copy.productId)).toMatchObject({
        status: "em_revisao",
        publishing: "revisao",
        files: [{ duplicate: { by, where: "catalogo", title: null }, waitsAsCopy: true }],
      });

      const waiting = await waitingOf(copy.productId);
      const [store] = await db.select().from(stores).where(eq(stores.id, first.storeId));
      expect(waiting).toMatchObject({
        permission: "Comprei a licença de revenda.",
        copies: [
          { by, fileId: copy.fileId, other: { fileId: original.fileId, title: `Primeira ${by}`, storeName: store!.name } },
        ],
      });
      const pairs = waiting!.copies[0]!.pairs;
      expect(pairs).toEqual([1, 2, 3, 4].map((page) => ({ here: page, there: page })));
      const headers = { cookie: await cookieOf(admin) };
      for (const fileId of [copy.fileId, original.fileId]) {
        const picture = await productRoutes.request(`/painel/admin/produtos/paginas/${fileId}/2`, { headers });
        expect(picture.status).toBe(200);
      }
      expect(await noticesOf(first)).toBe(before);

      const decision = { reviewId: waiting!.reviewId, stamp: waiting!.stamp, isApproved: true, reason: "A licença vale." };
      expect((await decideWaitingPublication(admin.id, decision)).ok).toBe(true);
      expect(await findProductPage(`segunda-${by}`)).toMatchObject({ state: "publicado" });
      expect(await findEditedProduct(second.storeId, copy.productId)).toMatchObject({
        files: [{ duplicate: { by, where: "catalogo" }, waitsAsCopy: false }],
      });
      expect(await copy.send("Outra promessa")).toMatchObject({ value: { isWaiting: false } });
      expect(await reportCopies()).toBe(0);
      expect(await noticesOf(first)).toBe(before);
    },
  );

  it("waits as a change too, and the shop keeps what it had; the earlier author does not wait", async () => {
    const bytes = await drawnPdf(seed, 4);
    const original = await submit(first, bytes, `Obra ${seed}`);
    expect(await original.send("Promessa de agora")).toMatchObject({ value: { isWaiting: false } });
    const own = await submit(second, await drawnPdf(seed + 500, 3), `Outra obra ${seed}`);
    expect(own.answer).toMatchObject({ value: { isWaiting: false } });
    await sendFile(second, own.productId, "mais.pdf", bytes);
    expect(await own.send()).toMatchObject({ value: { isWaiting: true } });
    const page = await findProductPage(`outra-obra-${seed}`);
    expect(page?.state === "publicado" && page.files.map((file) => file.name)).toEqual([`Outra obra ${seed}.pdf`]);
  });

  it("waits once however often it is sent, and what only another's draft has does not wait", async () => {
    const bytes = await drawnPdf(seed, 4);
    const draft = await openDraft(first);
    await sendFile(first, draft, "rascunho.pdf", bytes);
    const alone = await submit(second, bytes, `De um rascunho ${seed}`);
    expect(alone.answer).toMatchObject({ value: { isWaiting: false } });
    const third = await createAuthor();
    const copy = await submit(third, bytes, `Cópia ${seed}`);
    const again = await Promise.all([copy.send(), copy.send()]);
    expect(again.every((answer) => !answer.ok)).toBe(true);
    const { rows } = await db.execute(
      sql`select count(*)::int as waiting from publication_reviews where product_id = ${copy.productId} and status = 'esperando'`,
    );
    expect(rows).toEqual([{ waiting: 1 }]);
  });
});
