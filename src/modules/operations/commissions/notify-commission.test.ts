import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { agree, createSellable, type Sellable } from "../../../../tests/agreed.ts";
import { createUser } from "../../../../tests/factories.ts";
import { provedViewer } from "../../../../tests/leaving.ts";
import { categories } from "#modules/catalog/tables.ts";
import { listAgreedRates } from "#modules/payouts/recipients/agreed-rates.ts";
import { db, transact } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { ok } from "#kit/outcome.ts";
import { changeSettings } from "../settings/change-settings.ts";
import { type CommissionTarget, targetKey, notifyUsualCommissionJob } from "./schema.ts";
import { notifyCommission } from "./notify-commission.ts";
import { notifyUsualCommission } from "./notify-usual-commission.ts";

const lastChange = async (alvo: CommissionTarget) =>
  (
    await readRows(
      db,
      { id: col.int`max(id)::int` },
      (row) => sql`select ${row} from commission_changes where target = ${targetKey(alvo)}`,
    )
  )[0]!.id;
const notified = async (userId: string) =>
  (
    await readRows(
      db,
      { facts: col.json`facts` },
      (row) => sql`select ${row} from notifications where user_id = ${userId} and event = 'comissao.mudou' order by id`,
    )
  ).map(({ facts }) => facts);
const emailsTo = async (userId: string, kind = "comissao.mudou") =>
  (
    await db.execute<{ payload: Record<string, unknown> }>(sql`
      select o.payload from outbox_emails o join users u on u.email = o.recipient
      where u.id = ${userId} and o.kind = ${kind} order by o.created_at, o.id`)
  ).rows.map(({ payload }) => payload);

describe("the author is notified", () => {
  it("in the bell and by e-mail, once, and reads on their page the commission that applies", async () => {
    const { store, product } = await createSellable();
    const alvo = { kind: "material", id: product.id } as const;
    await agree(alvo, 500);
    const change = await lastChange(alvo);
    await notifyCommission(change);
    await notifyCommission(change);
    expect(await notified(store.ownerId)).toEqual([{ kind: "material", name: product.title, afterBps: 500 }]);
    expect(await emailsTo(store.ownerId)).toMatchObject([
      { kind: "material", name: product.title, beforeBps: null, afterBps: 500, usualBps: 1_200 },
    ]);
    expect(await listAgreedRates(db, store.id)).toEqual([{ kind: "material", id: product.id, name: product.title, bps: 500 }]);
    await agree(alvo, null, 500);
    await notifyCommission(await lastChange(alvo));
    expect((await notified(store.ownerId)).at(-1)).toMatchObject({ afterBps: null });
  });

  it("of a category, who sells in it and those below without anything more specific; others are not", async () => {
    const [inside, below, ownRate, ownProduct, apart] = await Promise.all([1, 2, 3, 4, 5].map(() => createSellable()));
    const root = inside!.categoryId;
    for (const one of [below!, ownRate!, ownProduct!, apart!])
      await db.update(categories).set({ parentId: root }).where(eq(categories.id, one.categoryId));
    await agree({ kind: "loja", id: ownRate!.store.id }, 700);
    await agree({ kind: "material", id: ownProduct!.product.id }, 700);
    await agree({ kind: "categoria", id: apart!.categoryId }, 700);
    await agree({ kind: "categoria", id: root }, 1_000);
    await notifyCommission(await lastChange({ kind: "categoria", id: root }));
    const countNotifications = async ({ store }: Sellable) => (await notified(store.ownerId)).length;
    expect(await Promise.all([inside!, below!, ownRate!, ownProduct!, apart!].map(countNotifications))).toEqual([1, 1, 0, 0, 0]);
    expect(await listAgreedRates(db, below!.store.id)).toMatchObject([{ kind: "categoria", bps: 1_000 }]);
    expect(await listAgreedRates(db, ownRate!.store.id)).toEqual([]);
  });

  it("when the usual one changes: sellers learn of it, once, with what it was and what it is; those with their own only if the rest changed", async () => {
    const admin = await provedViewer(await createUser({ roles: ["admin"] }));
    const [usual, own] = [await createSellable(), await createSellable()];
    await agree({ kind: "loja", id: own.store.id }, 700);
    const emailsOf = async ({ store }: Sellable) => (await emailsTo(store.ownerId, "comissao.costume")).length;
    const change = async (values: Record<string, string>) => {
      await db.execute(sql`delete from pgboss.job where name = ${notifyUsualCommissionJob.name}`);
      expect(await changeSettings(admin, { key: "commission", values, motivo: "Reunião de junho." })).toMatchObject({ ok: true });
      const { rows } = await db.execute<{ payload: never }>(
        sql`select data as payload from pgboss.job where name = ${notifyUsualCommissionJob.name}`,
      );
      expect(rows).toHaveLength(1);
      await Promise.all([notifyUsualCommission(rows[0]!.payload), notifyUsualCommission(rows[0]!.payload)]);
    };
    await change({ basisPoints: "12,5", ownBasisPoints: "8", leastCents: "1,00" });
    expect(await emailsTo(usual.store.ownerId, "comissao.costume")).toMatchObject([
      { before: { basisPoints: 1_200, leastCents: 100 }, after: { basisPoints: 1_250, leastCents: 100 } },
    ]);
    expect(await notified(usual.store.ownerId)).toEqual([{ kind: "costume", name: "", afterBps: 1_250 }]);
    expect(await emailsOf(own)).toBe(0);
    await change({ basisPoints: "12,5", ownBasisPoints: "8", leastCents: "1,50" });
    expect([await emailsOf(usual), await emailsOf(own)]).toEqual([2, 1]);
    await db.execute(sql`delete from settings where key = 'commission'`);
  });

  it("there are many: none is left uninformed", async () => {
    const { categoryId } = await createSellable();
    await transact(async (tx) => {
      await tx.execute(sql`insert into users (name, email, email_verified)
        select 'Autora ' || n, 'muitas' || n || '@exemplo.com.br', true from generate_series(1, 130) n`);
      await tx.execute(sql`insert into stores (owner_id, slug, name, author_name, legal_name, document, status, approved_at)
        select id, 'muitas-' || split_part(email, '@', 1), name, name, name, '52998224725', 'aprovada', now() from users where email like 'muitas%'`);
      await tx.execute(sql`insert into products (store_id, slug, title, category_id, price_cents, status)
        select id, slug, 'Um material', ${categoryId}, 2000, 'pausado' from stores where slug like 'muitas-%'`);
      return ok();
    });
    await agree({ kind: "categoria", id: categoryId }, 900);
    await notifyCommission(await lastChange({ kind: "categoria", id: categoryId }));
    const rows = await readRows(
      db,
      { n: col.int`count(*)::int` },
      (row) => sql`select ${row} from notifications n join users u on u.id = n.user_id
      where n.event = 'comissao.mudou' and u.email like 'muitas%'`,
    );
    expect(rows[0]?.n).toBe(130);
  });
});
