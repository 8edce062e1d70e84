import { inventedCnpj, inventedCpf } from "./documents.ts";
import type { MarketStore, Paper } from "./market-types.ts";
import { cellsOf, readBlocks } from "./read-catalogue.ts";

const FIRST_AUTHOR_EMAIL = "autora@demo.test";

function storeOf(block: string[], position: number): MarketStore {
  const [head = "", tagline = "", bio = ""] = block;
  const [slug = "", name = "", authorName = "", city = "", uf = "", paper, portrait, document] = cellsOf(head, 8);
  const documentKind = document === "cnpj" ? "cnpj" : "cpf";
  return {
    slug,
    name,
    authorName,
    email: position === 0 ? FIRST_AUTHOR_EMAIL : `${slug}@demo.test`,
    tagline,
    bio,
    city,
    uf,
    paper: paper as Paper,
    portrait: portrait === "-" ? null : `retrato-${portrait}.png`,
    document: documentKind === "cnpj" ? inventedCnpj(slug) : inventedCpf(slug),
    documentKind,
    legalName: documentKind === "cnpj" ? `${name.replaceAll("&", "e")} Materiais Digitais Ltda.` : authorName,
  };
}

/** The stores of the demo market; the first belongs to autora@demo.test. */
export const MARKET_STORES: readonly MarketStore[] = readBlocks("stores").map(storeOf);

/** The store with this slug; an unknown one throws. */
export function storeBySlug(slug: string): MarketStore {
  const store = MARKET_STORES.find((candidate) => candidate.slug === slug);
  if (!store) throw new Error(`unknown store ${slug}`);
  return store;
}
