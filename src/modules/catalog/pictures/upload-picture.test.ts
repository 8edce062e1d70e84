import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { createAuthor, openDraft } from "../../../../tests/author.ts";
import { cookieOf } from "../../../../tests/factories.ts";
import { users } from "../../accounts/tables.ts";
import { db } from "#platform/db.ts";
import type { AuthorViewer } from "#platform/door.ts";
import { env } from "#platform/env.ts";
import { findPicture } from "../images.ts";
import { findEditedProduct } from "../queries/edited-product.ts";
import { uploadRoutes } from "../upload-routes.ts";

const ORIGIN = new URL(env.publicUrl).origin;
let author: AuthorViewer;
let cookie: string;
let productId: number;

async function cookieFor(viewer: AuthorViewer): Promise<string> {
  const [user] = await db.select().from(users).where(eq(users.id, viewer.userId));
  return cookieOf(user!);
}

const send = (path: string, body: Uint8Array, headers: Record<string, string> = {}) =>
  uploadRoutes.request(path, { method: "POST", body: Buffer.from(body), headers: { origin: ORIGIN, cookie, ...headers } });

beforeAll(async () => {
  author = await createAuthor();
  cookie = await cookieFor(author);
  productId = await openDraft(author);
});

describe("an uploaded picture of the author", () => {
  const address = (key: string) => `/uploads/imagem/${productId}/${key}`;
  const draw = () =>
    sharp({ create: { width: 1_200, height: 900, channels: 3, background: "#1646c6" } })
      .png()
      .toBuffer();

  it("is drawn again and stays in the draft, once however often it is sent", async () => {
    const [path, image] = [address(randomUUID()), await draw()];
    const first = await send(path, image);
    const picture = (await first.json()) as { id: string };
    expect(first.status).toBe(200);
    expect(picture).toMatchObject({ width: 1_200, height: 900 });
    expect(await (await send(path, image)).json()).toEqual(picture);
    expect((await findEditedProduct(author.storeId, productId))?.pictures).toMatchObject([{ id: picture.id, alt: "" }]);
    expect(await findPicture(picture.id, "160.webp")).toMatchObject({ contentType: "image/webp" });
  });

  it.each([
    ["um SVG (B147)", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>"), 422],
    ["HTML com nome de imagem (B146)", Buffer.from("<!doctype html><script>alert(1)</script>"), 422],
    ["uma imagem de mais de 8 MB", Buffer.alloc(8 * 1024 * 1024 + 1, 7), 413],
  ])("%s is refused with a sentence", async (_what, body, status) => {
    const answer = await send(address(randomUUID()), body);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ reason: "picture_refused", message: expect.stringContaining("imagem") });
  });

  it("does not reach another author's product, nor come from another page or under a name of its own", async () => {
    const image = await draw();
    const other = await cookieFor(await createAuthor());
    expect((await send(address(randomUUID()), image, { cookie: other })).status).toBe(404);
    expect((await send(address(randomUUID()), image, { cookie: "" })).status).toBe(401);
    expect((await send(address(randomUUID()), image, { origin: "null" })).status).toBe(403);
    expect((await send(address("..%2Fcapa"), image)).status).toBe(404);
  });
});
