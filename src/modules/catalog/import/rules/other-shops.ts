import { fold } from "#kit/fold.ts";
import { columnNamed, type ImportCells, type ImportColumn } from "./columns.ts";

/** What the spreadsheets of Etsy, Shopify and WooCommerce call the columns of ours. */
const NAMES: readonly [ImportColumn, readonly string[]][] = [
  ["titulo", ["title", "name", "product name", "nome", "nome do produto", "produto"]],
  ["promessa", ["short description", "descricao curta"]],
  ["descricao", ["description", "body html", "product description"]],
  ["preco", ["price", "regular price", "variant price", "preco normal"]],
  ["palavras_chave", ["tags", "keywords", "etiquetas"]],
];
/** As many keywords as a product has; Etsy gives thirteen. */
const MOST_TAGS = 10;

const plainName = (header: string): string =>
  fold(header)
    .replace(/[^a-z]+/g, " ")
    .trim();

/** Each column of a sheet: ours by its own name, else by what another shop calls it, the first of several; null for any other. */
export function columnsNamed(headers: readonly string[]): (ImportColumn | null)[] {
  const own = headers.map(columnNamed);
  const taken = new Set(own);
  return headers.map((header, index) => {
    const name = plainName(header);
    const [found] = NAMES.find(([column, names]) => names.includes(name) && !taken.has(column)) ?? [null];
    const column = own[index] ?? found;
    taken.add(column);
    return column;
  });
}

const isCurrency = (header: string): boolean => ["currency", "currency code", "moeda"].includes(plainName(header));
const isHandle = (header: string): boolean => plainName(header) === "handle";

/** Whether a column that becomes nothing is read all the same: the money of the price, and what Shopify tells products apart by. */
export const isReadToo = (header: string): boolean => isCurrency(header) || isHandle(header);

/** The reader of one line. Of another shop's sheet, what is written in HTML is read as text, and a price in another currency is left out. */
export function lineReader(headers: readonly string[], columns: readonly (ImportColumn | null)[]) {
  const own = headers.map(columnNamed);
  const currency = headers.findIndex(isCurrency);
  return (cells: readonly string[]): ImportCells => {
    const isForeignMoney = currency >= 0 && !["", "BRL", "R$"].includes((cells[currency] ?? "").trim().toUpperCase());
    return Object.fromEntries(
      columns.flatMap((column, index) => {
        const cell = cells[index] ?? "";
        if (!column || cell.trim() === "" || (column === "preco" && isForeignMoney)) return [];
        return [[column, own[index] ? cell : translated(column, cell)]];
      }),
    );
  };
}

/** Shopify repeats a product in a line for each variant and picture, without its title. */
export const isRepeated = (headers: readonly string[], row: ImportCells): boolean =>
  row.titulo === undefined && headers.some(isHandle);

function translated(column: ImportColumn, cell: string): string {
  if (column === "palavras_chave")
    return cell
      .split(/[,;|]/)
      .map((tag) => tag.replaceAll("_", " ").trim())
      .filter(Boolean)
      .slice(0, MOST_TAGS)
      .join(", ");
  return column === "descricao" || column === "promessa" ? withoutTags(cell) : cell;
}

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", nbsp: " " };

const withoutTags = (text: string): string =>
  text
    .replace(/<(?:br|\/p|\/li|\/h\d|\/div)\b[^>]*>/gi, "\n")
    .replace(/<\/?[a-z][^>]*>/gi, "")
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => ENTITIES[name] ?? "");
