import sharp from "sharp";
import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { expect, it } from "vitest";
import { newId } from "#kit/id.ts";
import { db } from "#platform/db.ts";
import { storage } from "#platform/storage/open-storage.ts";
import { inScope } from "#platform/request-scope.ts";
import { createProduct, createStore } from "../../../tests/factories.ts";
import { imageRoutes } from "./http.ts";
import { drawSharePicture } from "./render/draw-share-picture.ts";
import { shareAddress } from "./rules/share-address.ts";
import { findSharePicture } from "./share-picture.ts";
import { images, products } from "./tables.ts";

const get = (path: string, ip = "203.0.113.5") =>
  inScope({ id: "teste", ip, nonce: null, tags: new Set() }, () => new Hono().route("/", imageRoutes).request(path));

async function sharedProduct(title = "Frações na feira: sequência didática para o 5º ano") {
  const store = await createStore({ authorName: "Helena Prado" });
  const bytes = await sharp({ create: { width: 600, height: 800, channels: 3, background: "#1646C6" } })
    .webp()
    .toBuffer();
  const id = newId();
  await storage().put(`images/${id}`, bytes, { contentType: "image/webp", sizeBytes: bytes.length });
  await db.insert(images).values({ id, width: 600, height: 800, ownerStoreId: store.id });
  const product = await createProduct(store.id, { title, coverImageId: id, paper: "rosa" });
  const shared = { ...product, authorName: store.authorName, cover: { id } };
  return { product, shared, address: shareAddress(shared) };
}

it("desenha 1200 × 630 uma vez e guarda", async () => {
  const { product, address } = await sharedProduct();
  const answer = await get(address);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("image/jpeg");
  expect(answer.headers.get("cache-control")).toContain("immutable");
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  expect(bytes.length).toBeLessThan(300_000);
  const mark = address.split("/").at(-1)!.replace(".jpg", "");
  await storage().put(`share/product-${product.id}-${mark}`, Buffer.from("guardada"), { contentType: "image/jpeg" });
  expect(await (await get(address)).text()).toBe("guardada");
});

it("o endereço de antes leva ao de agora; o de quem saiu de venda não leva a nada", async () => {
  const { product, shared, address } = await sharedProduct();
  await db.update(products).set({ title: "Outro nome" }).where(eq(products.id, product.id));
  const moved = await get(address);
  expect(moved.status).toBe(302);
  expect(moved.headers.get("location")).toBe(shareAddress({ ...shared, title: "Outro nome" }));
  await db.update(products).set({ status: "bloqueado" }).where(eq(products.id, product.id));
  expect((await get(address)).status).toBe(404);
  expect((await get("/compartilhar/produto/999999999/aaaa.jpg")).status).toBe(404);
  expect((await get("/compartilhar/produto/..%2f1/aaaa.jpg")).status).toBe(404);
});

it("quem pede demais espera, e o que já está desenhado não conta", async () => {
  const made = await Promise.all(Array.from({ length: 6 }, () => sharedProduct()));
  const ask = ({ product, address }: (typeof made)[number]) =>
    findSharePicture(product.id, address.split("/").at(-1)!.replace(".jpg", ""), "um endereço");
  for (const one of made) expect((await ask(one)).is).toBe("picture");
  for (let n = 0; n < 40; n++) expect((await ask(made[0]!)).is).toBe("picture");
});

it.each([
  ["curto", "Oi"],
  ["de uma palavra sem fim", "Anticonstitucionalissimamente".repeat(6)],
  ["de trezentas letras", "Sequência didática completa ".repeat(11)],
  ["que a letra não tem", "中文标题 🎉 ação"],
])("cabe um título %s, com capa ou sem", async (_, title) => {
  const bytes = await drawSharePicture({ title, authorName: "Helena Prado", paper: "lilas", cover: null });
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 });
});
