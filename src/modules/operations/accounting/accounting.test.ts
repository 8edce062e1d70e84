import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { providerFee, type Journal } from "#modules/payments/rules/journals.ts";
import { anticipationPaid, saleReversed } from "#modules/payments/rules/reversal.ts";
import { receivables } from "#modules/payments/tables/receivables.ts";
import { withdrawalPaid } from "#modules/payouts/withdrawals/rules/journals.ts";
import { readCsv } from "#kit/read-csv.ts";
import { db, pool } from "#platform/db.ts";
import { longReading } from "#platform/long-reading.ts";
import { cookieOf, createProduct, createStore, createUser } from "../../../../tests/factories.ts";
import { bookInThePast, returnInThePast, sellInThePast } from "../../../../tests/past-sales.ts";
import { accountingFile } from "./accounting-file.ts";
import { accountingRoutes } from "./http.ts";
import { accrualLines } from "./queries/accrual.ts";
import { cashLines } from "./queries/cash.ts";
import type { Regime } from "./schema.ts";

/** Noon in São Paulo. */
const noon = (day: string) => new Date(`${day}T15:00:00Z`);
const MONTHS = [
  { from: "2025-01-01", to: "2025-01-31" },
  { from: "2025-02-01", to: "2025-02-28" },
  { from: "2025-03-01", to: "2025-03-31" },
  { from: "2025-01-01", to: "2025-06-30" },
];
type Days = (typeof MONTHS)[number];

async function linesOf(regime: Regime, days: Days) {
  let text = "";
  for await (const piece of accountingFile(regime, days)) text += piece;
  const rows = text
    .replace("\uFEFF", "")
    .trimEnd()
    .split("\r\n")
    .slice(1)
    .map((line) => line.split(";"));
  const cents = (value: string | undefined) => Math.round(Number((value ?? "").replace(",", ".")) * 100);
  const of = (row: string[]) => ({
    day: row[0],
    kind: row[1],
    order: row[2],
    store: row[3],
    account: row[4],
    part: row[5],
    cents: cents(row[6]),
  });
  return {
    lines: rows.filter(([day]) => day !== "Total").map(of),
    totals: Object.fromEntries(rows.filter(([day]) => day === "Total").map((row) => [row[4], cents(row[6])])),
  };
}

/** What the ledger wrote on the days in the accounts whose code is like this, debit less credit. */
async function inTheLedger(like: string, { from, to }: Days): Promise<number> {
  const { rows } = await db.execute<{ cents: string }>(sql`
    select coalesce(sum(p.amount_cents), 0) as cents from ledger_postings p join ledger_accounts a on a.id = p.account_id
    join ledger_journals j on j.id = p.journal_id
    where a.code ~ ${like} and (j.created_at at time zone 'America/Sao_Paulo')::date between ${from}::date and ${to}::date`);
  return Number(rows[0]?.cents);
}

beforeAll(async () => {
  const store = await createStore({ name: "=Ateliê" });
  const product = await createProduct(store.id, { priceCents: 10_000 });
  const buyer = await createUser();
  const sell = (day: string, method: "pix" | "cartao" = "pix") => sellInThePast({ product, buyer, at: noon(day), method });
  const expect3 = async ({ attemptId, netCents }: Awaited<ReturnType<typeof sell>>, days: string[]) => {
    await db.execute(sql`update payment_attempts set installments = ${days.length} where id = ${attemptId}`);
    const share = Math.floor(netCents / days.length);
    await db.insert(receivables).values(
      days.map((day, index) => ({
        attemptId,
        storeId: store.id,
        installment: index + 1,
        amountCents: share + (index < netCents % days.length ? 1 : 0),
        providerAt: noon(day),
        heldUntil: noon(day),
        seenAt: noon(day),
      })),
    );
  };

  const returned = await sell("2025-01-10");
  await returnInThePast(returned, noon("2025-02-05"));
  // Its second instalment came ahead of its day, for a price.
  const byCard = await sell("2025-01-20", "cartao");
  await expect3(byCard, ["2025-02-19", "2025-02-10", "2025-04-20"]);
  await bookInThePast(providerFee(byCard.chargeId, 399), noon("2025-01-20"));
  const early = { ref: `${byCard.chargeId}:${store.id}:2`, attemptId: byCard.attemptId };
  await bookInThePast(
    anticipationPaid(early, { storeId: store.id, cents: 77 }, { pendingCents: 5_000, availableCents: 0 }),
    noon("2025-02-08"),
  );
  const disputed = await sell("2025-01-25");
  const head = { kind: "dispute.lost_funds", ref: "disputa", attemptId: disputed.attemptId };
  await bookInThePast(
    saleReversed(head, [disputed.line], () => ({ pendingCents: 8_800, availableCents: 0 }), "plataforma"),
    noon("2025-03-02"),
  );
  const fee: Journal = {
    kind: "dispute.fee",
    ref: "disputa",
    attemptId: disputed.attemptId,
    postings: [
      { account: "expense:chargeback", amountCents: 2_500 },
      { account: "psp:platform", amountCents: -2_500 },
    ],
  };
  await bookInThePast(fee, noon("2025-03-02"));
  const sum = { id: "saque", storeId: store.id, amountCents: 4_000, netCents: 3_633 };
  await bookInThePast(withdrawalPaid(sum, 400), noon("2025-03-15"));
});

describe("by accrual", () => {
  it.each(MONTHS)("from $from to $to, each account is that of the ledger", async (days) => {
    const { totals, lines } = await linesOf("competencia", days);
    for (const [words, like] of [
      ["Comissão", "^revenue:commission$"],
      ["Custo do provedor", "^expense:psp_fee$"],
      ["Custo de contestações", "^expense:chargeback$"],
      ["Custo de transferências", "^expense:transfer_fee$"],
      ["Fica com a Autoria", "^(revenue|expense):"],
    ] as const)
      expect([words, totals[words] ?? 0]).toEqual([words, 0 - (await inTheLedger(like, days))]);
    const ofAccount = (words: string) =>
      lines.filter(({ account }) => account === words).reduce((sum, { cents }) => sum + cents, 0);
    expect(ofAccount("Comissão")).toBe(totals["Comissão"] ?? 0);
    expect(ofAccount("Parte do autor")).toBe(totals["Parte do autor"] ?? 0);
  });

  it("a refund counts in the month it happened, beside its order and store, and names never run as formulas", async () => {
    const january = await linesOf("competencia", MONTHS[0]!);
    const SOLD = "Vendas menos reembolsos e contestações";
    const ADJUSTED = "Custos e acertos dos autores";
    expect(january.totals).toMatchObject({ [SOLD]: 30_000, [ADJUSTED]: 0 });
    const february = await linesOf("competencia", MONTHS[1]!);
    expect(february.lines.filter(({ kind }) => kind === "Reembolso")).toEqual([
      {
        day: "2025-02-05",
        kind: "Reembolso",
        order: expect.stringMatching(/^\d+$/),
        store: "'=Ateliê",
        account: "Comissão",
        part: "",
        cents: -1_200,
      },
      expect.objectContaining({ account: "Parte do autor", store: "'=Ateliê", cents: -8_800 }),
    ]);
    // What an anticipation cost an author was no sale taken back.
    expect(february.totals).toMatchObject({ [SOLD]: -10_000, [ADJUSTED]: -77, "Parte do autor": -8_877 });
    // What a store takes to its bank was its own since the sale: only what the transfer cost the platform is here.
    const march = await linesOf("competencia", MONTHS[2]!);
    expect(march.totals).toMatchObject({ [SOLD]: -10_000, [ADJUSTED]: 0 });
    expect(march.lines.filter(({ kind }) => kind === "Saque pago")).toEqual([
      expect.objectContaining({ account: "Custo de transferências", cents: -33 }),
    ]);
  });
});

describe("by cash", () => {
  it.each(MONTHS)("from $from to $to, what moved leads to what the ledger wrote", async (days) => {
    const { totals, lines } = await linesOf("caixa", days);
    const moved = lines.reduce((sum, { cents }) => sum + cents, 0);
    expect(totals["Movimento do período"]).toBe(moved);
    const written = await inTheLedger("^(psp|bank):", days);
    expect(totals["Movimento nos lançamentos: o do período, menos o que havia a receber, mais o que há"]).toBe(written);
    const before = totals["A receber do provedor no começo do período"] ?? 0;
    const after = totals["A receber do provedor no fim do período"] ?? 0;
    expect(moved - before + after).toBe(written);
  });

  it("an instalment counts on the day it was paid, brought forward by an anticipation with its cost", async () => {
    const ofSale = ({ lines }: Awaited<ReturnType<typeof linesOf>>) =>
      lines.filter(({ account, part }) => account === "Saldo da loja no Pagar.me" && part?.endsWith("de 3"));
    expect(ofSale(await linesOf("caixa", MONTHS[0]!))).toEqual([]);
    const february = ofSale(await linesOf("caixa", MONTHS[1]!));
    expect(february.map(({ day, kind, part, cents }) => [day, kind, part, cents])).toEqual([
      ["2025-02-10", "Venda", "2 de 3", 2_933],
      ["2025-02-10", "Custo da antecipação", "2 de 3", -77],
      ["2025-02-19", "Venda", "1 de 3", 2_934],
    ]);
    const march = await linesOf("caixa", MONTHS[2]!);
    expect(march.lines.map(({ day, kind, account, cents }) => [day, kind, account, cents])).toEqual([
      ["2025-03-02", "Contestação", "Saldo da Autoria no Pagar.me", -10_000],
      ["2025-03-02", "Taxa da contestação", "Saldo da Autoria no Pagar.me", -2_500],
      ["2025-03-15", "Saque pago", "Saldo da loja no Pagar.me", -4_033],
      // The platform's part, on the usual day of the second instalment.
      ["2025-03-21", "Venda", "Saldo da Autoria no Pagar.me", 400],
    ]);
    expect(march.totals["A receber do provedor no fim do período"]).toBe(2_933 + 400);
  });
});

it("both files go out only to administrators, once each time, on record with their days (INV-37)", async () => {
  const admin = await createUser({ roles: ["admin"] });
  for (const regime of ["competencia", "caixa"]) {
    const ask = async (cookie: string) =>
      accountingRoutes.request(`/painel/admin/analytics/${regime}.csv?de=2025-01-01&ate=2025-01-31`, { headers: { cookie } });
    expect((await ask(await cookieOf(await createUser()))).status).toBe(404);
    const cookie = await cookieOf(admin);
    const first = await ask(cookie);
    expect(first.headers.get("content-disposition")).toContain(`autoria-${regime}-2025-01-01-a-2025-01-31-brasilia.csv`);
    expect((await ask(cookie)).status).toBe(429);
    expect(readCsv(Buffer.from(await first.arrayBuffer()).toString())).toBeTruthy();
    const { rows } = await db.execute(sql`select action, target_id as id from admin_audit where target_kind = ${regime}`);
    expect(rows).toEqual([{ action: `baixar-${regime}`, id: "2025-01-01 a 2025-01-31" }]);
  }
});

it("the books are read on a connection of their own, with a time of their own, while every other serves somebody", async () => {
  const held = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  try {
    expect((await linesOf("caixa", MONTHS[3]!)).lines.length).toBeGreaterThan(0);
    const { rows } = await longReading.execute(sql`show statement_timeout`);
    expect(rows).toEqual([{ statement_timeout: "2min" }]);
  } finally {
    held.forEach((client) => client.release());
  }
});

it.each([
  ["cash", cashLines],
  ["accrual", accrualLines],
])("by %s, journals are found by their day and not by reading the whole ledger", async (_regime, linesOfDays) => {
  const { rows } = await db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    return tx.execute(sql`explain ${linesOfDays(MONTHS[0]!)}`);
  });
  const plan = JSON.stringify(rows);
  expect(plan).toContain("ledger_journals_created");
  expect(plan).not.toContain("Seq Scan on ledger_journals");
});
