import { eq } from "drizzle-orm";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { db } from "#platform/db.ts";
import { env } from "#platform/env.ts";
import { cookieOf } from "../../../../tests/factories.ts";
import { buy, createStampedProduct, type Material } from "../../../../tests/stamped-product.ts";
import { rightsOf } from "../../catalog/stamp/picture/xmp-rights.ts";
import { setStamp } from "../../catalog/stamp/set-stamp.ts";
import { duplicateProduct } from "../../catalog/duplicate-product.ts";
import { productFiles } from "../../catalog/tables.ts";
import { deliveryRoutes } from "../http.ts";
import { listFiles } from "../queries/list-files.ts";
import { askCopy } from "./ask-copy.ts";
import { leakRoutes } from "./http.ts";
import { makeCopy } from "./make-copy.ts";

const picture = (width = 480) => sharp({ create: { width, height: 300, channels: 3, background: "#357" } });
const PICTURE = await picture().jpeg().toBuffer();
const createPicture = (bytes = PICTURE, kind = "jpg", contentType = "image/jpeg") =>
  createStampedProduct({ bytes, kind, contentType });
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
const get = (path: string, cookie: string) => deliveryRoutes.request(path, { headers: { cookie } });
const said = async (bytes: Buffer) => rightsOf((await sharp(bytes).metadata()).xmp ?? Buffer.alloc(0));
const pixels = (bytes: Buffer) => sharp(bytes).raw().toBuffer();

async function download(product: Material) {
  const one = await buy(product);
  await makeCopy((await askCopy(one.owned))?.id ?? "");
  const response = await get(one.path, one.cookie);
  return { ...one, type: response.headers.get("content-type"), bytes: await bytesOf(response) };
}

describe.each(["dados", "rodape"] as const)("a buyer's copy of a picture stamped in its %s", (stamp) => {
  let product: Material;
  beforeAll(async () => {
    product = await createPicture();
    expect(await setStamp(product.viewer, { ...product.file, stamp })).toEqual({ ok: true, value: undefined });
  });

  it("names them, seen or unseen as the author chose", async () => {
    const one = await download(product);
    expect(one.type).toBe("image/jpeg");
    expect(await said(one.bytes)).toContain(
      `Cópia de Marina Souza, CPF •••.982.247-••, pedido ${one.number.toLocaleString("pt-BR")}. Código `,
    );
    expect((await pixels(one.bytes)).equals(await pixels(PICTURE))).toBe(stamp === "dados");
    expect(await listFiles(one.orderId, one.buyer.id)).toMatchObject([{ stamp, sha256: null }]);
  });

  it("also reaches its author, of no order", async () => {
    const path = `/baixar/meu-arquivo/${product.product.fileId}/teste`;
    expect(await said(await bytesOf(await get(path, await cookieOf(product.author))))).toContain("sem pedido. Código ");
  });

  it("found somewhere, also as another kind of picture, leads its author to the order", async () => {
    const one = await download(product);
    for (const found of [one.bytes, await sharp(one.bytes).withMetadata().avif().toBuffer()]) {
      const answer = await leakRoutes.request("/procurar-vazamento", {
        method: "POST",
        body: new Uint8Array(found),
        headers: { cookie: await cookieOf(product.author), origin: new URL(env.publicUrl).origin },
      });
      expect([answer.status, await answer.json()]).toMatchObject([200, [{ orderId: one.orderId }]]);
    }
  });

  it("is what the copy of the product gives too", async () => {
    const copied = await duplicateProduct(product.viewer, product.product.id);
    if (!copied.ok) throw new Error(copied.reason);
    const files = await db.select().from(productFiles).where(eq(productFiles.productId, copied.value.productId));
    expect(files).toMatchObject([{ kind: "jpg", stamp }]);
  });
});

it("a picture too small for the line is refused at its foot, and taken among its data", async () => {
  const product = await createPicture(await picture(200).png().toBuffer(), "png", "image/png");
  expect(await setStamp(product.viewer, { ...product.file, stamp: "rodape" })).toEqual({ ok: false, reason: "picture_small" });
  expect(await setStamp(product.viewer, { ...product.file, stamp: "dados" })).toEqual({ ok: true, value: undefined });
});

it("a place that is not of the kind is refused, and the database takes none", async () => {
  const [image, pdf] = [await createPicture(), await createStampedProduct()];
  expect(await setStamp(image.viewer, { ...image.file, stamp: "todas" })).toEqual({ ok: false, reason: "not_stampable" });
  expect(await setStamp(pdf.viewer, { ...pdf.file, stamp: "rodape" })).toEqual({ ok: false, reason: "not_stampable" });
  for (const [file, stamp] of [
    [pdf, "dados"],
    [image, "fim"],
  ] as const) {
    const forced = db.update(productFiles).set({ stamp, stampSince: new Date() }).where(eq(productFiles.id, file.product.fileId));
    await expect(forced).rejects.toMatchObject({ cause: { constraint: "product_files_stamp" } });
  }
});
