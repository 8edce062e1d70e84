import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { createAuthor, filledForm, openDraft, revisionOf, sendFile } from "../../../../tests/author.ts";
import { cookieOf } from "../../../../tests/factories.ts";
import { madePreview, storedBytes } from "../../../../tests/made-preview.ts";
import { db } from "#platform/db.ts";
import type { AuthorViewer } from "#platform/door.ts";
import { installedProgram } from "#platform/installed-program.ts";
import { users } from "../../accounts/tables.ts";
import { choosePreviews } from "../choose-previews.ts";
import { duplicateProduct } from "../duplicate-product.ts";
import { withFileSource } from "../inspect/byte-source.ts";
import { craftWav } from "../inspect/fixtures/craft-media.ts";
import { craftZip } from "../inspect/fixtures/craft-zip.ts";
import { mediaDuration } from "../inspect/media-duration.ts";
import { findEditedProduct, listWorkingFiles } from "../queries/edited-product.ts";
import { findProductPage } from "../queries/product-page.ts";
import { saveDraft } from "../save-draft.ts";
import { submitProduct } from "../submit-product.ts";
import { productFiles } from "../tables.ts";
import { previewRoutes } from "./http.ts";
import { makeOlderPreview, makePreview } from "./make-preview.ts";
import { filePreviews } from "./tables.ts";

const ffmpeg = await installedProgram("ffmpeg");
const FONT = createRequire(import.meta.url).resolve("@fontsource/alegreya/files/alegreya-latin-900-normal.woff");

let author: AuthorViewer;
beforeAll(async () => {
  author = await createAuthor({ name: "Loja da Prévia" });
});

const picture = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: "#c33" } })
    .png()
    .toBuffer();

const PAGE_ONE = 1;

async function publish(productId: number, fileIds: string[]): Promise<string> {
  const form = await filledForm({ title: `Prévias ${productId}` });
  const saved = await saveDraft(author, { productId, revision: await revisionOf(productId), form });
  if (!saved.ok) throw new Error(saved.reason);
  const chosen = await choosePreviews(author, { productId, pages: fileIds.map((fileId) => ({ fileId, pageNumber: PAGE_ONE })) });
  expect(chosen).toMatchObject({ ok: true });
  const sold = await submitProduct(author, { productId, revision: await revisionOf(productId), form });
  if (!sold.ok) throw new Error(JSON.stringify(sold));
  return sold.value.slug;
}

async function cookie(viewer: AuthorViewer): Promise<string> {
  const [user] = await db.select().from(users).where(eq(users.id, viewer.userId));
  return cookieOf(user!);
}

describe("what shows a file before it is bought", () => {
  it("is a picture at half its size, an SVG drawn, and the names in a ZIP without the computer's litter", async () => {
    const productId = await openDraft(author);
    const small = await madePreview(author, productId, "arte.png", await picture(800));
    expect(small.preview).toMatchObject({ kind: "imagem", problem: null, contentKey: null });
    const drawn = sharp(await storedBytes(`images/${small.preview!.imageId}`));
    expect(await drawn.metadata()).toMatchObject({ width: 400, height: 400, format: "webp" });
    // The mark is over it: a plain red square is plain no more.
    expect((await drawn.stats()).channels[0]!.stdev).toBeGreaterThan(1);
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="teal"/></svg>';
    expect((await madePreview(author, productId, "icone.svg", Buffer.from(svg))).preview).toMatchObject({
      kind: "imagem",
      problem: null,
    });
    const wall = svg.replace("viewBox", 'width="90000" height="90000" viewBox');
    expect((await madePreview(author, productId, "parede.svg", Buffer.from(wall))).preview).toMatchObject({ problem: null });
    const zip = craftZip([
      { name: "aulas/1.txt", bytes: Buffer.from("um") },
      { name: "aulas/2.txt", bytes: Buffer.from("dois") },
      { name: "__MACOSX/aulas/._1.txt", bytes: Buffer.from("x") },
      { name: "leia.txt", bytes: Buffer.from("oi") },
    ]);
    expect((await madePreview(author, productId, "kit.zip", zip)).preview?.facts).toEqual({
      entryCount: 3,
      entries: [
        { name: "aulas/1.txt", sizeBytes: 2 },
        { name: "aulas/2.txt", sizeBytes: 4 },
        { name: "leia.txt", sizeBytes: 2 },
      ],
    });
  });

  it("is the first thirty seconds of a recording, at most", async () => {
    const { preview } = await madePreview(author, await openDraft(author), "canto.wav", craftWav(40));
    expect(preview).toMatchObject({ kind: "audio", facts: { seconds: 40 }, problem: null });
    const clip = await storedBytes(preview!.contentKey!);
    expect(clip.length).toBeGreaterThan(1_000);
    expect(clip.length).toBeLessThan(31 * 16_000 * 2);
  });

  it("is half of a short recording, never the whole", async () => {
    const { preview } = await madePreview(author, await openDraft(author), "som.wav", craftWav(8));
    const kind = preview?.contentType === "audio/wav" ? "wav" : "mp3";
    const place = path.join(await mkdtemp(path.join(tmpdir(), "autoria-som-")), `trecho.${kind}`);
    await writeFile(place, await storedBytes(preview!.contentKey!));
    const seconds = await withFileSource(place, (source) => mediaDuration(source, kind));
    expect(seconds).toBeGreaterThan(3);
    expect(seconds).toBeLessThan(5);
    await rm(path.dirname(place), { recursive: true });
  });

  it.skipIf(ffmpeg === null)("is some seconds of a film, with sound alone where there is no picture", async () => {
    const productId = await openDraft(author);
    const folder = await mkdtemp(path.join(tmpdir(), "autoria-filme-"));
    const film = async (name: string, ...words: string[]) => {
      await promisify(execFile)(ffmpeg!, ["-v", "error", ...words, path.join(folder, name)]);
      return madePreview(author, productId, name, await readFile(path.join(folder, name)));
    };
    const tone = ["-f", "lavfi", "-i", "sine=duration=12"];
    const bars = ["-f", "lavfi", "-i", "testsrc=duration=12:size=640x360:rate=12"];
    const shown = await film("aula.mp4", ...bars, ...tone, "-pix_fmt", "yuv420p");
    expect(shown.preview).toMatchObject({ kind: "video", contentType: "video/mp4", facts: { seconds: 12 }, problem: null });
    expect((await storedBytes(shown.preview!.contentKey!)).includes("ftyp")).toBe(true);
    const heard = await film("voz.webm", ...tone, "-c:a", "libvorbis");
    expect(heard.preview).toMatchObject({ kind: "video", contentType: "audio/mpeg", problem: null });
    await rm(folder, { recursive: true });
  });

  it("is tried once: what cannot be drawn says so to its author, and is not drawn again", async () => {
    const productId = await openDraft(author);
    const broken = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10"');
    const { file, preview } = await madePreview(author, productId, "quebrado.svg", broken);
    expect(preview).toMatchObject({ imageId: null, problem: expect.stringMatching(/Não deu para fazer a prévia/) });
    const [working] = await listWorkingFiles(author.storeId, productId);
    expect(working).toMatchObject({ isMakingPreview: false, preview: { image: null, problem: preview!.problem } });
    await makePreview(file.id);
    expect(await db.select().from(filePreviews).where(eq(filePreviews.fileId, file.id))).toEqual([preview]);
    const pages = [{ fileId: file.id, pageNumber: PAGE_ONE }];
    expect(await choosePreviews(author, { productId, pages })).toMatchObject({ ok: false, reason: "page_missing" });
  });

  it("is made later for files that came before there were previews", async () => {
    const productId = await openDraft(author);
    const file = await sendFile(author, productId, "antiga.png", await picture(500));
    expect(await listWorkingFiles(author.storeId, productId)).toMatchObject([{ isMakingPreview: true, preview: null }]);
    await db
      .update(productFiles)
      .set({ createdAt: sql`now() - interval '400 days'` })
      .where(eq(productFiles.id, file.id));
    expect(await makeOlderPreview()).toBe(1);
    expect(await listWorkingFiles(author.storeId, productId)).toMatchObject([
      { isMakingPreview: false, preview: { problem: null } },
    ]);
  });
});

describe("the shop", () => {
  it("shows what its author chose, in that order, and lends only that to everybody", async () => {
    const productId = await openDraft(author);
    const sound = await madePreview(author, productId, "canto.wav", craftWav(3));
    const zip = await madePreview(author, productId, "kit.zip", craftZip([{ name: "a.txt", bytes: Buffer.from("a") }]));
    const font = await madePreview(author, productId, "letra.woff", readFileSync(FONT));
    const slug = await publish(productId, [font.file.id, sound.file.id]);
    const page = await findProductPage(slug);
    expect(page).toMatchObject({
      previews: [
        { kind: "fonte", hasContent: false, fileName: "letra.woff", facts: { family: expect.stringMatching(/Alegreya/) } },
        { kind: "audio", hasContent: true, fileName: "canto.wav", facts: { seconds: 3 } },
      ],
    });
    const address = `/previas/${sound.preview!.imageId}`;
    const heard = await previewRoutes.request(address, { headers: { range: "bytes=0-9" } });
    expect([heard.status, heard.headers.get("content-type")?.split("/")[0]]).toEqual([206, "audio"]);
    expect((await heard.arrayBuffer()).byteLength).toBe(10);
    const words = `/previas/${font.preview!.imageId}/escrita?texto=`;
    const written = await previewRoutes.request(words + encodeURIComponent("Olá, feira"));
    expect([written.status, written.headers.get("content-type")]).toEqual([200, "image/webp"]);
    expect((await previewRoutes.request(words + encodeURIComponent("日本"))).status).toBe(422);
    // What is drawn already is not counted; what is new waits for its turn, and many at once are told when to come back.
    for (let at = 0; at < 70; at++) await previewRoutes.request(words + encodeURIComponent("Olá, feira"));
    const many = await Promise.all(
      Array.from({ length: 9 }, async (_, at) => previewRoutes.request(words + encodeURIComponent(`Frase ${at}`))),
    );
    expect(many.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(6);
    const busy = many.find(({ status }) => status === 429);
    expect([busy?.headers.get("retry-after"), busy?.headers.get("cache-control")]).toEqual(["2", "no-store"]);
    expect((await previewRoutes.request(words + "a".repeat(61))).status).toBe(404);
    expect((await previewRoutes.request(`/previas/${font.preview!.imageId}`)).status).toBe(404);
    expect((await previewRoutes.request(`/previas/${zip.preview!.imageId}/escrita?texto=a`)).status).toBe(404);

    const hidden = await choosePreviews(author, { productId, pages: [{ fileId: zip.file.id, pageNumber: PAGE_ONE }] });
    expect(hidden.ok).toBe(true);
    const slugAgain = await publish(productId, [zip.file.id]);
    expect(await findProductPage(slugAgain)).toMatchObject({ previews: [{ kind: "pacote", facts: { entryCount: 1 } }] });
    expect((await previewRoutes.request(address)).status).toBe(404);
    expect((await previewRoutes.request(address, { headers: { cookie: await cookie(author) } })).status).toBe(200);
    const other = await cookie(await createAuthor());
    expect((await previewRoutes.request(address, { headers: { cookie: other } })).status).toBe(404);
  });

  it("keeps what was made in a copy of the product", async () => {
    const productId = await openDraft(author);
    const { file } = await madePreview(author, productId, "arte.png", await picture(600));
    await choosePreviews(author, { productId, pages: [{ fileId: file.id, pageNumber: PAGE_ONE }] });
    const copy = await duplicateProduct(author, productId);
    const edited = copy.ok ? await findEditedProduct(author.storeId, copy.value.productId) : null;
    expect(edited).toMatchObject({ previews: [{ pageNumber: 1 }], files: [{ preview: { problem: null } }] });
  });
});
