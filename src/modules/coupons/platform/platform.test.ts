import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { addDaysSp, dayBoundsSp } from "#kit/dates.ts";
import { dayKeySp } from "#kit/day-key.ts";
import { adminAudit } from "#platform/audit.ts";
import { db } from "#platform/db.ts";
import type { Viewer } from "#platform/session.ts";
import { createCoupon as anyCoupon, readCoupon } from "../../../../tests/coupons.ts";
import { createProduct, createStore, createUser, viewerOf } from "../../../../tests/factories.ts";
import { provedViewer } from "../../../../tests/leaving.ts";
import { browser } from "../../../../tests/shopper.ts";
import { applyCoupon } from "../../cart/apply-coupon.ts";
import { findOpenCoupon } from "../queries/find.ts";
import { listCoupons } from "../queries/list.ts";
import { findCouponLanding } from "../queries/landing.ts";
import { couponForm } from "../schema.ts";
import { coupons } from "../tables.ts";
import { createPlatformCoupon } from "./create-platform-coupon.ts";
import { movePlatformCoupon } from "./move-platform-coupon.ts";
import { movePlatformCoupons } from "./move-platform-coupons.ts";
import { weighPlatformCoupon } from "./queries.ts";

const WHY = "Boas-vindas de quem chega em março.";
const END = dayKeySp(addDaysSp(new Date(), 30));
let admin: Viewer;
let counter = 0;
let product: Awaited<ReturnType<typeof createProduct>>;

beforeEach(async () => {
  admin = await provedViewer(await createUser({ roles: ["admin"] }));
  product = await createProduct((await createStore()).id, { priceCents: 5_000 });
  await shelve(product.id);
});

/** Puts products where the shop window looks for them. */
const shelve = (...ids: number[]) =>
  db.execute(sql`
    insert into product_search (product_id, published_at, store_id, price_cents, pop, rating_rank, category_id, tier, bucket, facets, head)
    select id, now(), store_id, price_cents, 1, 1, category_id, 0, 0, '{}', '' from products
    where id = any(${sql.param(ids)}::bigint[]) on conflict do nothing`);

type Form = Parameters<typeof createPlatformCoupon>[1];
const form = (values: Partial<Form> = {}): Form => {
  const day = dayBoundsSp(END);
  if (!day) throw new Error("no day");
  return {
    code: `CASA-${++counter}`,
    discount: { kind: "porcentagem", percentBps: 500 },
    minimumCents: 0,
    minimumItems: 0,
    startsOn: null,
    endsOn: day,
    maxUses: null,
    perCustomer: 1,
    budgetCents: null,
    motivo: WHY,
    ...values,
  };
};
async function made(values: Partial<Form> = {}) {
  const answer = await createPlatformCoupon(admin, form(values));
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return readCoupon(answer.value.couponId);
}
const auditOf = (couponId: number) =>
  db
    .select()
    .from(adminAudit)
    .where(eq(adminAudit.targetId, String(couponId)))
    .orderBy(adminAudit.id);

describe("creating a platform coupon", () => {
  it("belongs to no store, is valid in all, and stays in the audit log with its reason", async () => {
    const coupon = await made({ budgetCents: 50_000, maxUses: 100 });
    expect(coupon).toMatchObject({ storeId: null, allProducts: true, isPublic: false, status: "ativo", budgetCents: 50_000 });
    expect(await auditOf(coupon.id)).toMatchObject([{ action: "criar-cupom", adminId: admin.userId, reason: WHY }]);
    const list = await listCoupons(null, { busca: coupon.code });
    expect(list.rows).toMatchObject([{ code: coupon.code, isPlatform: true, givenCents: 0, state: "ativo" }]);
    expect(await findOpenCoupon(null, coupon.id)).toMatchObject({ history: [{ to: "ativo", cause: "cupom criado" }] });
    expect(await findOpenCoupon(product.storeId, coupon.id)).toBeNull();
  });

  it("without proving again who they are nobody creates one", async () => {
    const idle = await viewerOf(await createUser({ roles: ["admin"] }));
    const requested = form();
    expect(await createPlatformCoupon(idle, requested)).toMatchObject({ ok: false, reason: "step_up_needed" });
    expect(await db.select().from(coupons).where(eq(coupons.code, requested.code))).toEqual([]);
  });

  it.each<[string, Partial<Form>, string]>([
    ["a porcentagem igual à comissão", { discount: { kind: "porcentagem", percentBps: 1_200 } }, "desconto"],
    ["um desconto que nenhum material comporta", { discount: { kind: "valor", amountCents: 100_000 } }, "desconto"],
    ["menos de R$ 1,00", { discount: { kind: "valor", amountCents: 99 } }, "desconto"],
    ["um orçamento que não paga um uso", { discount: { kind: "valor", amountCents: 300 }, budgetCents: 299 }, "orcamento"],
    ["um limite por pessoa acima do total", { maxUses: 1, perCustomer: 2 }, "por_pessoa"],
  ])("refuses %s, with the sentence beside the field", async (_, values, field) => {
    const answer = await createPlatformCoupon(admin, form(values));
    expect(answer).toMatchObject({ ok: false, reason: "invalid" });
    expect(Object.keys((!answer.ok && answer.fields) || {})).toEqual([field]);
  });

  it("the code is unique among stores and platform", async () => {
    const theirs = await anyCoupon(product.storeId);
    expect(await createPlatformCoupon(admin, form({ code: theirs.code }))).toMatchObject({ ok: false, reason: "code_taken" });
    const code = `JUNTOS-${++counter}`;
    const both = await Promise.all([createPlatformCoupon(admin, form({ code })), createPlatformCoupon(admin, form({ code }))]);
    expect(both.filter((answer) => answer.ok)).toHaveLength(1);
  });

  it("the seller's form does not accept a budget: only the platform gives of its own", () => {
    const { motivo: _, startsOn: _s, endsOn: _e, ...rest } = form({ budgetCents: 500 });
    const requested = couponForm.safeParse({ ...rest, productIds: null, endsOn: END });
    expect(requested.success).toBe(false);
  });

  it("counts in how many products it is valid and from what price, by each one's commission", async () => {
    const before = await weighPlatformCoupon({ kind: "valor", amountCents: 500 });
    const cheap = await createProduct(product.storeId, { priceCents: 4_900 });
    const agreed = await createProduct(product.storeId, { priceCents: 4_900, commissionBps: 2_000 });
    await shelve(cheap.id, agreed.id);
    const after = await weighPlatformCoupon({ kind: "valor", amountCents: 500 });
    expect(after.count - before.count).toBe(1);
    expect(after).toMatchObject({ fromCents: 4_900, usualBps: 1_200 });
  });
});

describe("pausing, resuming and ending", () => {
  const move = (couponId: number, step: "pausar" | "retomar" | "encerrar", by = admin) =>
    movePlatformCoupon(by, { couponId, move: step, motivo: WHY });

  it("each step stays in the audit log, and one the status does not allow is refused", async () => {
    const { id } = await made();
    expect(await move(id, "retomar")).toMatchObject({ ok: false, reason: "wrong_state" });
    expect(await move(id, "pausar")).toMatchObject({ ok: true });
    expect(await move(id, "retomar")).toMatchObject({ ok: true });
    expect(await move(id, "encerrar")).toMatchObject({ ok: true });
    expect(await move(id, "retomar")).toMatchObject({ ok: false, reason: "wrong_state" });
    expect((await auditOf(id)).map((line) => line.action)).toEqual([
      "criar-cupom",
      "pausar-cupom",
      "retomar-cupom",
      "encerrar-cupom",
    ]);
  });

  it("resuming asks for the proof again; a store's coupon does not belong here", async () => {
    const { id } = await made();
    const idle = await viewerOf(await createUser({ roles: ["admin"] }));
    expect(await move(id, "pausar", idle)).toMatchObject({ ok: true });
    expect(await move(id, "retomar", idle)).toMatchObject({ ok: false, reason: "step_up_needed" });
    const theirs = await anyCoupon(product.storeId);
    expect(await move(theirs.id, "pausar")).toMatchObject({ ok: false, reason: "not_found" });
  });
});

describe("many at once", () => {
  const moveMany = (pick: Parameters<typeof movePlatformCoupons>[1]["pick"], move: "pausar" | "encerrar") =>
    movePlatformCoupons(admin, { pick, move, motivo: WHY });

  it("each is paused in its turn; what no longer can stays and is named by its code; a store's is not even looked at", async () => {
    const [one, two, over] = [await made(), await made(), await made()];
    await movePlatformCoupon(admin, { couponId: over.id, move: "encerrar", motivo: WHY });
    const theirs = await anyCoupon(product.storeId);
    const answer = await moveMany({ ids: [one.id, two.id, over.id, theirs.id] }, "pausar");
    if (!answer.ok) throw new Error(answer.reason);
    expect(answer.value.moved.toSorted((a, b) => a - b)).toEqual([one.id, two.id]);
    expect(answer.value.saved).toEqual([{ code: over.code }]);
    expect(await readCoupon(theirs.id)).toMatchObject({ status: "ativo" });
    expect((await auditOf(one.id)).at(-1)).toMatchObject({ action: "pausar-cupom", reason: WHY });
    expect(await moveMany({ ids: [theirs.id] }, "encerrar")).toMatchObject({ ok: false, reason: "not_found" });
  });

  it("selecting the whole view ends what it shows and nothing else", async () => {
    const [wanted, other] = [await made({ code: `VISAO-${++counter}` }), await made()];
    const answer = await moveMany({ view: { busca: wanted.code } }, "encerrar");
    expect(answer).toMatchObject({ ok: true, value: { moved: [wanted.id], saved: [] } });
    expect(await readCoupon(wanted.id)).toMatchObject({ status: "encerrado" });
    expect(await readCoupon(other.id)).toMatchObject({ status: "ativo" });
  });

  it("two people ending together: each coupon ends only once", async () => {
    const pick = { ids: [(await made()).id, (await made()).id] };
    const both = await Promise.all([moveMany(pick, "encerrar"), moveMany(pick, "encerrar")]);
    const counts = both.map((answer) => (answer.ok ? [answer.value.moved.length, answer.value.saved.length] : null));
    expect(counts.reduce((sum, pair) => sum + (pair?.[0] ?? 0), 0)).toBe(2);
    expect(counts.reduce((sum, pair) => sum + (pair?.[1] ?? 0), 0)).toBe(2);
  });
});

describe("the platform coupon in the cart and on its page", () => {
  it("discounts where it fits and says it is the platform's; only one stays, the better, beside the store's", async () => {
    const [small, big] = [await made(), await made({ discount: { kind: "porcentagem", percentBps: 600 } })];
    const one = browser();
    const owner = async () => ({ cartId: await one.cartId(), viewer: null });
    await one.put(product.id);
    await applyCoupon(await owner(), small.code);
    const cart = await one.cart();
    expect(cart).toMatchObject({ totalCents: 4_750, coupons: [{ storeId: null, authorName: null, state: "aplicado" }] });
    expect(cart.coupons[0]?.words).toBe("5% de desconto em materiais de todas as lojas");
    expect(cart.stores[0]?.items[0]).toMatchObject({ discountFrom: "autoria", paidCents: 4_750, fullCents: 5_000 });
    await applyCoupon(await owner(), big.code);
    expect(await applyCoupon(await owner(), small.code)).toMatchObject({ ok: false, reason: "worse" });
    const theirs = await anyCoupon(product.storeId, { percentBps: 2_000 });
    await applyCoupon(await owner(), theirs.code);
    expect((await one.cart()).coupons.map(({ code, state }) => [code, state])).toEqual([
      [big.code, "promocao_melhor"],
      [theirs.code, "aplicado"],
    ]);
  });

  it("the page tells the offer without a store; once its budget is spent it is sold out", async () => {
    const coupon = await made({ budgetCents: 300 });
    expect(await findCouponLanding(coupon.code)).toMatchObject({ state: "valida", store: null });
    await db.update(coupons).set({ givenCents: 300 }).where(eq(coupons.id, coupon.id));
    expect(await findCouponLanding(coupon.code)).toMatchObject({ state: "esgotada", products: [] });
    await db.update(coupons).set({ givenCents: 0 }).where(eq(coupons.id, coupon.id));
  });

  it("the database does not let it exceed the budget, nor a store have one", async () => {
    const coupon = await made({ budgetCents: 300 });
    await expect(db.update(coupons).set({ givenCents: 301 }).where(eq(coupons.id, coupon.id))).rejects.toThrow();
    await expect(anyCoupon(product.storeId, { budgetCents: 300 })).rejects.toThrow();
  });
});
