import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { dayKeySp } from "#kit/day-key.ts";
import { db } from "#platform/db.ts";
import type { AuthorViewer } from "#platform/door.ts";
import { buyWith, cpfOf, createCoupon, panelAuthorOf, readCoupon } from "../../../tests/coupons.ts";
import { createProduct, createStore, createUser } from "../../../tests/factories.ts";
import { attachSandbox } from "../../../tests/sandbox.ts";
import { showCoupons } from "../stores/show-coupons.ts";
import { stores } from "../stores/tables.ts";
import { duplicateCoupon, endCoupon, pauseCoupon, resumeCoupon } from "./move-coupon.ts";
import { findCouponLanding } from "./queries/landing.ts";
import { csvAnswer } from "#platform/http/csv-answer.ts";
import { couponsFile } from "./export.ts";
import { moveCoupons } from "./move-coupons.ts";
import { listCoupons } from "./queries/list.ts";
import { findOpenCoupon } from "./queries/find.ts";
import { listPublicCoupons } from "./queries/public-coupons.ts";
import { createCoupon as create, updateCoupon } from "./save-coupon.ts";
import { couponForm } from "./schema.ts";
import { coupons } from "./tables.ts";

const sandbox = attachSandbox();
let store: Awaited<ReturnType<typeof createStore>>;
let author: AuthorViewer;
beforeEach(async () => {
  store = await createStore();
  await sandbox.recipients([{ id: `re_teste_${store.id}`, name: store.name }]);
  author = await panelAuthorOf(store);
});

const inDays = (days: number): string => dayKeySp(new Date(Date.now() + days * 86_400_000));
const codeOf = (): string => `NOVO${Math.floor(Math.random() * 1e9)}`;
const form = (values: Record<string, unknown> = {}) =>
  couponForm.parse({
    code: codeOf(),
    discount: { kind: "porcentagem", percentBps: 1_500 },
    productIds: null,
    endsOn: inDays(30),
    maxUses: null,
    ...values,
  });
const percent = (percentBps: number) => ({ kind: "porcentagem", percentBps });

describe("creating a coupon", () => {
  it("is valid from the instant until the end of the last day, once per person", async () => {
    const wanted = form();
    const made = await create(author, wanted);
    if (!made.ok) throw new Error(made.reason);
    const coupon = await readCoupon(made.value.couponId);
    expect(coupon).toMatchObject({ code: wanted.code, percentBps: 1_500, perCustomer: 1, status: "ativo", used: 0 });
    expect(dayKeySp(new Date(coupon.endsAt.getTime() - 1))).toBe(inDays(30));
    expect(await listCoupons(store.id, {})).toMatchObject({
      total: 1,
      counts: { ativos: 1 },
      rows: [{ state: "ativo", isCodeFixed: false }],
    });
  });

  it.each<[string, Record<string, unknown>, string]>([
    ["B094: 90,01%", { discount: percent(9_001) }, "desconto"],
    ["B094: 100% sem limite", { discount: percent(10_000) }, "desconto"],
    ["B094: 0,5%", { discount: percent(50) }, "desconto"],
    ["B094: −10%", { discount: percent(-1_000) }, "desconto"],
    ["B094: 100,01%", { discount: percent(10_001), maxUses: 5 }, "desconto"],
    ["R$ 0,99", { discount: { kind: "valor", amountCents: 99 } }, "desconto"],
    ["mais de um ano", { endsOn: inDays(380) }, "fim"],
    ["um dia que passou", { endsOn: inDays(-2) }, "fim"],
    ["o fim antes do começo", { startsOn: inDays(10), endsOn: inDays(5) }, "fim"],
    ["nenhum material", { productIds: [] }, "materiais"],
    ["mais por pessoa do que ao todo", { maxUses: 2, perCustomer: 3 }, "por_pessoa"],
  ])("refuses %s", async (_name, values, field) => {
    const answer = await create(author, form(values));
    expect(answer).toMatchObject({ ok: false, reason: "invalid" });
    if (!answer.ok) expect(Object.keys(answer.fields ?? {})).toEqual([field]);
    expect(await listCoupons(store.id, {})).toMatchObject({ total: 0 });
  });

  it("10,555% has more decimals than can be stored (B094)", () => {
    expect(couponForm.safeParse({ ...form(), discount: percent(1055.5), endsOn: inDays(3) }).success).toBe(false);
  });

  it("only with one's own products (INV-28), and with a code nobody else has", async () => {
    const theirs = await createProduct((await createStore()).id);
    expect(await create(author, form({ productIds: [theirs.id] }))).toMatchObject({
      reason: "invalid",
      fields: { materiais: expect.any(String) },
    });
    const taken = await createCoupon((await createStore()).id);
    expect(await create(author, form({ code: taken.code.toLowerCase() }))).toMatchObject({ reason: "code_taken" });
    await db.update(coupons).set({ status: "encerrado" }).where(eq(coupons.id, taken.id));
    expect(await create(author, form({ code: taken.code }))).toMatchObject({ ok: true });
  });

  it("a hundred valid at once is the maximum, and a suspended store gives no discount", async () => {
    await db.execute(sql`
      insert into coupons (store_id, code, kind, percent_bps, all_products, starts_at, ends_at)
      select ${store.id}, 'MUITOS-' || ${store.id}::text || '-' || n, 'porcentagem', 1000, true, now(), now() + interval '1 day' from generate_series(1, 100) n`);
    expect(await create(author, form())).toMatchObject({ reason: "too_many" });
    await db.execute(sql`update coupons set starts_at = now() - interval '2 days', ends_at = now() where store_id = ${store.id}`);
    expect(await create(author, form())).toMatchObject({ ok: true });
    await db.update(stores).set({ status: "suspensa" }).where(eq(stores.id, store.id));
    expect(await create(author, form())).toMatchObject({ reason: "store_closed" });
  });
});

describe("changing a coupon", () => {
  it("the code does not change after its first use, nor does the limit fall below the uses", async () => {
    const product = await createProduct(store.id);
    const coupon = await createCoupon(store.id, { maxUses: 5 });
    await buyWith(await createUser({ document: cpfOf(31) }), [product.id], [coupon], 1_600);
    await buyWith(await createUser({ document: cpfOf(32) }), [product.id], [coupon], 1_600);
    const same = form({ code: coupon.code, maxUses: 5 });
    expect(await updateCoupon(author, coupon.id, { ...same, code: codeOf() })).toMatchObject({
      fields: { codigo: expect.any(String) },
    });
    expect(await updateCoupon(author, coupon.id, { ...same, maxUses: 1 })).toMatchObject({
      fields: { usos: expect.any(String) },
    });
    expect(await updateCoupon(author, coupon.id, { ...same, maxUses: 2 })).toEqual({ ok: true, value: undefined });
    const over = { rows: [{ state: "esgotado", used: 2, isCodeFixed: true }], counts: { ativos: 0, encerrados: 1 } };
    expect(await listCoupons(store.id, { situacao: "encerrados" })).toMatchObject(over);
    await updateCoupon(author, coupon.id, { ...same, maxUses: null });
    expect(await listCoupons(store.id, {})).toMatchObject({ rows: [{ state: "ativo" }] });
  });

  it("of another store is as if it did not exist", async () => {
    const theirs = await createCoupon((await createStore()).id);
    expect(await updateCoupon(author, theirs.id, form())).toMatchObject({ reason: "not_found" });
    for (const verb of [pauseCoupon, resumeCoupon, endCoupon, duplicateCoupon]) {
      expect(await verb(author, theirs.id)).toMatchObject({ reason: "not_found" });
    }
    expect(await readCoupon(theirs.id)).toMatchObject({ status: "ativo" });
  });

  it.each<["rascunho" | "ativo" | "pausado" | "encerrado", string[]]>([
    ["rascunho", ["resume", "end"]],
    ["ativo", ["pause", "end"]],
    ["pausado", ["resume", "end"]],
    ["encerrado", []],
  ])("from %s one only leaves by %j", async (status, allowed) => {
    const verbs = { pause: pauseCoupon, resume: resumeCoupon, end: endCoupon };
    for (const [name, verb] of Object.entries(verbs)) {
      const coupon = await createCoupon(store.id, { status });
      const answer = await verb(author, coupon.id);
      expect([name, answer.ok ? "ok" : answer.reason]).toEqual([name, allowed.includes(name) ? "ok" : "wrong_state"]);
    }
  });

  it("several at once: pauses and resumes the selected ones or the view, names those that stayed, and never touches another store's", async () => {
    const theirs = await createCoupon((await createStore()).id, {});
    const [one, other, over] = [
      await createCoupon(store.id, { productIds: [(await createProduct(store.id)).id] }),
      await createCoupon(store.id, {}),
      await createCoupon(store.id, { status: "encerrado" }),
    ];
    const ids = [one.id, other.id, over.id, theirs.id];
    expect(await moveCoupons(author, { pick: { ids }, move: "pausar" })).toEqual({
      ok: true,
      value: { moved: [other.id, one.id], saved: [{ code: over.code }] },
    });
    expect(await readCoupon(theirs.id)).toMatchObject({ status: "ativo" });
    expect(await moveCoupons(author, { pick: { ids: [theirs.id] }, move: "pausar" })).toMatchObject({ reason: "not_found" });
    expect((await listCoupons(store.id, { situacao: "pausados", alcance: "loja" })).rows.map(({ id }) => id)).toEqual([other.id]);
    const view = { situacao: "pausados", alcance: "escolhidos" } as const;
    expect(await moveCoupons(author, { pick: { view }, move: "retomar" })).toMatchObject({ value: { moved: [one.id] } });
    const lines = (await csvAnswer("cupons.csv", couponsFile(store.id, { situacao: "ativos" })).text()).trimEnd().split("\r\n");
    expect(lines.slice(1).map((line) => line.split(";").slice(0, 2))).toEqual([[one.code, "Ativo"]]);
    expect(await findOpenCoupon(store.id, one.id)).toMatchObject({
      row: { code: one.code },
      materials: [{}],
      history: [{ to: "ativo" }, { to: "pausado" }],
    });
    expect(await findOpenCoupon(store.id, theirs.id)).toBeNull();
  });

  it("a store that does not show coupons takes them off its pages, and the code stays valid", async () => {
    const coupon = await createCoupon(store.id, { isPublic: true });
    const shown = async () => (await listPublicCoupons(store.id)).map(({ code }) => code);
    expect(await shown()).toContain(coupon.code);
    expect(await showCoupons(author, false)).toEqual({ ok: true, value: undefined });
    expect(await shown()).toEqual([]);
    expect(await findCouponLanding(coupon.code)).toMatchObject({ state: "valida" });
    await showCoupons(author, true);
    expect(await shown()).toContain(coupon.code);
  });

  it("the copy is a draft with another code, the same products and no use", async () => {
    const product = await createProduct(store.id);
    const coupon = await createCoupon(store.id, {
      productIds: [product.id],
      used: 3,
      maxUses: 9,
      startsAt: sql`now() - interval '40 days'` as never,
      endsAt: sql`now() - interval '10 days'` as never,
    });
    const made = await duplicateCoupon(author, coupon.id);
    if (!made.ok) throw new Error(made.reason);
    const copy = await readCoupon(made.value.couponId);
    expect(copy).toMatchObject({ status: "rascunho", used: 0, maxUses: 9, percentBps: coupon.percentBps });
    expect(copy.code).not.toBe(coupon.code);
    expect(copy.endsAt.getTime() - copy.startsAt.getTime()).toBe(coupon.endsAt.getTime() - coupon.startsAt.getTime());
    expect((await listCoupons(store.id, { busca: copy.code.toLowerCase() })).rows).toMatchObject([{ productIds: [product.id] }]);
  });
});

describe("a coupon's page", () => {
  it.each<[string, Parameters<typeof createCoupon>[1]]>([
    ["valida", {}],
    ["agendada", { startsAt: sql`now() + interval '1 hour'` as never }],
    ["expirada", { startsAt: sql`now() - interval '9 days'` as never, endsAt: sql`now() - interval '1 day'` as never }],
    ["expirada", { status: "encerrado" }],
    ["esgotada", { maxUses: 2, used: 2 }],
    ["pausada", { status: "pausado" }],
    ["desconhecida", { status: "rascunho" }],
  ])("says %s", async (state, values) => {
    const coupon = await createCoupon(store.id, values);
    expect(await findCouponLanding(coupon.code)).toMatchObject({ state });
  });

  it("says already used to who has used it, store closed when it is, and nothing of a code that does not exist", async () => {
    const product = await createProduct(store.id);
    const coupon = await createCoupon(store.id);
    const buyer = await createUser({ document: cpfOf(41) });
    await buyWith(buyer, [product.id], [coupon], 1_600);
    const requested = { userId: null, emailKey: null, document: cpfOf(41) };
    expect(await findCouponLanding(coupon.code, requested)).toMatchObject({ state: "ja_usada", products: [] });
    expect(await findCouponLanding(coupon.code)).toMatchObject({ state: "valida" });
    await db.update(stores).set({ status: "suspensa" }).where(eq(stores.id, store.id));
    expect(await findCouponLanding(coupon.code)).toMatchObject({ state: "loja_fechada", products: [] });
    expect(await findCouponLanding("NAO-HA")).toEqual({ state: "desconhecida", code: "NAO-HA" });
    expect(await findCouponLanding(null)).toEqual({ state: "desconhecida", code: null });
  });

  it("only those valid now appear on the store's pages, and on a product only those that cover it", async () => {
    const [product, other] = [await createProduct(store.id), await createProduct(store.id)];
    const everywhere = await createCoupon(store.id, { isPublic: true });
    const one = await createCoupon(store.id, {
      isPublic: true,
      productIds: [product.id],
      endsAt: sql`now() + interval '2 days'` as never,
    });
    await createCoupon(store.id);
    await createCoupon(store.id, { isPublic: true, maxUses: 1, used: 1 });
    const codes = async (productId?: number) => (await listPublicCoupons(store.id, productId)).map((coupon) => coupon.code);
    expect(await codes()).toEqual([one.code, everywhere.code]);
    expect(await codes(other.id)).toEqual([everywhere.code]);
  });
});
