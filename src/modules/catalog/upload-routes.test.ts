import { eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { switchProfile } from "../accounts/profiles/switch-profile.ts";
import { findOwnProfile, findShownProfile } from "../accounts/profiles/queries.ts";
import { cookieOf, createUser, type TestUser } from "../../../tests/factories.ts";
import { db } from "#platform/db.ts";
import type { AuthorViewer } from "#platform/door.ts";
import { env } from "#platform/env.ts";
import { users } from "../accounts/tables.ts";
import { createAuthor, openDraft } from "../../../tests/author.ts";
import { storage } from "#platform/storage/open-storage.ts";
import { col, readRows } from "#platform/read.ts";
import { forgetImage } from "./forget-image.ts";
import { findPicture } from "./images.ts";
import { removePhoto } from "./profile-photo/put-photo.ts";
import { inspectUpload } from "./inspect-upload.ts";
import { uploadLimits } from "./inspect/limits.ts";
import { craftPdf } from "./inspect/fixtures/craft-pdf.ts";
import { findEditedProduct, listWorkingFiles } from "./queries/edited-product.ts";
import { uploadRoutes } from "./upload-routes.ts";

const ORIGIN = new URL(env.publicUrl).origin;

async function cookieFor(viewer: AuthorViewer): Promise<string> {
  const [user] = await db.select().from(users).where(eq(users.id, viewer.userId));
  return cookieOf(user!);
}

let author: AuthorViewer;
let cookie: string;
let productId: number;

beforeAll(async () => {
  author = await createAuthor();
  cookie = await cookieFor(author);
  productId = await openDraft(author);
});

type Call = { headers?: Record<string, string>; body?: Uint8Array; as?: string | null };

function call(method: string, path: string, { headers = {}, body, as = cookie }: Call = {}) {
  const all = { "tus-resumable": "1.0.0", origin: ORIGIN, ...(as ? { cookie: as } : {}), ...headers };
  return uploadRoutes.request(path, { method, headers: all, ...(body ? { body: Buffer.from(body) } : {}) });
}

const creation = (id: number, sizeBytes: number, filename = "aula.pdf") => {
  const pairs = { productId: String(id), filename };
  const metadata = Object.entries(pairs).map(([key, value]) => `${key} ${Buffer.from(value).toString("base64")}`);
  return { "upload-length": String(sizeBytes), "upload-metadata": metadata.join(",") };
};

const part = (offset: number, bytes: Uint8Array) => ({
  headers: {
    "upload-offset": String(offset),
    "content-type": "application/offset+octet-stream",
    "content-length": String(bytes.length),
  },
  body: bytes,
});

describe("uploading a file through the author's page", () => {
  it("in two parts, becomes a checked file of the product, with page thumbnails only for the author", async () => {
    const pdf = await craftPdf(2);
    const opened = await call("POST", "/uploads", { headers: creation(productId, pdf.length) });
    expect(opened.status).toBe(201);
    const url = opened.headers.get("location")!;
    expect((await call("PATCH", url, part(0, pdf.subarray(0, 300)))).status).toBe(204);
    const requested = await call("HEAD", url);
    expect(requested.headers.get("upload-offset")).toBe("300");
    expect((await call("PATCH", url, part(300, pdf.subarray(300)))).status).toBe(204);
    const [waiting] = await listWorkingFiles(author.storeId, productId);
    expect(waiting?.status).toBe("quarentena");
    await inspectUpload(waiting!.id);
    const [clean] = await listWorkingFiles(author.storeId, productId);
    expect(clean).toMatchObject({ status: "limpo", pageCount: 2, name: "aula.pdf" });

    const thumb = await call("GET", `/uploads/paginas/${clean!.id}/2`);
    expect(thumb.headers.get("content-type")).toBe("image/webp");
    expect((await call("GET", `/uploads/paginas/${clean!.id}/3`)).status).toBe(404);
    const other = await cookieFor(await createAuthor());
    expect((await call("GET", `/uploads/paginas/${clean!.id}/2`, { as: other })).status).toBe(404);
    expect((await call("GET", `/uploads/paginas/${clean!.id}/2`, { as: null })).status).toBe(404);
  });

  it("refuses another origin, visitors, people without a store and another's product", async () => {
    const input = creation(productId, 10);
    const status = async (given: Call) => (await call("POST", "/uploads", given)).status;
    expect(await status({ headers: { ...input, origin: "https://outro.com.br" } })).toBe(403);
    expect(await status({ headers: { ...input, "sec-fetch-site": "cross-site" } })).toBe(403);
    expect(await status({ headers: input, as: null })).toBe(401);
    expect(await status({ headers: input, as: await cookieOf(await createUser()) })).toBe(404);
    expect(await status({ headers: input, as: await cookieFor(await createAuthor()) })).toBe(404);
    expect(await status({ headers: { ...input, ...creation(999_999, 10) } })).toBe(404);
    expect(await status({ headers: creation(productId, uploadLimits.fileBytes + 1) })).toBe(413);
  });

  it("who did not open the upload does not continue it (B152)", async () => {
    const opened = await call("POST", "/uploads", { headers: creation(productId, 100) });
    const url = opened.headers.get("location")!;
    const other = await cookieFor(await createAuthor());
    const stolen = await call("PATCH", url, { ...part(0, Buffer.alloc(100)), as: other });
    expect(stolen.status).toBe(404);
    expect((await call("HEAD", url, { as: other })).status).toBe(404);
    expect((await call("DELETE", url)).status).toBe(204);
    const names = (await listWorkingFiles(author.storeId, productId)).filter((file) => file.status === "enviando");
    expect(names).toEqual([]);
  });
});

describe("a cover for a material of somebody else, or of nobody", () => {
  it("is refused before a byte of it is read", async () => {
    const other = await cookieFor(await createAuthor());
    for (const id of [productId, 999_999]) {
      let wasRead = false;
      const pull = (controller: ReadableStreamDefaultController) => {
        wasRead = true;
        controller.enqueue(new Uint8Array(16));
        controller.close();
      };
      const body = new ReadableStream({ pull }, { highWaterMark: 0 });
      const headers = { origin: ORIGIN, cookie: other };
      const sent = new Request(`${ORIGIN}/uploads/capa/${id}`, { method: "POST", headers, body, duplex: "half" } as RequestInit);
      expect((await uploadRoutes.request(sent)).status).toBe(404);
      expect(wasRead).toBe(false);
    }
  });
});

describe("an uploaded cover", () => {
  it("is drawn again and stays in the draft", async () => {
    const image = await sharp({ create: { width: 1200, height: 1500, channels: 3, background: "#1646c6" } })
      .png()
      .toBuffer();
    const answer = await call("POST", `/uploads/capa/${productId}`, { body: image });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ width: 1200, height: 1500 });
    expect((await findEditedProduct(author.storeId, productId))?.cover).toMatchObject({ width: 1200 });
  });

  it.each([
    ["um SVG (B147)", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>"), 422],
    ["HTML com nome de imagem (B146)", Buffer.from("<!doctype html><script>alert(1)</script>"), 422],
    ["uma imagem de mais de 8 MB", Buffer.alloc(8 * 1024 * 1024 + 1, 7), 413],
  ])("%s is refused with a sentence", async (_what, body, status) => {
    const answer = await call("POST", `/uploads/capa/${productId}`, { body });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ reason: "cover_refused", message: expect.stringContaining("capa") });
  });

  it("does not reach another author's product", async () => {
    const image = await sharp({ create: { width: 1200, height: 1200, channels: 3, background: "#fff" } })
      .png()
      .toBuffer();
    const other = await cookieFor(await createAuthor());
    expect((await call("POST", `/uploads/capa/${productId}`, { body: image, as: other })).status).toBe(404);
    expect((await call("POST", `/uploads/capa/${productId}`, { body: image, headers: { origin: "null" } })).status).toBe(403);
  });
});

describe("the profile photo", () => {
  const draw = (width: number, background = "#0a7d55") =>
    sharp({ create: { width, height: width, channels: 3, background } })
      .png()
      .toBuffer();
  const send = async (user: TestUser, body: Uint8Array, headers: Record<string, string> = {}) =>
    call("POST", "/uploads/perfil/foto", { as: await cookieOf(user), body, headers });
  const photoOf = async ({ id }: TestUser) => (await findOwnProfile(id)).photoId;

  it("of someone who sells nothing too; appears on the page only while it is open", async () => {
    const user = await createUser({ name: "Marina Tavares" });
    const answer = await send(user, await draw(1_000));
    expect(answer.status).toBe(200);
    const { id } = (await answer.json()) as { id: string };
    expect(await photoOf(user)).toBe(id);
    expect(await findPicture(id, "320.webp")).toMatchObject({ contentType: "image/webp" });
    const slug = (await findOwnProfile(user.id)).slug ?? "";
    expect(await findShownProfile(slug, null)).toBeNull();
    await switchProfile(user.id, { part: "open", isOn: true });
    expect(await findShownProfile(slug, null)).toMatchObject({ photoId: id });
  });

  it("replaced or removed, the earlier one no longer answers at any address, nor stays stored", async () => {
    const user = await createUser();
    await send(user, await draw(400));
    const first = (await photoOf(user)) ?? "";
    await findPicture(first, "160.webp");
    await send(user, await draw(400, "#c2185b"));
    const second = (await photoOf(user)) ?? "";
    expect(second).not.toBe(first);
    await removePhoto(user.id);
    await removePhoto(user.id);
    expect(await photoOf(user)).toBeNull();
    for (const gone of [first, second]) {
      expect(await findPicture(gone, "640.webp")).toBeNull();
      const { rows } = await db.execute(sql`
        select 1 from pgboss.job where name = 'catalog.forget-image' and data ->> 'imageId' = ${gone}`);
      expect(rows).toHaveLength(1);
      await forgetImage(gone);
      await forgetImage(gone);
      expect(await storage().head(`images/${gone}`)).toBeNull();
      expect(await storage().head(`variants/${gone}/160.webp`)).toBeNull();
    }
  });

  it("four at once leave a single one", async () => {
    const user = await createUser();
    const answers = await Promise.all(
      ["#111", "#333", "#555", "#777"].map(async (colour) => send(user, await draw(400, colour))),
    );
    const sent = await Promise.all(answers.map(async (answer) => ((await answer.json()) as { id: string }).id));
    const saved = await photoOf(user);
    const rows = await readRows(
      db,
      { id: col.text`id` },
      (row) => sql`select ${row} from images where id = any(${sql.param(sent)}::uuid[])`,
    );
    expect(rows.map(({ id }) => id)).toEqual([saved]);
  });

  it("refuses another origin, visitors, SVG (B147), HTML (B146), too small and too heavy, with a sentence", async () => {
    const user = await createUser();
    const photo = await draw(400);
    expect((await send(user, photo, { origin: "https://outro.com.br" })).status).toBe(403);
    expect((await call("POST", "/uploads/perfil/foto", { as: null, body: photo })).status).toBe(401);
    for (const [body, status] of [
      [Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>"), 422],
      [Buffer.from("<!doctype html><script>alert(1)</script>"), 422],
      [await draw(200), 422],
      [Buffer.alloc(8 * 1024 * 1024 + 1, 7), 413],
    ] as const) {
      const answer = await send(user, body);
      expect(answer.status).toBe(status);
      expect(await answer.json()).toMatchObject({ reason: "picture_refused", message: expect.stringMatching(/\.$/) });
    }
    expect(await photoOf(user)).toBeNull();
  });
});
