import { PDFDocument } from "@cantoo/pdf-lib";
import { PDFiumLibrary } from "@hyzyla/pdfium";
import { expect, it } from "vitest";
import { cookieOf, createProduct, createStore, createUser } from "../../../../tests/factories.ts";
import { createSoldOrder } from "../../../../tests/sold-order.ts";
import { saveFiscal } from "../../orders/fiscal/save-fiscal.ts";
import { drawReceipt } from "./draw-receipt.ts";
import { wrap } from "./paper.ts";
import { receiptRoutes } from "./http.ts";
import { readReceipt } from "./queries/read-receipt.ts";

async function textOfPdf(bytes: Uint8Array): Promise<string> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes);
  const text = [...document.pages()].map((page) => page.getText()).join(" ");
  document.destroy();
  library.destroy();
  return text;
}

const widthByLetter = { widthOfTextAtSize: (text: string, size: number) => text.length * size };

it("the receipt goes out with today's fiscal data, each product, the total and who sold; only to the buyer", async () => {
  const buyer = await createUser({ name: "Zoë Łukasz 教師" });
  const store = await createStore();
  const sold = await Promise.all(["Frações na feira", "Palavra".repeat(30)].map((title) => createProduct(store.id, { title })));
  const order = await createSoldOrder(buyer, sold);
  await saveFiscal(buyer.id, {
    orderId: order.id,
    name: "Escola Ipê",
    document: "12ABC34501DE35",
    address: null,
    isWanted: false,
  });
  const receipt = await readReceipt(buyer.id, order.id);
  expect(receipt?.facts).toContainEqual(["CNPJ", "12.ABC.345/01DE-35"]);
  expect(receipt?.facts).toContainEqual(["Em nome de", "Escola Ipê"]);
  const labels = receipt?.lines.map((line) => line.label) ?? [];
  // In whatever order their lines were born: all are made in the same instant.
  expect(new Set(labels.slice(0, -1))).toEqual(new Set(sold.map((one) => one.title)));
  expect(labels.at(-1)).toBe("Total pago");
  expect(receipt?.lines.at(-1)?.amount).toMatch(/40,00/);
  expect(receipt?.sellers[0]).toContain(store.legalName);

  const ask = async (user: typeof buyer | null, id = order.id) =>
    receiptRoutes.request(`/recibos/${id}`, { headers: user ? { cookie: await cookieOf(user) } : {} });
  const answer = await ask(buyer);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-disposition")).toContain(`recibo-autoria-${order.number}.pdf`);
  const document = await PDFDocument.load(await answer.arrayBuffer());
  expect(document.getTitle()).toContain("Recibo do pedido");
  expect((await ask(null)).status).toBe(302);
  expect((await ask(await createUser())).status).toBe(404);
  expect((await ask(buyer, "nada")).status).toBe(404);
  const unpaid = await createSoldOrder(buyer, [await createProduct(store.id)], null);
  expect((await ask(buyer, unpaid.id)).status).toBe(404);
});

it("names the font lacks and long lists do not break the receipt: it continues on another page", async () => {
  const line = { label: "Ação 教師 Łukasz 😀", detail: "de Zoë", amount: "−R$ 1,00", isStrong: false };
  const receipt = { number: 1, title: "Recibo", facts: [], lines: Array(60).fill(line), sellers: ["Fulana"], notes: ["Nota"] };
  const bytes = await drawReceipt(receipt, new Date("2026-01-02T00:00:00Z"));
  expect((await PDFDocument.load(bytes)).getPageCount()).toBeGreaterThan(1);
});

it("a paper keeps the letters of names and titles, and the same words make the same bytes", async () => {
  const words = ["Łukasz Žižek, Nguyễn Thị Hà", "√2 ≥ Δ → π", "Ação de d’Ávila nº 4: R$ 1.234,50 −R$ 1,00"];
  const receipt = { number: 1, title: "Recibo", facts: [], lines: [], sellers: words, notes: [] };
  const issuedAt = new Date("2026-01-02T00:00:00Z");
  const bytes = await drawReceipt(receipt, issuedAt);
  const text = (await textOfPdf(bytes)).replace(/\s+/g, " ").replaceAll("∆", "Δ");
  // The two signs of a delta are one drawing, which readers may name by either.
  for (const one of words) expect(text).toContain(one);
  expect(Buffer.from(await drawReceipt(receipt, issuedAt)).equals(Buffer.from(bytes))).toBe(true);
  expect(bytes.length).toBeLessThan(120_000);
});

it.each([
  ["um dois três", 8, ["um dois", "três"]],
  ["inconstitucional", 8, ["inconsti", "tucional"]],
  ["a inconstitucional b", 8, ["a", "inconsti", "tucional", "b"]],
  ["", 8, []],
])("%s in lines of %i letters", (text, emailMessages, lines) => {
  expect(wrap(text, widthByLetter, 1, emailMessages)).toEqual(lines);
});
