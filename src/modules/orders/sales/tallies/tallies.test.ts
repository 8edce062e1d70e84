import { sql } from "drizzle-orm";
import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { type Db, db } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { createProduct, createStore, createUser } from "../../../../../tests/factories.ts";
import { createSoldOrder } from "../../../../../tests/sold-order.ts";
import { readSalesSums, salesTallied } from "../queries/sums.ts";
import { foldSaleTallies } from "./fold-changes.ts";

/** By state, from the lines themselves. */
async function fromTheLines(storeId: number) {
  const { rows } = await db.execute<Record<string, unknown>>(sql`
    select o.status, o.paid_at is not null as is_paid, count(*)::int as items, sum(i.paid_cents)::int as paid, sum(i.commission_cents)::int as commission,
      sum(i.interest_cents)::int as interest, coalesce(sum(r.cents), 0)::int as returned
    from order_items i join orders o on o.id = i.order_id
    left join (select order_item_id, sum(net_cents + commission_cents + interest_cents) as cents from sale_reversals group by 1) r
      on r.order_item_id = i.id
    where i.store_id = ${storeId} group by 1, 2 order by 1, 2`);
  return rows;
}

async function fromTheTallies(storeId: number) {
  const { rows } = await db.execute<Record<string, unknown>>(sql`
    select status, is_paid, sum(items)::int as items, sum(paid_cents)::int as paid, sum(commission_cents)::int as commission,
      sum(interest_cents)::int as interest, sum(returned_cents)::int as returned
    from (select * from sale_tallies union all select store_id, day, product_id, method, status, is_paid, items, paid_cents, commission_cents,
      interest_cents, returned_cents from sale_tally_changes) t
    where store_id = ${storeId} group by 1, 2 having sum(items) <> 0 order by 1, 2`);
  return rows;
}

const waitingOf = async (storeId: number) => {
  const [row] = await readRows(
    db,
    { waiting: col.int`count(*)::int` },
    (one) => sql`select ${one} from sale_tally_changes where store_id = ${storeId}`,
  );
  return row?.waiting;
};

const acts = [
  "vende",
  "deixa",
  "expira",
  "muda de meio",
  "dá juros",
  "devolve",
  "volta no tempo",
  "soma",
  "soma duas vezes",
] as const;

describe("what a store sold, kept as sums", () => {
  it("is what its lines say, whatever happens to them and whenever it is summed", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...acts), { minLength: 4, maxLength: 12 }), async (steps) => {
        const store = await createStore();
        const buyer = await createUser();
        const last = sql`(select o.id from orders o where o.user_id = ${buyer.id} order by o.number desc limit 1)`;
        for (const act of ["vende" as const, ...steps]) {
          const product = await createProduct(store.id, { priceCents: 2_000 });
          if (act === "vende") await createSoldOrder(buyer, [product]);
          if (act === "deixa") await createSoldOrder(buyer, [product, await createProduct(store.id)], null);
          if (act === "expira") await createSoldOrder(buyer, [product], "expirado");
          if (act === "muda de meio") await db.execute(sql`update orders set payment_method = 'cartao' where id = ${last}`);
          if (act === "dá juros")
            await db.execute(sql`update order_items set interest_cents = interest_cents + 7 where order_id = ${last}`);
          if (act === "devolve") {
            await createAttempt(buyer.id);
            await giveBack(buyer.id);
          }
          if (act === "volta no tempo")
            await db.execute(
              sql`update orders set created_at = created_at - interval '40 days', paid_at = paid_at - interval '40 days' where id = ${last}`,
            );
          if (act === "soma") await foldSaleTallies();
          if (act === "soma duas vezes") await Promise.all([foldSaleTallies(), foldSaleTallies()]);
          expect(await fromTheTallies(store.id)).toEqual(await fromTheLines(store.id));
        }
        await foldSaleTallies();
        expect(await waitingOf(store.id)).toBe(0);
        expect(await fromTheTallies(store.id)).toEqual(await fromTheLines(store.id));
      }),
      { numRuns: 12 },
    );
  });

  it("is right while sales arrive and two workers sum", async () => {
    const store = await createStore();
    const product = await createProduct(store.id, { priceCents: 2_000 });
    const buyers = await Promise.all(Array.from({ length: 12 }, () => createUser()));
    await Promise.all([
      ...buyers.map((buyer) => createSoldOrder(buyer, [product])),
      ...Array.from({ length: 4 }, () => foldSaleTallies()),
    ]);
    const { totals } = await readSalesSums(store.id, {});
    expect([totals.items, totals.paidCents]).toEqual([12, 24_000]);
  });

  it.each(["goes back", "moves"] as const)("is right when what %s first is still open while the other begins", async (first) => {
    const store = await createStore();
    const buyer = await createUser();
    await createSoldOrder(buyer, [await createProduct(store.id, { priceCents: 2_000 })]);
    await createAttempt(buyer.id);
    const moves = async (on: Db) =>
      void (await on.execute(sql`update orders set status = 'estornado' where user_id = ${buyer.id}`));
    const goesBack = (on: Db) => giveBack(buyer.id, on);
    const [one, other] = first === "moves" ? [moves, goesBack] : [goesBack, moves];
    let others: Promise<unknown> = Promise.resolve();
    await db.transaction(async (tx) => {
      await one(tx);
      others = other(db);
      await waitsOrEnds(others);
    });
    await others;
    expect(await fromTheTallies(store.id)).toEqual(await fromTheLines(store.id));
  });

  it("takes no notice of what changes nothing of it", async () => {
    const store = await createStore();
    await createSoldOrder(await createUser(), [await createProduct(store.id)]);
    const before = await waitingOf(store.id);
    await db.execute(sql`update order_items set guarantee_days = 30 where store_id = ${store.id}`);
    expect(await waitingOf(store.id)).toBe(before);
  });

  it("leaves no row of nothing behind", async () => {
    const store = await createStore();
    await createSoldOrder(await createUser(), [await createProduct(store.id)]);
    await foldSaleTallies();
    const { rows } = await db.execute(sql`select status from sale_tallies where store_id = ${store.id}`);
    expect(rows).toEqual([{ status: "pago" }]);
  });

  it("is read from its own index, without a line of a sale", async () => {
    const { rows } = await db.execute(
      sql`explain ${salesTallied(1, { de: "2026-01-01", ate: "2026-12-31", meio: "pix", material: 5 })}`,
    );
    const plan = JSON.stringify(rows);
    expect(plan).toContain("sale_tallies_pkey");
    expect(plan).not.toMatch(/order_items|orders /);
  });
});

/** Until a statement of another connection waits for a lock, or ended. */
async function waitsOrEnds(others: Promise<unknown>): Promise<void> {
  let isOver = false;
  const over = others.finally(() => (isOver = true));
  await vi.waitFor(
    async () => {
      const { rows } = await db.execute(
        sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(isOver || rows.length > 0).toBe(true);
    },
    { timeout: 10_000 },
  );
  if (isOver) await over;
}

const createAttempt = (userId: string) =>
  db.execute(sql`
    insert into payment_attempts (order_id, method, status, amount_cents, split)
    select o.id, 'pix', 'paga', o.total_cents, '[]' from orders o
    where o.user_id = ${userId} and o.status = 'pago' and not exists (select 1 from payment_attempts a where a.order_id = o.id)`);

/** Some of every paid line of theirs that nothing went back of yet. */
async function giveBack(userId: string, on: Db = db): Promise<void> {
  await on.execute(sql`
    insert into sale_reversals (attempt_id, order_item_id, source, kind, ref, net_cents, commission_cents, interest_cents)
    select a.id, i.id, 'estorno', 'refund.done', i.id::text, 100, 20, 0 from order_items i join orders o on o.id = i.order_id
    join payment_attempts a on a.order_id = o.id
    where o.user_id = ${userId} and o.status in ('pago', 'estornado') and i.paid_cents >= 200
      and not exists (select 1 from sale_reversals r where r.order_item_id = i.id)`);
}
