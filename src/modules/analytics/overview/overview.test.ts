import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { dayKeySp } from "#kit/day-key.ts";
import { db } from "#platform/db.ts";
import { busyAuthor, daysAgo } from "../../../../tests/busy-author.ts";
import { createUser } from "../../../../tests/factories.ts";
import { downloadInThePast } from "../../../../tests/past-sales.ts";
import { readReachPanel } from "../events/read-panel.ts";
import { rollDays } from "../rollups/roll-days.ts";
import { listHappenings } from "./queries/happenings.ts";
import { listTasks } from "./queries/tasks.ts";
import { readStanding } from "./read-standing.ts";
import { rankTasks } from "./rules/tasks.ts";

const rawOf = async (storeId: number, { from, to }: { from: string; to: string }) => {
  const within = (at: string) => sql.raw(`(${at} at time zone 'America/Sao_Paulo')::date between '${from}' and '${to}'`);
  const { rows } = await db.execute(sql`
      select (select count(*)::int from order_items i join orders o on o.id = i.order_id
          where i.store_id = ${storeId} and i.paid_cents > 0 and ${within("o.paid_at")}) as sales,
        (select coalesce(sum(i.paid_cents - i.commission_cents), 0)::bigint from order_items i join orders o on o.id = i.order_id
          where i.store_id = ${storeId} and ${within("o.paid_at")}) - (select coalesce(sum(r.net_cents), 0)::bigint
          from sale_reversals r join order_items i on i.id = r.order_item_id where i.store_id = ${storeId} and ${within("r.at")}) as "netCents",
        (select count(*)::int from downloads d join entitlements e on e.id = d.entitlement_id join products p on p.id = e.product_id
          where p.store_id = ${storeId} and d.how = 'baixado' and ${within("d.at")}) as downloads`);
  return rows[0];
};

it("says of today, 7 and 30 days and those before what the rows say, summed or not, and the conversion of analytics (INV-03)", async () => {
  const { store, paid, fractions, sell } = await busyAuthor();
  await sell(fractions, 0);
  for (const days of [9, 8, 0]) await downloadInThePast(paid.entitlementId ?? "", fractions.fileId, daysAgo(days));
  await db.execute(sql`insert into reach_days (product_id, day, kind, times, visitors)
      select ${fractions.id}, d::date, 'visita', 6, 4 from generate_series(${dayKeySp(daysAgo(12))}::date, ${dayKeySp(daysAgo(2))}::date, '1 day') d`);
  for (const roll of [false, true]) {
    if (roll) await rollDays();
    const { windows, wallet, best } = await readStanding(store.id, "7", new Date());
    for (const { days, former, now, before } of windows) {
      expect(now).toMatchObject((await rawOf(store.id, days)) ?? {});
      expect(before).toMatchObject((await rawOf(store.id, former)) ?? {});
      const { sums, since } = await readReachPanel(store.id, days);
      expect(since).toBe(dayKeySp(daysAgo(12)));
      expect(now.reach).toEqual({ visitors: sums.visitors, orders: sums.orders });
    }
    expect(windows.map(({ now, before }) => [now.sales, before.sales])).toEqual([
      [1, 0],
      [2, 2],
      [5, 1],
    ]);
    expect(windows.at(-1)?.before.reach).toBeNull();
    expect(best.map(({ title }) => title)).toEqual(["Frações na feira", "Verbos em ação"]);
    expect(wallet.availableCents).toBe(0);
  }
});

it("counts what is waiting and what happened, only of this store, and ends with the newest", async () => {
  const { store, verbs, sell } = await busyAuthor();
  const sold = await sell(verbs, 1);
  const buyer = (await createUser()).id;
  const listed = await listTasks(store.id);
  expect(rankTasks(listed)).toEqual([]);
  for (const [rating, days] of [
    [1, 3],
    [5, 2],
  ] as const)
    await db.execute(sql`insert into reviews (product_id, store_id, user_id, order_id, rating, version_number, status, posted_at)
        values (${verbs.id}, ${store.id}, ${(await createUser()).id}, ${sold.orderId}, ${rating}, 1, 'publicada', ${daysAgo(days).toISOString()})`);
  await db.execute(sql`insert into questions (product_id, asker_id, body, status, published_at)
      values (${verbs.id}, ${buyer}, 'Serve para o 5º ano?', 'publicada', now())`);
  await db.execute(sql`insert into order_messages (order_id, store_id, sender, sender_id, body, request_key)
      select ${sold.orderId}, ${store.id}, 'comprador', ${buyer}, 'Não abre', gen_random_uuid() from generate_series(1, 2)`);
  await db.execute(sql`insert into stores_followed (user_id, store_id) values (${buyer}, ${store.id})`);
  await db.execute(sql`update product_files set status = 'invalido' where product_id = ${verbs.id}`);
  expect(rankTasks(await listTasks(store.id)).map(({ kind, count }) => [kind, count])).toEqual([
    ["arquivo", 1],
    ["mensagens", 1],
    ["notas", 1],
    ["perguntas", 1],
    ["avaliacoes", 2],
  ]);
  const happenings = await listHappenings(store.id);
  expect(happenings).toHaveLength(10);
  expect(happenings.slice(2).map(({ kind, label, count, cents }) => [kind, label, count, cents])).toEqual([
    ["venda", "Verbos em ação", 1, 8_800],
    ["avaliacao", "Verbos em ação", 5, null],
    ["reembolso", "Verbos em ação", 1, -8_800],
    ["avaliacao", "Verbos em ação", 1, null],
    ["venda", "Verbos em ação", 1, 8_800],
    ["venda", "Frações na feira", 1, 3_071],
    ["venda", "Frações na feira", 1, 3_071],
    ["venda", "Verbos em ação", 1, 8_800],
  ]);
  expect(new Set(happenings.slice(0, 2).map(({ kind }) => kind))).toEqual(new Set(["pergunta", "seguidores"]));
});
