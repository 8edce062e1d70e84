import { PDFDocument } from "@cantoo/pdf-lib";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayKeySp } from "#kit/day-key.ts";
import { db } from "#platform/db.ts";
import { cookieOf, createProduct, createStore, createUser, type TestUser } from "../../../../tests/factories.ts";
import { createSoldOrder } from "../../../../tests/sold-order.ts";
import { balanceOf } from "../../../../tests/ledger.ts";
import { issueDocument } from "../../orders/fiscal/issue-document.ts";
import { saveFiscal } from "../../orders/fiscal/save-fiscal.ts";
import { paymentAttempts } from "../../payments/tables/attempts.ts";
import { readStatement } from "../statement/queries/read-statement.ts";
import { statementFile } from "../statement/statement-file.ts";
import { drawStatement } from "./draw-statement.ts";
import { paperRoutes } from "./http.ts";
import { invoicesCsv, invoicesJson } from "./invoices-file.ts";
import { countInvoices, type InvoiceFilter, listInvoices } from "./queries/list-invoices.ts";
import { findOwner } from "./queries/paper-owner.ts";
import { readMonths } from "./queries/read-months.ts";
import { monthDays, monthOf } from "./rules/months.ts";
import { PAPERS_PATH } from "./schema.ts";

const ALL = { type: null, words: "" };
type Posted = { kind: string; cents: number; daysAgo: number };
let posted = 0;

/** Journals of other days, which no verb of today could write. */
async function post(storeId: number, rows: Posted[], attemptId: string | null = null): Promise<void> {
  const account = `seller:${storeId}:pending`;
  await db.execute(sql`insert into ledger_accounts (code) values (${account}), ('teste:outra') on conflict do nothing`);
  for (const { kind, cents, daysAgo } of rows) {
    posted += 1;
    await db.execute(sql`
      with made as (
        insert into ledger_journals (kind, ref, attempt_id, created_at)
        values (${kind}, ${`papel-${posted}`}, ${attemptId}::uuid, now() - ${daysAgo} * interval '1 day') returning id
      )
      insert into ledger_postings (journal_id, account_id, amount_cents)
      select made.id, a.id, case when a.code = 'teste:outra' then ${cents}::bigint else -${cents}::bigint end
      from made, ledger_accounts a where a.code in (${account}, 'teste:outra')`);
  }
}

async function textOf(pieces: AsyncIterable<string>): Promise<string> {
  let text = "";
  for await (const piece of pieces) text += piece;
  return text;
}

const movement = fc.record({
  kind: fc.constantFrom("charge.paid", "refund.done", "withdrawal.paid", "med.debit", "manual.adjust"),
  cents: fc.integer({ min: -90_000, max: 90_000 }).filter((cents) => cents !== 0),
  daysAgo: fc.integer({ min: 0, max: 70 }),
});

it("each month is the same in the document, the spreadsheet, the screen and the ledger (INV-03)", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(movement, { minLength: 1, maxLength: 12 }), async (rows) => {
      const store = await createStore();
      await post(store.id, rows);
      const now = new Date();
      const months = await readMonths(store.id, now);
      expect(months.at(-1)?.closingCents).toBe(-(await balanceOf(`seller:${store.id}:pending`)));
      const owner = await findOwner(store.id);
      for (const { month, openingCents, closingCents } of months) {
        const period = { ...monthDays(month, dayKeySp(now))!, isCut: false };
        const screen = await readStatement(store.id, period, ALL, 1);
        const drawn = await drawStatement(store.id, owner, "Extrato", period, now);
        const sheet = (await textOf(statementFile(store.id, period, ALL))).trimEnd().split("\r\n");
        const last = Math.round(Number(sheet.at(-1)?.split(";")[10]?.replace(",", ".")) * 100);
        expect([screen.openingCents, drawn.openingCents]).toEqual([openingCents, openingCents]);
        expect([screen.closingCents, drawn.closingCents, last]).toEqual([closingCents, closingCents, closingCents]);
        expect(drawn.lines).toBe(screen.count);
      }
    }),
    { numRuns: 3 },
  );
});

it("more movements than fit a document: the remaining ones are one line, and the sum adds up", async () => {
  const store = await createStore();
  await post(
    store.id,
    Array.from({ length: 60 }, (_, n) => ({ kind: "manual.adjust", cents: n + 1, daysAgo: 0 })),
  );
  const now = new Date();
  const period = { ...monthDays(monthOf(now), dayKeySp(now))!, isCut: false };
  const drawn = await drawStatement(store.id, await findOwner(store.id), "Extrato", period, now, 50);
  expect(drawn).toMatchObject({ lines: 50, closingCents: 1_830 });
  expect((await PDFDocument.load(drawn.bytes)).getPageCount()).toBeGreaterThan(1);
});

const thisMonth = (standing: InvoiceFilter["standing"] = "todas"): InvoiceFilter => {
  const now = new Date();
  return { ...monthDays(monthOf(now), dayKeySp(now))!, standing };
};

async function sale(storeId: number, title: string, priceCents = 10_000) {
  const product = await createProduct(storeId, { title, priceCents });
  const buyer = await createUser();
  const order = await createSoldOrder(buyer, [product]);
  return { order, buyer };
}

const ADDRESS = {
  cep: "36010000",
  street: "Rua Halfeld",
  number: "10",
  complement: "",
  district: "Centro",
  city: "Juiz de Fora",
  uf: "MG",
} as const;

describe("a month's invoices", () => {
  it("who asked for an invoice appears with what they wrote; of who did not, the author knows nothing", async () => {
    const store = await createStore();
    const [requested, silent] = [await sale(store.id, "=SOMA(1); Frações"), await sale(store.id, "Verbos")];
    await sale((await createStore()).id, "Alheio");
    const input = {
      orderId: requested.order.id,
      name: "Escola Ipê",
      document: "11222333000181",
      address: ADDRESS,
      isWanted: true,
    };
    expect(await saveFiscal(requested.buyer.id, input)).toMatchObject({ ok: true });
    const csv = await textOf(invoicesCsv(store.id, thisMonth()));
    const json = await textOf(invoicesJson(store.id, await findOwner(store.id), "2026-03", thisMonth()));
    for (const text of [csv, json]) {
      expect(text).toContain("Escola Ipê");
      expect(text).toContain("11.222.333/0001-81");
      for (const hidden of [silent.buyer.name, silent.buyer.email, requested.buyer.email, "Alheio", "529.982"])
        expect(text.replace(store.legalName, "").replace("529.982.247-25", "")).not.toContain(hidden);
    }
    expect(csv).toContain('"\'=SOMA(1); Frações (Uso pessoal)"');
    expect(csv).not.toMatch(/(^|;)"?[=@+]/m);
    const read = JSON.parse(json) as { vendas: { pedido: number; tomador: unknown; valor_da_nota_centavos: number }[] };
    expect(read.vendas.map(({ pedido }) => pedido)).toEqual([requested.order.number, silent.order.number]);
    expect(read.vendas[1]?.tomador).toBeNull();
    expect(read.vendas.reduce((sum, one) => sum + one.valor_da_nota_centavos, 0)).toBe(20_000);
  });

  it("what went back to the buyer leaves the amount; what is free asks for no invoice", async () => {
    const store = await createStore();
    const { order } = await sale(store.id, "Frações");
    await sale(store.id, "Presente", 0);
    const [attempt] = await db
      .insert(paymentAttempts)
      .values({ orderId: order.id, method: "pix", status: "paga", amountCents: 10_000, split: [], paidAmountCents: 10_000 })
      .returning();
    const [item] = order.items;
    await db.execute(sql`
      insert into sale_reversals (attempt_id, order_item_id, source, kind, ref, net_cents, commission_cents, interest_cents)
      values (${attempt?.id}, ${item?.id}, 'estorno', 'refund.done', 'volta', ${10_000 - (item?.commissionCents ?? 0)}, ${item?.commissionCents}, 0)`);
    expect(await listInvoices(store.id, thisMonth(), 10)).toMatchObject([{ grossCents: 10_000, returnedCents: 10_000 }]);
    expect((await readMonths(store.id, new Date())).at(-1)?.returnedCents).toBe(10_000);
  });

  it("pending, requested and issued are counted as they are listed", async () => {
    const store = await createStore();
    const [first, second] = [await sale(store.id, "A"), await sale(store.id, "B")];
    await sale(store.id, "C");
    await saveFiscal(second.buyer.id, { orderId: second.order.id, name: "Bia", address: null, isWanted: true });
    const author = { userId: store.ownerId, storeId: store.id };
    await issueDocument(author, { orderId: first.order.id, number: "000.123" });
    const counts = await countInvoices(store.id, thisMonth());
    expect(counts).toEqual({ todas: 3, pendentes: 2, pedidas: 1, emitidas: 1 });
    for (const standing of ["todas", "pendentes", "pedidas", "emitidas"] as const)
      expect(await listInvoices(store.id, thisMonth(standing), 10)).toHaveLength(counts[standing]);
    expect((await listInvoices(store.id, thisMonth("emitidas"), 10))[0]?.issued?.number).toBe("000.123");
  });
});

describe("the doors of the statements", () => {
  const ask = async (path: string, user: TestUser | null) =>
    paperRoutes.request(PAPERS_PATH + path, user ? { headers: { cookie: await cookieOf(user) } } : {});
  const FILES = ["/extrato.pdf", "/informe.pdf", "/informe.csv", "/notas.csv", "/notas.json"];
  const [month, year] = [monthOf(new Date()), monthOf(new Date()).slice(0, 4)];

  it("the author takes theirs; who has no store does not know they exist; visitors sign in first", async () => {
    const owner = await createUser();
    const store = await createStore({ ownerId: owner.id });
    await post(store.id, [{ kind: "manual.adjust", cents: 500, daysAgo: 0 }]);
    for (const path of FILES) {
      const mine = await ask(`${path}?mes=${month}&ano=${year}`, owner);
      expect([path, mine.status, mine.headers.get("cache-control")]).toEqual([path, 200, "private, no-store"]);
      expect((await mine.arrayBuffer()).byteLength).toBeGreaterThan(20);
      expect((await ask(`${path}?mes=${month}&ano=${year}`, await createUser())).status).toBe(404);
      expect((await ask(`${path}?mes=${month}&ano=${year}`, null)).status).toBe(302);
    }
  });

  it.each(["?mes=2999-01&ano=2099", "?mes=nada&ano=nada", ""])("what does not exist does not exist: %s", async (query) => {
    const owner = await createUser();
    await createStore({ ownerId: owner.id });
    for (const path of FILES) expect([path, (await ask(path + query, owner)).status]).toEqual([path, 404]);
  });
});
