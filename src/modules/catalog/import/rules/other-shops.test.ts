import { expect, it } from "vitest";
import { readRow } from "../read-row.ts";
import { columnsNamed, isRepeated, lineReader } from "./other-shops.ts";

function read(headers: string[], cells: string[]) {
  return lineReader(headers, columnsNamed(headers))(cells);
}

it("reads Etsy's spreadsheet: thirteen tags become ten, and a price in dollars is left for its author to write", () => {
  const headers = ["TITLE", "DESCRIPTION", "PRICE", "CURRENCY_CODE", "QUANTITY", "TAGS", "MATERIALS", "IMAGE1"];
  const tags = Array.from({ length: 13 }, (_, n) => `plano_de_aula_${n}`).join(",");
  const row = read(headers, [
    "Frações na feira",
    "Vinte páginas.\nCom gabarito.",
    "4.50",
    "USD",
    "999",
    tags,
    "",
    "https://i.etsy/1.jpg",
  ]);
  expect(row).toMatchObject({ titulo: "Frações na feira", descricao: "Vinte páginas.\nCom gabarito." });
  expect(row.preco).toBeUndefined();
  expect(row.palavras_chave?.split(", ")).toHaveLength(10);
  expect(row.palavras_chave).toContain("plano de aula 0");
  expect(readRow(row, [])).toMatchObject({ problems: [], draft: { title: "Frações na feira", priceCents: null } });
  expect(read(headers, ["Frações", "", "34.90", "BRL", "", "", "", ""]).preco).toBe("34.90");
});

it("reads Shopify's and WooCommerce's: HTML as text, a product once however many lines it takes", () => {
  const shopify = ["Handle", "Title", "Body (HTML)", "Vendor", "Type", "Tags", "Variant Price", "Image Src"];
  const row = read(shopify, [
    "fracoes",
    "Frações",
    "<p>Vinte &amp; uma páginas.</p><ul><li>Gabarito</li></ul>",
    "Helena",
    "",
    "a, b",
    "12.90",
    "",
  ]);
  expect(row).toMatchObject({ titulo: "Frações", preco: "12.90", palavras_chave: "a, b" });
  expect(row.descricao?.split("\n").filter(Boolean)).toEqual(["Vinte & uma páginas.", "Gabarito"]);
  expect(row.tipo).toBeUndefined();
  expect(isRepeated(shopify, read(shopify, ["fracoes", "", "", "", "", "", "", "https://x/2.jpg"]))).toBe(true);
  expect(isRepeated(shopify, row)).toBe(false);
  const woo = ["ID", "Type", "Name", "Short description", "Description", "Regular price", "Categories", "Tags"];
  expect(columnsNamed(woo)).toEqual([null, null, "titulo", "promessa", "descricao", "preco", null, "palavras_chave"]);
});

it("our own names win over another's, and a line without a title in our own sheet is still shown as a mistake", () => {
  expect(columnsNamed(["Title", "titulo", "Price", "preco"])).toEqual([null, "titulo", null, "preco"]);
  expect(isRepeated(["titulo", "preco"], read(["titulo", "preco"], ["", "12,90"]))).toBe(false);
});
