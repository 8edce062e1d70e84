import { brand } from "#kit/brand/brand.ts";
import { fold } from "#kit/fold.ts";
import { PAPERS } from "#kit/papers.ts";
import { PRICE_BOUNDS_CENTS } from "../rules/publishing.ts";
import { LICENSES, type License, productForm, type ProductForm } from "../schema/product-form.ts";
import type { RichNode } from "../schema/rich-doc.ts";
import type { ImportCells, ImportColumn } from "./rules/columns.ts";
import { readPrice } from "./rules/read-price.ts";
import type { CellProblem } from "./rules/import-page.ts";

export type NamedCategory = { id: number; name: string; slug: string };

const COLUMN_OF: Record<string, ImportColumn> = {
  title: "titulo",
  promise: "promessa",
  kind: "tipo",
  description: "descricao",
  tags: "palavras_chave",
};
const BOUNDS = "O preço vai de R$ 3,00 a R$ 2.000,00.";

/** The draft a line of the spreadsheet becomes, null when some cell keeps it from being one; with what is wrong, cell by cell. */
export function readRow(
  cells: ImportCells,
  categories: readonly NamedCategory[],
): { draft: ProductForm | null; problems: CellProblem[] } {
  const problems: CellProblem[] = [];
  const stop = (column: ImportColumn, message: string) => void problems.push({ column, message, stops: true });
  const cell = (column: ImportColumn): string => (cells[column] ?? "").trim();

  if (!cell("titulo")) stop("titulo", "Escreva o título.");
  const license = readLicense(cell("licenca"));
  if (!license) stop("licenca", "Use pessoal, turmas ou comercial.");
  const category = categoryNamed(cell("categoria"), categories);
  if (typeof category === "string") stop("categoria", category);
  const paper = PAPERS.find((one) => one === fold(cell("folha") || PAPERS[0]));
  if (!paper) stop("folha", `Use ${PAPERS.slice(0, -1).join(", ")} ou ${PAPERS.at(-1)}.`);
  const priceCents = priceOf("preco");
  const otherLicenses = (["turmas", "comercial"] as const).flatMap((other) => {
    const cents = priceOf(`preco_${other}`);
    if (cents === null) return [];
    if (other === license) stop(`preco_${other}`, "É a licença principal: escreva o preço dela em “preco”.");
    else if (cents <= (priceCents ?? 0)) stop(`preco_${other}`, "As outras licenças custam mais que a principal.");
    return [{ license: other, priceCents: cents }];
  });

  function priceOf(column: ImportColumn): number | null {
    if (!cell(column)) return null;
    const cents = readPrice(cell(column));
    if (cents === null) stop(column, "Escreva o preço como 12,90.");
    else if (cents !== 0 && (cents < PRICE_BOUNDS_CENTS.least || cents > PRICE_BOUNDS_CENTS.most)) stop(column, BOUNDS);
    return cents;
  }

  const parsed = productForm.safeParse({
    title: cell("titulo"),
    promise: cell("promessa"),
    kind: cell("tipo"),
    description: paragraphs(cell("descricao")),
    categoryId: category && typeof category === "object" ? category.id : null,
    priceCents: priceCents || null,
    isFree: priceCents === 0,
    license: license ?? "pessoal",
    otherLicenses,
    paper: paper ?? PAPERS[0],
    tags: cell("palavras_chave")
      .split(/[,;|]/)
      .map((tag) => tag.trim())
      .filter(Boolean),
    attributes: [],
  });
  for (const issue of parsed.error?.issues ?? []) {
    const column = COLUMN_OF[String(issue.path[0])];
    if (column && !problems.some((one) => one.column === column)) stop(column, issue.message);
  }
  return { draft: parsed.success && problems.length === 0 ? parsed.data : null, problems };
}

function readLicense(text: string): License | null {
  if (!text) return "pessoal";
  const words = fold(text);
  return LICENSES.find((license) => words === license || words === `uso ${license}` || words === `minhas ${license}`) ?? null;
}

/** The category of that name; nothing when none was said; else why it cannot be told. */
function categoryNamed(text: string, categories: readonly NamedCategory[]): NamedCategory | string | null {
  if (!text) return null;
  const wanted = fold(text);
  const found = categories.filter(({ name, slug }) => fold(name) === wanted || slug === wanted);
  if (found.length > 1) return "Há mais de uma categoria com este nome. Deixe vazio e escolha depois.";
  return found[0] ?? `Esta categoria não existe ${brand.in}.`;
}

const paragraphs = (text: string): RichNode => ({
  type: "doc",
  content: text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => ({ type: "paragraph", content: [{ type: "text", text: line }] })),
});
