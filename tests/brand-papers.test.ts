import { PDFiumLibrary } from "@hyzyla/pdfium";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { setBrand } from "#kit/brand/brand.ts";
import { DEFAULT_BRAND } from "#kit/brand/default.ts";
import { dayKeySp } from "#kit/day-key.ts";
import { describeLine } from "#modules/orders/contracts/messages.ts";
import { findContract } from "#modules/orders/contracts/queries.ts";
import { writePage } from "#modules/operations/privacy/export/write-copy.ts";
import { startPayment } from "#modules/payments/start-payment.ts";
import { settleAttempt } from "#modules/payments/settle-attempt.ts";
import { db } from "#platform/db.ts";
import { rawRoutes } from "../src/raw-routes.ts";
import { cookieOf, createUser } from "./factories.ts";
import { disputeOfOrder } from "./dispute-of-order.ts";
import { createPendingOrder, readAttempt } from "./pending-order.ts";
import { ROUTE_POLICIES } from "./route-policies.ts";
import { attachSandbox } from "./sandbox.ts";

const sandbox = attachSandbox();
const NAME = "Mercado do Sul";
let pdfs: Awaited<ReturnType<typeof PDFiumLibrary.init>>;

beforeAll(async () => {
  setBrand({ name: NAME, article: "o" });
  pdfs = await PDFiumLibrary.init();
});
afterAll(() => {
  pdfs.destroy();
  setBrand(DEFAULT_BRAND);
});

/** An order that was paid and whose bank took the money back, with the people whose documents it has. */
async function disputedSale() {
  const made = await createPendingOrder(sandbox);
  await startPayment(made.attemptId);
  const chargeId = (await readAttempt(made.attemptId)).providerChargeId ?? "";
  await sandbox.outcome(chargeId, "pay");
  await settleAttempt(made.attemptId);
  await sandbox.outcome(chargeId, "chargeback");
  await settleAttempt(made.attemptId);
  const { dispute, store, author } = await disputeOfOrder(made);
  const admin = await createUser({ roles: ["admin"] });
  const adminCookie = await cookieOf(admin);
  await db.execute(sql`update sessions set stepped_up_at = now() where user_id = ${admin.id}`);
  const cookies = { own: await cookieOf(author), admin: adminCookie, theirs: await cookieOf(made.buyer) };
  return { orderId: made.orderId, disputeId: dispute.id, store, cookies };
}

/** What a person reads in the answer: of a PDF its text, title and author too. */
async function wordsOf(answer: Response): Promise<string> {
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (answer.headers.get("content-type") !== "application/pdf") return bytes.toString("utf8");
  const document = await pdfs.loadDocument(bytes);
  const text = [...document.pages()].map((page) => page.getText()).join("\n");
  document.destroy();
  return text;
}

const faultsOf = (words: string): string[] => words.match(/.{0,30}\b(?:Autoria|AUTORIA)\b.{0,10}/g) ?? [];
const month = () => dayKeySp(new Date()).slice(0, 7);
const files = (policy: "own" | "admin") =>
  Object.entries(ROUTE_POLICIES).flatMap(([route, whose]) =>
    whose === policy && /^GET .*\.(?:csv|pdf|json)\)?\}?$/.test(route)
      ? [route.slice(4).replace(/:file\{notas[^}]*\}/, "notas.csv")]
      : [],
  );

describe("the documents of a market that its operator calls “o Mercado do Sul”", () => {
  let sale: Awaited<ReturnType<typeof disputedSale>>;
  beforeAll(async () => void (sale = await disputedSale()));

  const read = async (path: string, cookie: string) => {
    const answer = await rawRoutes.request(path, { headers: { cookie } });
    const words = await wordsOf(answer);
    return { status: answer.status, words, faults: faultsOf(words), name: answer.headers.get("content-disposition") ?? "" };
  };

  it("the defence of a sale has its name, and tells who made what was sold", async () => {
    for (const cookie of [sale.cookies.own, sale.cookies.admin]) {
      const { status, words, faults } = await read(`/contestacoes/${sale.disputeId}/defesa`, cookie);
      expect({ status, faults }).toEqual({ status: 200, faults: [] });
      expect(words).toContain(`<b>${NAME}</b>`);
      expect(words).toContain(`pelo ${NAME}`);
      const seller = new RegExp(`<th scope="row">([^<]+)</th>\\s*<td>${sale.store.authorName}`).exec(words)?.[1];
      expect(seller).toBe("Quem fez e vende");
    }
  });

  it("the receipt, the statement and the year of an author have it", async () => {
    const receipt = await read(`/recibos/${sale.orderId}`, sale.cookies.theirs);
    const statement = await read(`/painel/pagarme/documentos/extrato.pdf?mes=${month()}`, sale.cookies.own);
    const year = await read(`/painel/pagarme/documentos/informe.pdf?ano=${month().slice(0, 4)}`, sale.cookies.own);
    for (const { status, words, faults, name } of [receipt, statement, year]) {
      expect({ status, faults }).toEqual({ status: 200, faults: [] });
      expect(words).toContain(NAME);
      expect(name).toContain("mercado-do-sul");
    }
  });

  it("a contract names who sells, and no other market", async () => {
    const contract = await findContract(sale.orderId);
    const clauses = contract?.lines.map(describeLine).flatMap((line) => line.clauses) ?? [];
    expect(clauses.join(" ")).toContain(`Vendido por ${sale.store.authorName}`);
    expect(faultsOf(clauses.join("\n"))).toEqual([]);
  });

  it("the page of a person's copy of their data has it", () => {
    const page = writePage("Marina Teles", [], new Date());
    expect(faultsOf(page)).toEqual([]);
    expect(page).toContain(NAME);
  });

  it.each([...files("own"), ...files("admin")])("%s has no other market's name", async (path) => {
    const cookie = path.startsWith("/painel/admin") ? sale.cookies.admin : sale.cookies.own;
    const answer = await read(`${path}?mes=${month()}&ano=${month().slice(0, 4)}`, cookie);
    // The head of a column that says who made a work.
    const faults = answer.faults.filter((words) => !/(?:^|[;"])Autoria(?:[;"]|$)/.test(words));
    expect({ status: answer.status, faults }).toEqual({ status: 200, faults: [] });
  });
});
