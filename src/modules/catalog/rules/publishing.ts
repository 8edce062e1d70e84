import { type WaitCause, waitWords } from "../antivirus/rules.ts";
import { contentsProblem } from "../bundles/rules.ts";
import { deliveryProblem } from "./delivery-problem.ts";
import type { License } from "./licenses.ts";

export type PublishingFacts = {
  title: string;
  kind: string;
  descriptionLength: number;
  linkCount: number;
  categoryId: number | null;
  isFree: boolean;
  priceCents: number | null;
  license: License;
  otherLicenses?: readonly { license: License; priceCents: number }[] | undefined;
  /** `licenses`: those it goes with; null for all. */
  files: readonly {
    name?: string;
    status: string;
    sizeBytes: number;
    licenses?: readonly License[] | null;
    /** Why it waits for the antivirus, when it does. */
    waitsForScan?: WaitCause | null;
  }[];
  /** Other products it is made of, when it is a bundle. */
  contents?: readonly { title: string; status: string }[] | undefined;
  canCharge: boolean;
};

export const PRICE_BOUNDS_CENTS = { least: 300, most: 200_000 } as const;
export const SHORTEST_DESCRIPTION = 40;
const SHORTEST_TITLE = 3;
const MOST_LINKS = 5;
const FREE_BYTES = 250 * 1024 * 1024;

export type ProductField = "arquivos" | "titulo" | "tipo" | "descricao" | "categoria" | "preco" | "licencas";

/** What still keeps a product from being sold, one sentence per field. Empty when nothing does. */
export function publishingProblems(facts: PublishingFacts): Partial<Record<ProductField, string>> {
  const problems: Partial<Record<ProductField, string | null>> = {
    arquivos: filesProblem(facts),
    titulo: facts.title.length < SHORTEST_TITLE ? "Escreva um título com pelo menos 3 caracteres." : null,
    tipo: facts.kind.length < 2 ? "Diga que tipo de material é, como “Plano de aula”." : null,
    descricao: descriptionProblem(facts),
    categoria: facts.categoryId === null ? "Escolha uma categoria." : null,
    preco: priceProblem(facts),
    licencas: licensesProblem(facts),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, sentence]) => sentence));
}

function filesProblem({ files, contents = [], isFree, license, otherLicenses = [] }: PublishingFacts): string | null {
  if (files.some((file) => file.status === "enviando")) return "Espere o envio dos arquivos terminar.";
  const unscanned = files.find((file) => file.waitsForScan);
  if (unscanned?.waitsForScan) return `“${unscanned.name}”: ${waitWords(unscanned.waitsForScan)}`;
  if (files.some((file) => file.status === "quarentena")) return "Espere a conferência dos arquivos terminar.";
  if (files.some((file) => file.status !== "limpo")) return "Remova os arquivos que não passaram na conferência.";
  const inside = contentsProblem(contents);
  if (inside) return inside;
  if (files.length === 0 && contents.length === 0) return "Envie pelo menos um arquivo, ou adicione um link.";
  const undelivered = deliveryProblem(files, [license, ...otherLicenses.map((one) => one.license)], contents.length > 0);
  if (undelivered) return undelivered;
  const bytes = files.reduce((sum, file) => sum + file.sizeBytes, 0);
  return isFree && bytes > FREE_BYTES ? "Um material grátis pode ter até 250 MB no total." : null;
}

function descriptionProblem({ descriptionLength, linkCount }: PublishingFacts): string | null {
  if (descriptionLength < SHORTEST_DESCRIPTION)
    return `Conte mais sobre o material: pelo menos ${SHORTEST_DESCRIPTION} caracteres.`;
  return linkCount > MOST_LINKS ? `Use até ${MOST_LINKS} links na descrição.` : null;
}

function priceProblem({ isFree, priceCents, canCharge }: PublishingFacts): string | null {
  if (isFree) return null;
  if (priceCents === null) return "Escreva o preço, ou marque o material como grátis.";
  if (priceCents < PRICE_BOUNDS_CENTS.least || priceCents > PRICE_BOUNDS_CENTS.most)
    return "O preço vai de R$ 3,00 a R$ 2.000,00.";
  return canCharge ? null : "Sua conta de recebimento ainda não pode receber. Publique como grátis ou regularize a conta.";
}

/** Other licences cost more than the product's own: it is the cheapest that shoppers see first. */
function licensesProblem({ isFree, priceCents, license, otherLicenses = [], canCharge }: PublishingFacts): string | null {
  const all = [license, ...otherLicenses.map((one) => one.license)];
  if (new Set(all).size < all.length) return "Cada licença aparece uma vez só.";
  const prices = otherLicenses.map((one) => one.priceCents);
  if (prices.some((cents) => cents < PRICE_BOUNDS_CENTS.least || cents > PRICE_BOUNDS_CENTS.most))
    return "O preço de cada licença vai de R$ 3,00 a R$ 2.000,00.";
  if (prices.some((cents) => cents <= (isFree ? 0 : (priceCents ?? 0)))) return "As outras licenças custam mais que a principal.";
  return isFree && prices.length > 0 && !canCharge ? "Sua conta de recebimento ainda não pode receber." : null;
}
