import sharp from "sharp";
import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { expect, it } from "vitest";
import { newId } from "#kit/id.ts";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { storage } from "#platform/storage/open-storage.ts";
import { inScope } from "#platform/request-scope.ts";
import { createCoupon } from "../../../../tests/coupons.ts";
import { createProduct, createStore, createUser } from "../../../../tests/factories.ts";
import { publishedOf } from "../../../../tests/post.ts";
import { indexProduct } from "#modules/catalog/index-product.ts";
import { drawSharePicture } from "#modules/catalog/render/draw-share-picture.ts";
import { images, products } from "#modules/catalog/tables.ts";
import { readPost } from "#modules/content/posts/queries/post-page.ts";
import { movePost } from "#modules/content/posts/desk/move-post.ts";
import { findStorePage } from "#modules/catalog/queries/store-page.ts";
import { findCouponLanding } from "#modules/coupons/queries/landing.ts";
import { coupons } from "#modules/coupons/tables.ts";
import { shareRoutes } from "./http.ts";
import { shareAddress, type Shared } from "./rules/share-address.ts";
import { sharedCoupon, sharedPost, sharedProduct, sharedStore } from "./rules/shared-things.ts";
import { findSharePicture } from "./share-picture.ts";

const get = (path: string, ip = "203.0.113.5") =>
  inScope({ id: "teste", ip, nonce: null, tags: new Set() }, () => new Hono().route("/", shareRoutes).request(path));

async function onSale(title = "Frações na feira: sequência didática para o 5º ano") {
  const store = await createStore({ authorName: "Helena Prado" });
  const bytes = await sharp({ create: { width: 600, height: 800, channels: 3, background: "#1646C6" } })
    .webp()
    .toBuffer();
  const id = newId();
  await storage().put(`images/${id}`, bytes, { contentType: "image/webp", sizeBytes: bytes.length });
  await db.insert(images).values({ id, width: 600, height: 800, ownerStoreId: store.id });
  const product = await createProduct(store.id, { title, coverImageId: id, paper: "rosa" });
  const shared = sharedProduct({ ...product, authorName: store.authorName, cover: { id } });
  return { store, product, shared, address: shareAddress(shared) };
}

it("draws 1200 × 630 once and stores it", async () => {
  const { product, address } = await onSale();
  const answer = await get(address);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("image/jpeg");
  expect(answer.headers.get("cache-control")).toContain("immutable");
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  expect(bytes.length).toBeLessThan(300_000);
  const mark = address.split("/").at(-1)!.replace(".jpg", "");
  await storage().put(`share/produto-${product.id}-${mark}`, Buffer.from("guardada"), { contentType: "image/jpeg" });
  expect(await (await get(address)).text()).toBe("guardada");
});

it("the earlier address leads to the current one; that of what left the sale leads nowhere", async () => {
  const { product, shared, address } = await onSale();
  await db.update(products).set({ title: "Outro nome" }).where(eq(products.id, product.id));
  const moved = await get(address);
  expect(moved.status).toBe(302);
  expect(moved.headers.get("location")).toBe(shareAddress({ ...shared, title: "Outro nome" }));
  await db.update(products).set({ status: "bloqueado" }).where(eq(products.id, product.id));
  expect((await get(address)).status).toBe(404);
  expect((await get("/compartilhar/produto/999999999/aaaa.jpg")).status).toBe(404);
  expect((await get("/compartilhar/produto/..%2f1/aaaa.jpg")).status).toBe(404);
});

it("store, coupon and blog post have their own, with what the page shows; what is no longer valid has none", async () => {
  const { store, product } = await onSale();
  await transact(async (tx) => ok(await indexProduct(tx, product.id)));
  const coupon = await createCoupon(store.id);
  const admin = await createUser({ roles: ["admin"] });
  const { slug, postId } = await publishedOf(admin.id, { title: "Três conferências antes de cortar" });
  const page = await findStorePage(store.slug);
  const landing = await findCouponLanding(coupon.code);
  const post = await readPost(slug);
  if (page?.state !== "aberta" || landing.state === "desconhecida" || !post) throw new Error("no page");
  const ofCoupon = sharedCoupon(landing);
  expect(ofCoupon).toMatchObject({ title: `20% de desconto com o cupom ${coupon.code}`, cover: { id: product.coverImageId } });
  const pictures = [sharedStore(page), ofCoupon, sharedPost(post)].map((shared) => shareAddress(shared as Shared));
  for (const address of pictures) {
    const answer = await get(address);
    expect(answer.status, address).toBe(200);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  }
  await db.update(coupons).set({ status: "encerrado" }).where(eq(coupons.id, coupon.id));
  await movePost(admin.id, postId, "tirar");
  for (const address of pictures.slice(1)) expect((await get(address)).status, address).toBe(404);
  expect((await get("/compartilhar/cupom/NUNCA-HOUVE/aaaa.jpg")).status).toBe(404);
  expect((await get(`/compartilhar/gato/${product.id}/aaaa.jpg`)).status).toBe(404);
});

it("who looks for codes through the images waits like who types them", async () => {
  const tries = await Promise.all(
    Array.from({ length: 80 }, (_, n) => findSharePicture({ kind: "cupom", key: `TENTA${n}`, mark: "aaaa" }, "quem adivinha")),
  );
  expect(tries.filter(({ is }) => is === "limited")).toHaveLength(20);
});

it("who asks too much waits, and what is already drawn does not count", async () => {
  const made = await Promise.all(Array.from({ length: 6 }, () => onSale()));
  const ask = ({ product, address }: (typeof made)[number]) =>
    findSharePicture(
      { kind: "produto", key: String(product.id), mark: address.split("/").at(-1)!.replace(".jpg", "") },
      "um endereço",
    );
  for (const one of made) expect((await ask(one)).is).toBe("picture");
  for (let n = 0; n < 40; n++) expect((await ask(made[0]!)).is).toBe("picture");
});

it.each([
  ["curto", "Oi"],
  ["de uma palavra sem fim", "Anticonstitucionalissimamente".repeat(6)],
  ["de trezentas letras", "Sequência didática completa ".repeat(11)],
  ["que a letra não tem", "中文标题 🎉 ação"],
])("a title %s fits, with a cover or without", async (_, title) => {
  const bytes = await drawSharePicture({ title, byline: "de Helena Prado", paper: "lilas", cover: null });
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 });
});
