import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { agree, createSellable, orderOne, WHY } from "../../../../tests/agreed.ts";
import { createUser, viewerOf } from "../../../../tests/factories.ts";
import { attachSandbox } from "../../../../tests/sandbox.ts";
import { pickProducts } from "#modules/catalog/prices/pick-products.ts";
import { findEditedProduct } from "#modules/catalog/queries/edited-product.ts";
import { listOwnProducts } from "#modules/catalog/own-products/queries/list.ts";
import { categories, products } from "#modules/catalog/tables.ts";
import { commissionOf } from "#modules/pricing/commission.ts";
import { orderItems } from "#modules/orders/tables.ts";
import { readBecomeAuthor } from "#modules/shop/become-author/queries.ts";
import { simulateSale } from "#modules/shop/become-author/rules/simulate-sale.ts";
import { netOfPrice } from "#modules/panel/products/ui/net-of-price.ts";
import { stores } from "#modules/stores/tables.ts";
import { brokenAuditLines } from "#platform/audit.ts";
import { db } from "#platform/db.ts";
import { findCommission } from "./queries/find.ts";
import { findTargets } from "./queries/find-targets.ts";
import { listCommissions } from "./queries/list.ts";
import { sampleSale } from "./rules.ts";
import { agreeInput, targetKey } from "./schema.ts";
import { setCommission } from "./set-commission.ts";

const sandbox = attachSandbox();
async function sellable(priceCents?: number) {
  const made = await createSellable(priceCents);
  await sandbox.recipients([{ id: `re_teste_${made.store.id}`, name: made.store.name }]);
  return made;
}

describe("the most specific commission applies", () => {
  it("product, then store, then the category and those above it, then the usual one", async () => {
    const one = await sellable();
    const { store, product, categoryId } = one;
    const [above] = await db.insert(categories).values({ slug: "escola-acima", name: "Escola", paper: "ceu" }).returning();
    await db.update(categories).set({ parentId: above!.id }).where(eq(categories.id, categoryId));
    const now = async () => (await orderOne(one)).commissionBps;
    expect(await now()).toBe(1_200);
    expect(await agree({ kind: "categoria", id: above!.id }, 1_100)).toEqual({ ok: true });
    expect(await now()).toBe(1_100);
    await agree({ kind: "categoria", id: categoryId }, 1_000);
    expect(await now()).toBe(1_000);
    await agree({ kind: "loja", id: store.id }, 2_000);
    expect(await now()).toBe(2_000);
    await agree({ kind: "material", id: product.id }, 0);
    expect(await now()).toBe(0);
    await agree({ kind: "material", id: product.id }, null, 0);
    await agree({ kind: "loja", id: store.id }, null, 2_000);
    expect(await now()).toBe(1_000);
  });

  it("an earlier order keeps its own; a later one pays the new one", async () => {
    const one = await sellable();
    const before = await orderOne(one);
    await agree({ kind: "loja", id: one.store.id }, 500);
    const after = await orderOne(one);
    const [saved] = await db.select().from(orderItems).where(eq(orderItems.id, before.id));
    expect([saved?.commissionBps, saved?.commissionCents]).toEqual([1_200, 600]);
    expect([after.commissionBps, after.commissionCents]).toEqual([500, 250]);
  });

  it.each([
    [0, 100, 4_900],
    [1, 100, 4_900],
    [950, 475, 4_525],
    [10_000, 5_000, 0],
  ])(
    "at %i points, of R$ 50,00 the platform keeps %i and the author receives %i, in the preview and in the order",
    async (bps, keeps, receives) => {
      const one = await sellable();
      await agree({ kind: "material", id: one.product.id }, bps);
      expect(sampleSale({ basisPoints: bps, leastCents: 100 })).toEqual({ commissionCents: keeps, netCents: receives });
      expect((await orderOne(one)).commissionCents).toBe(keeps);
    },
  );

  it("the list, bulk prices, the product page, the simulator and the order give the same sum", async () => {
    const rate = fc.option(fc.integer({ min: 0, max: 10_000 }), { nil: null });
    await fc.assert(
      fc.asyncProperty(
        rate,
        rate,
        rate,
        fc.integer({ min: 300, max: 200_000 }),
        async (ofProduct, ofStore, ofCategory, price) => {
          const one = await sellable(price);
          const { store, product, categoryId } = one;
          await db.update(stores).set({ commissionBps: ofStore }).where(eq(stores.id, store.id));
          await db.update(products).set({ commissionBps: ofProduct }).where(eq(products.id, product.id));
          await db.update(categories).set({ commissionBps: ofCategory }).where(eq(categories.id, categoryId));
          const item = await orderOne(one);
          const net = item.paidCents - item.commissionCents;
          const { rows, commission } = await listOwnProducts(store.id, {});
          expect(netOfPrice(price, rows[0]!.commissionBps, commission)).toBe(net);
          const [picked] = await pickProducts(store.id, { ids: [product.id] });
          expect(netOfPrice(price, picked!.commissionBps, commission)).toBe(net);
          const page = await findEditedProduct(store.id, product.id);
          const { agreedBps, agreedFor } = page!.categories.find(({ id }) => id === categoryId)!;
          const basisPoints = agreedBps ?? page!.commission.basisPoints;
          const mostSpecific = ofProduct !== null ? "material" : ofStore !== null ? "loja" : "categoria";
          expect(agreedFor).toBe(agreedBps === null ? null : mostSpecific);
          expect(price - commissionOf(price, { basisPoints, leastCents: commission.leastCents })).toBe(net);
          if (ofProduct === null && ofStore === null) {
            const input = { priceCents: price, way: "pix", isFreeOfInterest: false, isOwnBuyer: false, categoryId } as const;
            expect(simulateSale(input, await readBecomeAuthor())?.netCents).toBe(net);
          }
        },
      ),
      { numRuns: 12 },
    );
  });
});

describe("agreeing, changing and ending a commission", () => {
  it("who, when, from how much to how much and why are kept, and the audit chain stays whole (INV-37)", async () => {
    const { store } = await sellable();
    const alvo = { kind: "loja", id: store.id } as const;
    await agree(alvo, 900);
    await agree(alvo, 800, 900);
    expect((await listCommissions({ busca: store.name, situacao: "lojas" })).rows).toMatchObject([
      { target: targetKey(alvo), kind: "loja", name: store.name, bps: 800, by: "Renata" },
    ]);
    await agree(alvo, null, 800);
    expect((await listCommissions({ busca: store.name })).rows.filter(({ target }) => target === targetKey(alvo))).toEqual([]);
    expect((await findCommission(targetKey(alvo)))?.history).toMatchObject([
      { beforeBps: 800, afterBps: null, reason: WHY, by: "Renata" },
      { beforeBps: 900, afterBps: 800 },
      { beforeBps: null, afterBps: 900 },
    ]);
    const { rows } = await db.execute(
      sql`select action, detail from admin_audit where target_kind = 'comissao' and target_id = ${targetKey(alvo)} order by id`,
    );
    expect(rows).toEqual([
      { action: "combinar-comissao", detail: { de: null, para: 900 } },
      { action: "combinar-comissao", detail: { de: 900, para: 800 } },
      { action: "encerrar-comissao", detail: { de: 800, para: null } },
    ]);
    expect(await brokenAuditLines(db)).toEqual([]);
  });

  it("without proving again who one is, for someone who does not exist, equal to the present one or already changed, nothing changes", async () => {
    const { store, product } = await sellable();
    const alvo = { kind: "loja", id: store.id } as const;
    const unproved = await viewerOf(await createUser({ roles: ["admin"] }));
    expect(await setCommission(unproved, { alvo, fromBps: null, toBps: 0, motivo: WHY })).toMatchObject({
      reason: "step_up_needed",
    });
    expect(await agree({ kind: "loja", id: 999_999 }, 900)).toMatchObject({ reason: "not_found" });
    await db.update(products).set({ publishedAt: null, status: "rascunho" }).where(eq(products.id, product.id));
    expect(await agree({ kind: "material", id: product.id }, 900)).toMatchObject({ reason: "not_found" });
    expect(await agree(alvo, null)).toMatchObject({ reason: "already_so" });
    await agree(alvo, 900);
    expect(await agree(alvo, 900, 900)).toMatchObject({ reason: "already_so" });
    expect(await agree(alvo, 500)).toMatchObject({ reason: "changed_meanwhile" });
    expect((await db.select().from(stores).where(eq(stores.id, store.id)))[0]?.commissionBps).toBe(900);
  });

  it("of two people who change at once, one is told that the other has already changed it", async () => {
    const { store } = await sellable();
    const alvo = { kind: "loja", id: store.id } as const;
    const answers = await Promise.all([700, 600, 500].map((toBps) => agree(alvo, toBps)));
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    expect(answers.filter((answer) => !answer.ok).map((answer) => answer)).toMatchObject([
      { reason: "changed_meanwhile" },
      { reason: "changed_meanwhile" },
    ]);
    expect((await findCommission(targetKey(alvo)))?.history).toHaveLength(1);
  });

  it("buying while it changes, each order pays one of the two, whole", async () => {
    const one = await sellable();
    const buying = Array.from({ length: 6 }, () => orderOne(one));
    const changing = agree({ kind: "loja", id: one.store.id }, 500);
    const [items] = await Promise.all([Promise.all(buying), changing]);
    for (const { commissionBps, commissionCents } of items)
      expect([
        [1_200, 600],
        [500, 250],
      ]).toContainEqual([commissionBps, commissionCents]);
    expect((await orderOne(one)).commissionBps).toBe(500);
  });

  it.each(["9.5", "-1", "100,01", "12,345", "", "abc"])("does not accept “%s” as a percentage", (percent) => {
    expect(agreeInput.safeParse({ alvo: "loja.1", fromBps: null, percent, motivo: WHY }).success).toBe(false);
  });

  it("reads the percentage and whom it is for; refuses the rest", () => {
    const read = agreeInput.parse({ alvo: "material.12", fromBps: null, percent: "9,5", motivo: WHY });
    expect(read).toMatchObject({ alvo: { kind: "material", id: 12 }, percent: 950 });
    for (const alvo of ["loja", "loja.0", "casa.1", "loja.1.2"])
      expect(agreeInput.safeParse({ alvo, fromBps: null, percent: "9", motivo: WHY }).success).toBe(false);
  });

  it("finds stores, categories and products by name or address, with what is agreed", async () => {
    const { store, product } = await sellable();
    await agree({ kind: "loja", id: store.id }, 900);
    expect(await findTargets({ kind: "loja", busca: `/loja/${store.slug}` })).toMatchObject([
      { target: `loja.${store.id}`, name: store.name, bps: 900 },
    ]);
    expect(await findTargets({ kind: "material", busca: `https://feira.test/produto/${product.slug}` })).toMatchObject([
      { target: `material.${product.id}`, of: store.name, bps: null },
    ]);
    expect((await findTargets({ kind: "categoria", busca: "categoria" })).length).toBeLessThanOrEqual(8);
    expect(await findTargets({ kind: "loja", busca: "  " })).toEqual([]);
  });
});
