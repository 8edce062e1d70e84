import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { withholdFiles } from "#modules/catalog/withhold-files.ts";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { storage } from "#platform/storage/open-storage.ts";
import { cookieOf, createProduct, createStore, createUser } from "../../../tests/factories.ts";
import { users } from "../accounts/tables.ts";
import { createOrder } from "../orders/create-order.ts";
import { productFiles, products } from "../catalog/tables.ts";
import { orderItems } from "../orders/tables.ts";
import { grantAccess } from "./grant-access.ts";
import { deliveryRoutes } from "./http.ts";
import { revokeAccess } from "./revoke-access.ts";
import { downloads, entitlements } from "./tables.ts";

const BYTES = Buffer.from("0123456789".repeat(100));

async function boughtProduct() {
  const buyer = await createUser();
  const store = await createStore();
  const product = await createProduct(store.id);
  await db
    .update(productFiles)
    .set({ sizeBytes: BYTES.length, name: "Frações na feira.pdf" })
    .where(eq(productFiles.id, product.fileId));
  await storage().put(`files/${product.fileId}`, BYTES, { contentType: "application/pdf" });
  await db
    .update(productFiles)
    .set({ storageKey: `files/${product.fileId}` })
    .where(eq(productFiles.id, product.fileId));
  const order = await transact(async (tx) => {
    const made = await createOrder(tx, {
      userId: buyer.id,
      requestKey: crypto.randomUUID(),
      buyer: { name: buyer.name, email: buyer.email, document: "52998224725" },
      lines: [
        {
          productId: product.id,
          versionId: product.versionId,
          storeId: store.id,
          title: product.title,
          license: "pessoal",
          priceCents: 2000,
          commissionBps: null,
        },
      ],
    });
    const [item] = made.items;
    if (!item) throw new Error("no item");
    await grantAccess(tx, [
      { orderItemId: item.id, orderId: made.id, userId: buyer.id, productId: product.id, versionId: product.versionId },
    ]);
    return ok(made);
  });
  const [entitlement] = await db.select().from(entitlements).where(eq(entitlements.orderId, order.value.id));
  return {
    buyer,
    store,
    product,
    orderId: order.value.id,
    path: `/baixar/${entitlement?.id}/${product.fileId}`,
    entitlementId: entitlement?.id ?? "",
  };
}

const get = (path: string, cookie?: string, headers: Record<string, string> = {}) =>
  deliveryRoutes.request(path, { headers: { ...(cookie ? { cookie } : {}), ...headers } });

describe("who may download, and when (INV-21)", () => {
  type Case = Awaited<ReturnType<typeof boughtProduct>>;
  const states: [string, (one: Case) => Promise<unknown>, number][] = [
    ["com o pedido pago", async () => undefined, 200],
    [
      "com o acesso retirado por estorno",
      (one) => transact(async (tx) => ok(await revokeAccess(tx, one.orderId, "estornado"))),
      404,
    ],
    [
      "com o acesso retirado por contestação",
      (one) => transact(async (tx) => ok(await revokeAccess(tx, one.orderId, "contestado"))),
      404,
    ],
    [
      "com o material pausado",
      (one) => db.update(products).set({ status: "pausado" }).where(eq(products.id, one.product.id)),
      200,
    ],
    [
      "com o material arquivado (INV-23)",
      (one) => db.update(products).set({ status: "arquivado" }).where(eq(products.id, one.product.id)),
      200,
    ],
    [
      "com o material só fora de venda",
      (one) => db.update(products).set({ status: "bloqueado" }).where(eq(products.id, one.product.id)),
      200,
    ],
    [
      "com o material retirado das bibliotecas pela lei",
      (one) => transact(async (tx) => ok(await withholdFiles(tx, one.product.id, true))),
      404,
    ],
  ];

  it.each(states)(
    "%s, only the buyer receives it, and all others receive 404 or the sign-in page",
    async (_, arrange, status) => {
      const one = await boughtProduct();
      await arrange(one);
      expect((await get(one.path, await cookieOf(one.buyer))).status).toBe(status);
      expect((await get(one.path, await cookieOf(await createUser()))).status).toBe(404);
      const author = await createUser();
      await createStore({ ownerId: author.id });
      expect((await get(one.path, await cookieOf(author))).status).toBe(404);
      expect((await get(one.path)).status).toBe(302);
      expect((await get(one.path, "sid=forjado.assinatura")).status).toBe(302);
    },
  );

  it("access comes back when the dispute is won", async () => {
    const one = await boughtProduct();
    await transact(async (tx) => ok(await revokeAccess(tx, one.orderId, "contestado")));
    const [item] = await db.select().from(orderItems).where(eq(orderItems.orderId, one.orderId));
    await transact(async (tx) =>
      ok(
        await grantAccess(tx, [
          {
            orderItemId: item?.id ?? "",
            orderId: one.orderId,
            userId: one.buyer.id,
            productId: one.product.id,
            versionId: one.product.versionId,
          },
        ]),
      ),
    );
    expect((await get(one.path, await cookieOf(one.buyer))).status).toBe(200);
  });

  it("an access does not open another product's file", async () => {
    const [one, other] = [await boughtProduct(), await boughtProduct()];
    expect((await get(`/baixar/${one.entitlementId}/${other.product.fileId}`, await cookieOf(one.buyer))).status).toBe(404);
  });

  it("the author downloads their own file, another author does not", async () => {
    const one = await boughtProduct();
    const [owner] = await db.select().from(users).where(eq(users.id, one.store.ownerId));
    if (!owner) throw new Error("no owner");
    const other = await createUser();
    await createStore({ ownerId: other.id });
    for (const path of [`/baixar/meu-arquivo/${one.product.fileId}`, `/baixar/meu-arquivo/${one.product.fileId}/teste`]) {
      const own = await get(path, await cookieOf(owner));
      expect(Buffer.from(await own.arrayBuffer()).equals(BYTES)).toBe(true);
      expect((await get(path, await cookieOf(other))).status).toBe(404);
      expect((await get(path)).status).toBe(404);
    }
  });
});

describe("the bytes", () => {
  let one: Awaited<ReturnType<typeof boughtProduct>>;
  let cookie: string;
  beforeAll(async () => {
    one = await boughtProduct();
    cookie = await cookieOf(one.buyer);
  });

  it("come out exact, as an attachment, with the Portuguese name and unable to become a page", async () => {
    const response = await get(one.path, cookie);
    expect(Buffer.from(await response.arrayBuffer()).equals(BYTES)).toBe(true);
    expect(response.headers.get("content-disposition")).toMatch(
      /^attachment;.*filename\*=UTF-8''Fra%C3%A7%C3%B5es%20na%20feira\.pdf/,
    );
    expect(response.headers.get("content-security-policy")).toContain("sandbox");
    expect(response.headers.get("cache-control")).toBe("private, no-store");
  });

  it("come out in ranges, which together are the file", async () => {
    const first = await get(one.path, cookie, { range: "bytes=0-399" });
    const rest = await get(one.path, cookie, { range: "bytes=400-" });
    expect([first.status, rest.status]).toEqual([206, 206]);
    expect(rest.headers.get("content-range")).toBe("bytes 400-999/1000");
    expect(Buffer.concat([Buffer.from(await first.arrayBuffer()), Buffer.from(await rest.arrayBuffer())]).equals(BYTES)).toBe(
      true,
    );
    expect((await get(one.path, cookie, { range: "bytes=5000-" })).status).toBe(416);
  });

  it.each(["bytes=1-", "bytes=-10", "bytes=500-999", "bytes=-5000", "bytes=0-0"])(
    "leave a trace whichever piece is asked for: %s",
    async (range) => {
      const two = await boughtProduct();
      await (await get(two.path, await cookieOf(two.buyer), { range })).arrayBuffer();
      expect(await db.select().from(downloads).where(eq(downloads.entitlementId, two.entitlementId))).toHaveLength(1);
    },
  );

  it("count pieces asked for at once as one access, and a piece after half an hour as another", async () => {
    const two = await boughtProduct();
    const hers = await cookieOf(two.buyer);
    const pieces = ["bytes=1-99", "bytes=100-199", "bytes=200-299", "bytes=-300"];
    await Promise.all(pieces.map(async (range) => (await get(two.path, hers, { range })).arrayBuffer()));
    const noted = () => db.select().from(downloads).where(eq(downloads.entitlementId, two.entitlementId));
    expect(await noted()).toHaveLength(1);
    await db.execute(sql`update downloads set at = at - interval '31 minutes' where entitlement_id = ${two.entitlementId}`);
    await (await get(two.path, hers, { range: "bytes=1-" })).arrayBuffer();
    expect(await noted()).toHaveLength(2);
  });

  it("come whole when the piece was asked for under another validator, and in the piece under the same", async () => {
    const { etag } = Object.fromEntries((await get(one.path, cookie)).headers);
    const requested = (ifRange: string) => get(one.path, cookie, { range: "bytes=400-", "if-range": ifRange });
    for (const other of ['"another"', `W/${etag}`, "Wed, 25 Nov 2026 10:00:00 GMT"]) {
      const whole = await requested(other);
      expect([whole.status, whole.headers.get("content-range")]).toEqual([200, null]);
      expect(Buffer.from(await whole.arrayBuffer()).equals(BYTES)).toBe(true);
    }
    expect((await requested(etag ?? "")).status).toBe(206);
    await db
      .update(productFiles)
      .set({ sha256: "e".repeat(64) })
      .where(eq(productFiles.id, one.product.fileId));
    expect((await requested(etag ?? "")).status).toBe(200);
  });

  it("count one download each time the file starts, not per range", async () => {
    const two = await boughtProduct();
    const hers = await cookieOf(two.buyer);
    for (const range of ["bytes=0-9", "bytes=10-19", "bytes=20-"]) await (await get(two.path, hers, { range })).arrayBuffer();
    const counted = await db.select().from(downloads).where(eq(downloads.entitlementId, two.entitlementId));
    expect(counted).toHaveLength(1);
  });
});
