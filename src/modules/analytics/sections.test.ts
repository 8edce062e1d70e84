import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { dayKeySp } from "#kit/day-key.ts";
import { db } from "#platform/db.ts";
import { createStore, createUser } from "../../../tests/factories.ts";
import { busyAuthor, daysAgo } from "../../../tests/busy-author.ts";
import { balanceOf } from "../../../tests/ledger.ts";
import { downloadInThePast, sellInThePast } from "../../../tests/past-sales.ts";
import { factsThatLeave } from "../../../tests/waiting-email.ts";
import { remindNeverDownloaded } from "./downloads/remind-never-downloaded.ts";
import { readRangeBalance } from "./balance/read-balance.ts";
import { readDownloads } from "./downloads/read-downloads.ts";
import { readRevenue } from "./revenue/read-revenue.ts";
import { rollDays } from "./rollups/roll-days.ts";
import { type Range, rangeOf } from "./rules/range.ts";
import { readAnalyticsSearch } from "./schema.ts";
import { movesFile } from "./transactions/moves-file.ts";
import { readMoves } from "./transactions/queries/read-moves.ts";

const range = (from = 30, to = 0): Range =>
  rangeOf({ de: dayKeySp(daysAgo(from)), ate: dayKeySp(daysAgo(to)), comparar: "anterior" }, new Date());

describe("the balance of the period", () => {
  it("starts from what there was, adds sales, takes fees, refunds and withdrawals, and ends at the ledger, to the centavo (INV-03)", async () => {
    const { store } = await busyAuthor();
    for (const roll of [false, true]) {
      if (roll) await rollDays();
      const facts = await readRangeBalance(store.id, range());
      const { changes } = facts;
      expect(facts.openingCents).toBe(0);
      expect(facts).toMatchObject({
        grossCents: 26_980,
        feeCents: 3_238,
        closingCents: await balanceOf(`psp:seller:${store.id}`),
      });
      expect(facts.openingCents + facts.grossCents - facts.feeCents + changes.reembolsos + changes.saques).toBe(
        facts.closingCents,
      );
      expect(changes).toMatchObject({ reembolsos: -8_800, saques: -3_071, liberacoes: 0, ajustes: 0 });
      expect(facts.sales.netCents).toBe(26_980 - 3_238 - 8_800);
    }
    const before = await readRangeBalance(store.id, range(45, 36));
    expect(before).toMatchObject({ openingCents: 0, grossCents: 3_490, closingCents: 3_071 });
  });
});

describe("revenue", () => {
  it("adds up the same by day, by week and by month, with the previous period beside it", async () => {
    const { store } = await busyAuthor();
    await rollDays();
    for (const group of ["dia", "semana", "mes"] as const) {
      const { slots, totals, former } = await readRevenue(store.id, range(), group);
      const sum = (name: "grossCents" | "netCents" | "sales") => slots.reduce((all, slot) => all + slot[name], 0);
      expect([sum("sales"), sum("grossCents"), sum("netCents")]).toEqual([4, 26_980, 14_942]);
      expect(totals).toMatchObject({ sales: 4, grossCents: 26_980, returnedCents: 8_800, netCents: 14_942 });
      expect(former).toHaveLength(slots.length);
      expect(former?.reduce((all, slot) => all + slot.grossCents, 0)).toBe(3_490);
    }
  });

  it("says how it was paid, what earned most and when the price changed", async () => {
    const { store, fractions } = await busyAuthor();
    for (const [cents, days] of [
      [2_990, 25],
      [3_490, 8],
    ] as const)
      await db.execute(sql`
        insert into price_changes (product_id, license, price_cents, since)
        values (${fractions.id}, ${fractions.license}, ${cents}, ${daysAgo(days).toISOString()})`);
    const { methods, best, notes, places } = await readRevenue(store.id, range(), "dia");
    expect(methods.map(({ method, grossCents }) => [method, grossCents])).toEqual([
      ["pix", 13_490],
      ["cartao", 13_490],
    ]);
    expect(best.map(({ title, netCents }) => [title, netCents])).toEqual([
      ["Verbos em ação", 8_800],
      ["Frações na feira", 6_142],
    ]);
    expect(notes).toEqual([{ day: dayKeySp(daysAgo(8)), kind: "preco", name: "Frações na feira", cents: 3_490, isEnd: false }]);
    expect(places).toEqual({ shown: [], rest: { buyers: 4, sales: 4, cents: 26_980, hasUnknown: true } });
  });
});

describe("downloads", () => {
  it("are counted per file and per day, and so are purchases that nobody opened", async () => {
    const { store, paid, fractions, verbs } = await busyAuthor();
    for (const days of [9, 9, 4]) await downloadInThePast(paid.entitlementId ?? "", fractions.fileId, daysAgo(days));
    await rollDays();
    const all = await readDownloads(store.id, range(), "dia", null);
    expect(
      all.slots.filter(({ downloads }) => downloads > 0).map(({ downloads, firsts, people }) => [downloads, firsts, people]),
    ).toEqual([
      [2, 1, 1],
      [1, 0, 1],
    ]);
    expect(all.files).toMatchObject([{ title: "Frações na feira", downloads: 3, firsts: 1 }]);
    expect(all.neverDownloaded).toEqual({ granted: 4, neverDownloaded: 3, due: 3 });
    const one = await readDownloads(store.id, range(), "semana", verbs.id);
    expect([one.files, one.neverDownloaded]).toEqual([[], { granted: 2, neverDownloaded: 2, due: 2 }]);
  });
});

describe("the reminder to those who have not opened", () => {
  it("goes once per purchase, however many hands ask for it, and never from someone who did not sell", async () => {
    const { store, verbs } = await busyAuthor();
    const emailMessages = async () =>
      (await db.execute(sql`select 1 from outbox_emails where kind = 'biblioteca.lembrete' and payload::text like '%Verbos%'`))
        .rows.length;
    const before = await emailMessages();
    expect(await remindNeverDownloaded((await createStore()).id, range(), verbs.id)).toEqual({ ok: true, value: { people: 0 } });
    const answers = await Promise.all([1, 2, 3].map(() => remindNeverDownloaded(store.id, range(), verbs.id)));
    expect(answers.reduce((sum, answer) => sum + (answer.ok ? answer.value.people : 0), 0)).toBe(2);
    expect(await emailMessages()).toBe(before + 2);
    expect((await readDownloads(store.id, range(), "dia", verbs.id)).neverDownloaded).toEqual({
      granted: 2,
      neverDownloaded: 2,
      due: 0,
    });
  });
});

it("the reminder names only what nobody opened until it left, and is taken back when nothing is left of it", async () => {
  const { store, fractions, verbs } = await busyAuthor();
  const buyer = await createUser();
  const [one, other] = [
    await sellInThePast({ product: fractions, buyer, at: daysAgo(9) }),
    await sellInThePast({ product: verbs, buyer, at: daysAgo(8) }),
  ];
  await remindNeverDownloaded(store.id, range(), null);
  const leaves = () => factsThatLeave("biblioteca.lembrete", buyer.email);
  expect(await leaves()).toMatchObject({ titles: ["Frações na feira", "Verbos em ação"] });
  await downloadInThePast(one.entitlementId ?? "", fractions.fileId, new Date());
  expect(await leaves()).toMatchObject({ titles: ["Verbos em ação"] });
  await db.execute(sql`update entitlements set revoked_at = now(), revoke_cause = 'estornado' where id = ${other.entitlementId}`);
  expect(await leaves()).toBeNull();
});

describe("transactions", () => {
  const read = (raw: Record<string, unknown>) => readAnalyticsSearch(raw);

  it("add up to the same as the balance, and each filter adds up its own rows", async () => {
    const { store, verbs } = await busyAuthor();
    await rollDays();
    const facts = await readRangeBalance(store.id, range());
    const all = await readMoves(store.id, range(), read({}));
    expect(all).toMatchObject({
      count: 7,
      changeCents: facts.closingCents - facts.openingCents,
      grossCents: 26_980,
      feeCents: 3_238,
    });
    expect(all.rows).toHaveLength(7);
    expect(all.rows.map(({ at }) => at)).toEqual(
      all.rows
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
    for (const [raw, count, cents] of [
      [{ tipo: "vendas" }, 4, 23_742],
      [{ tipo: "saques" }, 1, -3_071],
      [{ tipo: "reembolsos" }, 1, -8_800],
      [{ meio: "cartao" }, 3, 3_071],
      [{ material: verbs.id }, 3, 8_800],
      [{ busca: "verbos", tipo: "vendas" }, 2, 17_600],
      [{ busca: "Alheio" }, 0, 0],
    ] as const) {
      const shown = await readMoves(store.id, range(), read(raw));
      expect([raw, shown.count, shown.changeCents]).toEqual([raw, count, cents]);
      expect(shown.rows.reduce((sum, row) => sum + row.changeCents, 0)).toBe(cents);
    }
    const dearest = await readMoves(store.id, range(), read({ ordem: "valor" }));
    expect(dearest.rows[0]).toMatchObject({ changeCents: 8_800, grossCents: 10_000, commissionCents: 1_200 });
    expect(dearest.rows.at(-1)?.changeCents).toBe(-8_800);
  });

  it("the spreadsheet has the rows of the screen, in its order, and the same total", async () => {
    const { store } = await busyAuthor();
    const search = read({ ordem: "-valor", tipo: "vendas" });
    let text = "";
    for await (const piece of movesFile(store.id, range(), search)) text += piece;
    const lines = text
      .trimEnd()
      .split("\r\n")
      .map((line) => line.split(";"));
    const shown = await readMoves(store.id, range(), search);
    expect(lines.slice(1, -1).map((cells) => Math.round(Number(cells[10]?.replace(",", ".")) * 100))).toEqual(
      shown.rows.map(({ changeCents }) => changeCents),
    );
    expect(lines.at(-1)?.[10]).toBe("237,42");
    expect(lines[1]?.[2]).toBe("Venda");
    expect(text).not.toContain("Alheio");
  });
});
