import { brand } from "#kit/brand/brand.ts";
import { BOM, csvRow } from "#kit/csv.ts";
import { formatFullDateTime } from "#kit/date-format.ts";
import { plural } from "#kit/format.ts";
import { fold } from "#kit/fold.ts";
import type { CopyPart } from "./gather-parts.ts";

const AMP: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => AMP[sign] ?? "");

const STYLE = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:72rem;margin:2rem auto;padding:0 1rem}
h1,h2{line-height:1.2}section{margin:2.5rem 0}.why{color:GrayText;font-size:.875rem}div{overflow-x:auto}
table{border-collapse:collapse;font-size:.875rem}th,td{text-align:left;vertical-align:top;padding:.375rem .75rem;border-bottom:1px solid GrayText}`;

const fileName = (part: CopyPart): string => fold(part.name).replace(/[^a-z0-9]+/g, "-");

/** "pedidos.json" of the part "Pedidos". */
export const jsonName = (part: CopyPart): string => `json/${fileName(part)}.json`;
export const csvName = (part: CopyPart): string => `planilhas/${fileName(part)}.csv`;

/** The part as machines read it. */
export const writeJson = (part: CopyPart): string => `${JSON.stringify(part, null, 2)}\n`;

/** The part as a spreadsheet in Portuguese opens it, in the words of the page. */
export function writeCsv({ rows }: CopyPart): string {
  const columns = Object.keys(rows[0] ?? {});
  const cell = (value: unknown) => (typeof value === "number" ? value : inWords(value));
  return BOM + csvRow(columns) + rows.map((row) => csvRow(columns.map((column) => cell(row[column])))).join("");
}

/** The whole copy as a page that opens in any browser, without network or scripts. */
export function writePage(name: string, parts: CopyPart[], madeAt: Date): string {
  const filled = parts.filter((part) => part.rows.length > 0);
  const bare = parts.filter((part) => part.rows.length === 0).map((part) => part.name);
  return `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Seus dados ${escape(brand.in)}</title><style>${STYLE}</style>
<h1>Seus dados ${escape(brand.in)}</h1>
<p>Cópia de ${escape(name)}, feita em ${formatFullDateTime(madeAt)} (horário de Brasília). Os mesmos dados estão nas pastas planilhas (CSV) e json, um arquivo por parte. Valores em centavos.</p>
${filled.map(writePart).join("\n")}
${bare.length > 0 ? `<section><h2>O que não há</h2><p>Nada guardado em: ${escape(bare.join(", "))}.</p></section>` : ""}
</html>
`;
}

function writePart({ name, purpose, basis, until, rows }: CopyPart): string {
  const columns = Object.keys(rows[0] ?? {});
  const cells = (row: CopyPart["rows"][number]) => columns.map((column) => `<td>${escape(inWords(row[column]))}</td>`).join("");
  return `<section><h2>${escape(name)}</h2>
<p class="why">${plural(rows.length, "registro", "registros")}. Para quê: ${escape(purpose)}. Base: ${escape(basis)}. Fica: ${escape(until)}.</p>
<div><table><thead><tr>${columns.map((column) => `<th scope="col">${escape(column)}</th>`).join("")}</tr></thead>
<tbody>${rows.map((row) => `<tr>${cells(row)}</tr>`).join("\n")}</tbody></table></div></section>`;
}

function inWords(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "boolean") return value ? "sim" : "não";
  if (value instanceof Date) return formatFullDateTime(value);
  if (typeof value === "object") return JSON.stringify(value);
  if (typeof value !== "string") return typeof value === "number" || typeof value === "bigint" ? String(value) : "";
  return /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/.test(value) ? formatFullDateTime(new Date(value)) : value;
}
