import type { FileSpec } from "../market-types.ts";
import { at, randomOf } from "../random.ts";
import { EXPENSES, MATERIALS } from "../words/product-words.ts";
import { escapeXml, NS, officePackage, relations } from "./office-files.ts";

type Cell =
  | string
  | number
  | { formula: string }
  | { money: number }
  | { moneyFormula: string }
  | { percentFormula: string }
  | { title: string };

const column = (index: number) => String.fromCharCode(65 + index);

function cellXml(cell: Cell, ref: string): string {
  if (typeof cell === "number") return `<c r="${ref}"><v>${cell}</v></c>`;
  if (typeof cell === "string") return textCell(cell, ref, 0);
  if ("title" in cell) return textCell(cell.title, ref, 1);
  if ("money" in cell) return `<c r="${ref}" s="2"><v>${cell.money}</v></c>`;
  if ("moneyFormula" in cell) return `<c r="${ref}" s="2"><f>${escapeXml(cell.moneyFormula)}</f></c>`;
  if ("percentFormula" in cell) return `<c r="${ref}" s="3"><f>${escapeXml(cell.percentFormula)}</f></c>`;
  return `<c r="${ref}"><f>${escapeXml(cell.formula)}</f></c>`;
}

const textCell = (text: string, ref: string, style: number) =>
  `<c r="${ref}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`;

function sheetXml(rows: readonly (readonly Cell[])[], widths: readonly number[]): string {
  const data = rows.map(
    (cells, r) => `<row r="${r + 1}">${cells.map((cell, c) => cellXml(cell, `${column(c)}${r + 1}`)).join("")}</row>`,
  );
  const cols = widths.map((width, i) => `<col min="${i + 1}" max="${i + 1}" width="${width}" customWidth="1"/>`);
  return `<worksheet xmlns="${NS}/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${cols.join("")}</cols><sheetData>${data.join("")}</sheetData></worksheet>`;
}

const head = (...names: string[]): Cell[] => names.map((title) => ({ title }));

/** A workbook of three sheets with live formulas: how to start, pieces and prices, a year of cash. */
export function makeXlsx(spec: FileSpec): Buffer {
  const r = randomOf(spec.seed);
  const guide: Cell[][] = [
    head("Comece aqui", spec.productTitle),
    ["1", "Preencha só as colunas de quantidade e de preço."],
    ["2", "As demais células se calculam sozinhas."],
    ["3", "Apague o exemplo quando se sentir à vontade."],
    ...spec.points.map((point, i): Cell[] => [String(i + 4), point]),
    ["Autoria", spec.authorName],
  ];
  const items = r.sample(MATERIALS, 12);
  const prices: Cell[][] = [head("Item", "Unidade", "Preço", "Quantidade", "Custo", "Margem", "Preço de venda")];
  items.forEach(([name, unit, cents], i) => {
    const row = i + 2;
    prices.push([
      name,
      unit,
      { money: cents / 100 },
      r.int(1, 9),
      { moneyFormula: `C${row}*D${row}` },
      r.pick([0.3, 0.4, 0.5]),
      { moneyFormula: `ROUND(E${row}/(1-F${row}),2)` },
    ]);
  });
  const last = items.length + 1;
  prices.push([
    { title: "Total" },
    "",
    "",
    "",
    { moneyFormula: `SUM(E2:E${last})` },
    { percentFormula: `1-E${last + 1}/G${last + 1}` },
    { moneyFormula: `SUM(G2:G${last})` },
  ]);
  const months = ["jan.", "fev.", "mar.", "abr.", "maio", "jun.", "jul.", "ago.", "set.", "out.", "nov.", "dez."];
  const names = r.sample(EXPENSES, 6);
  const cash: Cell[][] = [head("Mês", "Entradas", ...names, "Saídas", "Saldo do mês", "Acumulado")];
  const out = column(2 + names.length);
  const balance = column(3 + names.length);
  const running = column(4 + names.length);
  months.forEach((month, i) => {
    const row = i + 2;
    cash.push([
      month,
      { money: r.int(180000, 720000) / 100 },
      ...names.map((): Cell => ({ money: r.int(4000, 90000) / 100 })),
      { moneyFormula: `SUM(C${row}:${column(1 + names.length)}${row})` },
      { moneyFormula: `B${row}-${out}${row}` },
      { moneyFormula: i === 0 ? `${balance}2` : `${running}${row - 1}+${balance}${row}` },
    ]);
  });
  cash.push([
    { title: "Ano" },
    ...Array.from({ length: names.length + 3 }, (_, i): Cell => ({ moneyFormula: `SUM(${column(i + 1)}2:${column(i + 1)}13)` })),
  ]);
  const sheets = [
    { name: "Comece aqui", xml: sheetXml(guide, [16, 70]) },
    { name: "Preços", xml: sheetXml(prices, [24, 12, 12, 12, 14, 10, 16]) },
    {
      name: "Ano",
      xml: sheetXml(
        cash,
        Array.from({ length: names.length + 5 }, () => 15),
      ),
    },
  ];
  const parts: Record<string, string> = {
    "xl/workbook.xml": `<workbook xmlns="${NS}/spreadsheetml/2006/main" xmlns:r="${NS}/officeDocument/2006/relationships"><sheets>${sheets.map((sheet, i) => `<sheet name="${sheet.name}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`).join("")}</sheets><calcPr fullCalcOnLoad="1"/></workbook>`,
    "xl/styles.xml": `<styleSheet xmlns="${NS}/spreadsheetml/2006/main"><numFmts count="1"><numFmt numFmtId="164" formatCode="&quot;R$&quot;\\ #,##0.00"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFFAEDAE"/></patternFill></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf/><xf fontId="1" fillId="2" applyFont="1" applyFill="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="10" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    "xl/_rels/workbook.xml.rels": relations([
      ...sheets.map((_, i) => ["worksheet", `worksheets/sheet${i + 1}.xml`] as const),
      ["styles", "styles.xml"],
    ]),
  };
  sheets.forEach((sheet, i) => (parts[`xl/worksheets/sheet${i + 1}.xml`] = sheet.xml));
  const types: Record<string, string> = { "xl/styles.xml": "spreadsheetml.styles" };
  sheets.forEach((_, i) => (types[`xl/worksheets/sheet${at([1, 2, 3], i)}.xml`] = "spreadsheetml.worksheet"));
  return officePackage("xl/workbook.xml", "spreadsheetml.sheet.main", parts, types);
}
