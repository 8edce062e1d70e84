import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { createProduct, createStore, createUser } from "../../../../tests/factories.ts";
import { createSoldOrder } from "../../../../tests/sold-order.ts";
import { balanceOf } from "../../../../tests/ledger.ts";
import { postJournal } from "../../payments/post-journal.ts";
import { chargePaid, fundsReleased, psp, seller } from "../../payments/rules/journals.ts";
import { paymentAttempts } from "../../payments/tables/attempts.ts";
import { readWallet } from "../balance/queries.ts";
import { heldNow } from "./queries/moves.ts";
import { readStatement } from "./queries/read-statement.ts";
import { periodOf } from "./rules/period.ts";
import { statementFile } from "./statement-file.ts";

const ALL = { type: null, words: "" };
const period = () => periodOf({}, new Date());

async function sale(store: { id: number }, title: string, priceCents: number) {
  const product = await createProduct(store.id, { title, priceCents });
  const order = await createSoldOrder(await createUser(), [product]);
  const net = priceCents - (order.items[0]?.commissionCents ?? 0);
  const split = [
    { storeId: store.id, recipientId: "re_x", amountCents: net },
    { storeId: null, recipientId: "re_p", amountCents: priceCents - net },
  ];
  const chargeId = `ch_${order.id}`;
  const [attempt] = await db
    .insert(paymentAttempts)
    .values({ orderId: order.id, method: "pix", status: "paga", amountCents: priceCents, split, providerChargeId: chargeId })
    .returning();
  await post(chargePaid(chargeId, split));
  return { order, chargeId, net, attemptId: attempt?.id ?? "" };
}
const post = (journal: Parameters<typeof postJournal>[1]) => transact(async (tx) => ok(await postJournal(tx, journal)));

/** A store that sold twice, had one sale released and withdrew, and another that must never show. */
async function busyStore() {
  const store = await createStore();
  const other = await createStore();
  const first = await sale(store, "=HYPERLINK(1) Frações; na feira", 3_490);
  await sale(store, "Verbos", 10_000);
  await sale(other, "Alheio", 5_000);
  await post(
    fundsReleased({ ref: `${first.chargeId}:${store.id}:1` }, { storeId: store.id, shareCents: first.net, debtCents: 0 }),
  );
  const move = (kind: string, from: string, to: string, cents: number) =>
    post({
      kind,
      ref: `s-${store.id}`,
      postings: [
        { account: from, amountCents: cents },
        { account: to, amountCents: -cents },
      ],
    });
  await move("withdrawal.reserved", seller(store.id, "available"), seller(store.id, "reserved"), 2_000);
  await move("withdrawal.paid", seller(store.id, "reserved"), psp(store.id), 2_000);
  return { store, first };
}

async function fileOf(storeId: number, filter: Parameters<typeof statementFile>[2] = ALL) {
  let text = "";
  for await (const piece of statementFile(storeId, period(), filter)) text += piece;
  const rows = text
    .replace("\uFEFF", "")
    .trimEnd()
    .split("\r\n")
    .map((row) => row.split(/;(?=(?:[^"]*"[^"]*")*[^"]*$)/));
  const cents = (cell: string | undefined) => Math.round(Number((cell ?? "").replace(",", ".")) * 100);
  return { text, rows: rows.slice(1), cents };
}

describe("the statement", () => {
  it("on screen, in the spreadsheet and in the ledger adds up the same, centavo by centavo (INV-03)", async () => {
    const { store } = await busyStore();
    const shown = await readStatement(store.id, period(), ALL, 1);
    const wallet = await readWallet(store.id);
    const held = wallet.pendingCents + wallet.availableCents + wallet.reservedCents - wallet.debtCents;
    expect(shown.openingCents + shown.movedCents).toBe(shown.closingCents);
    expect(shown.closingCents).toBe(held);
    expect(shown.closingCents).toBe(await balanceOf(`psp:seller:${store.id}`));
    expect(shown.rows.reduce((sum, row) => sum + row.changeCents, 0)).toBe(shown.movedCents);
    expect(shown.rows[0]?.balanceCents).toBe(held);
    expect(shown.rows[0]?.freeCents).toBe(wallet.availableCents);

    const { rows, cents } = await fileOf(store.id);
    const moves = rows.slice(1, -1);
    expect(moves).toHaveLength(shown.rows.length);
    expect(moves.reduce((sum, row) => sum + cents(row[9]), 0)).toBe(shown.movedCents);
    expect(moves.map((row) => cents(row[10])).toReversed()).toEqual(shown.rows.map((row) => row.balanceCents));
    expect(cents(rows.at(-1)?.[10])).toBe(shown.closingCents);
    expect(moves.reduce((sum, row) => sum + cents(row[12]), 0)).toBe(wallet.availableCents);
  });

  it("tells each step with the sale, the commission and the balance it left", async () => {
    const { store, first } = await busyStore();
    const { rows } = await readStatement(store.id, period(), ALL, 1);
    expect(rows.map((row) => row.kind)).toEqual([
      "withdrawal.paid",
      "withdrawal.reserved",
      "funds.released",
      "charge.paid",
      "charge.paid",
    ]);
    expect(rows.at(-1)).toMatchObject({
      orderNumber: first.order.number,
      grossCents: 3_490,
      commissionCents: 419,
      changeCents: 3_071,
    });
    expect(rows.map((row) => row.balanceCents)).toEqual([9_871, 11_871, 11_871, 11_871, 3_071]);
  });

  it.each([
    [{ type: "vendas", words: "" }, 2, 11_871],
    [{ type: "saques", words: "" }, 2, -2_000],
    [{ type: "liberacoes", words: "" }, 1, 0],
    [{ type: "ajustes", words: "" }, 0, 0],
    [{ type: null, words: "fracoes" }, 2, 3_071],
  ] as const)("the filter %o changes what is seen and not the balances", async (filter, count, filteredCents) => {
    const { store } = await busyStore();
    const shown = await readStatement(store.id, period(), filter, 1);
    expect(shown).toMatchObject({ count, filteredCents, closingCents: 9_871, hasMoves: true });
    const { rows, cents } = await fileOf(store.id, filter);
    expect(rows.slice(1, -2)).toHaveLength(count);
    expect(cents(rows.at(-2)?.[9])).toBe(filteredCents);
    expect(cents(rows.at(-1)?.[10])).toBe(9_871);
  });

  it("the order's number finds the sale and all that came of it", async () => {
    const { store, first } = await busyStore();
    const shown = await readStatement(store.id, period(), { type: null, words: `#${first.order.number}` }, 1);
    expect(shown.rows.map((row) => row.kind)).toEqual(["funds.released", "charge.paid"]);
  });

  it("the spreadsheet has the UTF-8 mark, semicolons, decimal comma and no live formula", async () => {
    const { store } = await busyStore();
    const { text } = await fileOf(store.id);
    expect(text.startsWith("\uFEFFData;Hora (Brasília);Movimento;")).toBe(true);
    expect(text).toContain(`"'=HYPERLINK(1) Frações; na feira";34,9;-4,19;0;;30,71;`);
    expect(text).not.toMatch(/(^|;)"?[=@+]/m);
    expect(text).not.toContain("Alheio");
  });

  it("of six hundred movements, in pieces, neither loses nor repeats any", async () => {
    const store = await createStore();
    await db.execute(
      sql`insert into ledger_accounts (code) values (${`seller:${store.id}:pending`}), ('teste:outra') on conflict do nothing`,
    );
    await db.execute(sql`
      with made as (
        insert into ledger_journals (kind, ref, created_at)
        select 'manual.adjust', 'lote-' || ${store.id} || '-' || n, now() - interval '1 hour' + (n / 3) * interval '1 second'
        from generate_series(1, 600) n returning id
      )
      insert into ledger_postings (journal_id, account_id, amount_cents)
      select made.id, a.id, case when a.code = 'teste:outra' then 100 else -100 end
      from made, ledger_accounts a where a.code in (${`seller:${store.id}:pending`}, 'teste:outra')`);
    const { rows, cents } = await fileOf(store.id);
    expect(rows).toHaveLength(602);
    expect(new Set(rows.map((row) => row[15])).size).toBe(601);
    expect(cents(rows.at(-1)?.[10])).toBe(60_000);
    const third = await readStatement(store.id, period(), ALL, 30);
    expect(third).toMatchObject({ pages: 30, rows: { length: 20 } });
    expect(third.rows.at(-1)?.balanceCents).toBe(100);
  });

  it("adds up what was before from an index alone, however much there is", async () => {
    const { store } = await busyStore();
    const plan = await transact(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      await tx.execute(sql`set local enable_bitmapscan = off`);
      return ok((await tx.execute(sql`explain ${heldNow(store.id)}`)).rows.map((row) => Object.values(row)[0]).join("\n"));
    });
    expect(plan.ok && plan.value).toMatch(/Index Only Scan (Backward )?using money_moves_sums/);
  });
});
