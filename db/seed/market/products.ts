import { rootOf } from "./categories.ts";
import { describe, topicWords } from "./description.ts";
import { filesFor } from "./file-specs.ts";
import type { CoverSpec, FileFormat, MarketProduct } from "./market-types.ts";
import { paletteFor } from "./palettes.ts";
import { readyCover } from "./ready-covers.ts";
import { at, randomOf, seedOf } from "./random.ts";
import { cellsOf, readBlocks } from "./read-catalogue.ts";
import { slugOf } from "./slug.ts";
import { storeBySlug } from "./stores.ts";

const CATALOGUES = [
  "escola-aulas",
  "escola-jogos",
  "planners-e-papelaria",
  "arte-e-ilustracao",
  "fontes-e-icones",
  "audio-e-musica",
  "planilhas-e-negocios",
  "costura-e-bordado",
  "e-books",
  "pacotes",
];
const WIDE = ["tabela", "slides", "mapa", "planetas"];
const SQUARE = ["onda", "vinil", "tambor", "icones", "paleta", "azulejo", "manchas"];

const centsOf = (reais: string) => Math.round(Number(reais.replace(",", ".")) * 100);

function priceOf(store: string, price: string) {
  const [slug = "", former] = store.split("<").map((part) => part.trim());
  return { slug, priceCents: centsOf(price), formerPriceCents: former ? centsOf(former) : null };
}

function coverOf(motif: string, title: string, kind: string, seed: number): CoverSpec {
  const [head = title, tail] = title.split(/: (.+)/);
  const words = { title: head, subtitle: tail ?? kind };
  if (motif.startsWith("@")) {
    const [, width, height] = readyCover(`${motif.slice(1)}.png`);
    return { ...words, asset: `${motif.slice(1)}.png`, motif: "pronta", width, height };
  }
  const sizes = WIDE.includes(motif) && seed % 3 > 0 ? [1200, 860] : SQUARE.includes(motif) ? [1000, 1000] : [960, 1200];
  return { ...words, asset: null, motif, width: at(sizes, 0), height: at(sizes, 1) };
}

function productOf(block: string[], category: string, kind: string): MarketProduct {
  const [title = "", facts = "", promise = "", ...lines] = block;
  const [storeCell = "", price = "", formatCell = "", motif = "", school = "", tagCell = ""] = cellsOf(facts, 6);
  const { slug: store, priceCents, formerPriceCents } = priceOf(storeCell, price);
  const { authorName } = storeBySlug(store);
  const [schoolYear = null, subject = null] = school === "-" ? [] : school.split(", ");
  const formats = formatCell.split(", ") as FileFormat[];
  const seed = seedOf(title);
  const random = randomOf(seed);
  const topic = rootOf(category);
  const marked = (mark: string) => lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(mark.length));
  const points = marked("- ");
  const drawn = random.pick(topicWords(topic).licenses);
  const license = promisesCommercialUse(points) ? "comercial" : drawn;
  const tags = tagCell.split(", ");
  const format = formats.join(", ").replace(/, ([^,]+)$/, " e $1");
  const files = filesFor({ title, kind, authorName, topic, category, subject, points, tags, formats, priceCents }, random);
  const pages = files.reduce((sum, file) => sum + (file.format === "PDF" ? file.pages : 0), 0);
  const cover = coverOf(motif, title, kind, seed);
  const flagship = motif.startsWith("@");
  return {
    slug: slugOf(title),
    title,
    store,
    authorName,
    category,
    rootCategory: topic,
    kind,
    format,
    formats,
    priceCents,
    formerPriceCents,
    promise,
    points,
    contents: marked("+ "),
    description: describe({ title, topic, promise, points, format, license, pages, schoolYear, subject }, random),
    tags,
    schoolYear,
    subject,
    license,
    paper: cover.asset ? readyCover(cover.asset)[0] : random.pick(paletteFor(cover.motif, seed).mats),
    cover,
    files,
    pages,
    appeal: flagship ? random.int(55, 100) : Math.max(1, Math.round(42 * random.next() ** 2.2)),
    ageDays: flagship ? random.int(240, 430) : random.int(6, 420),
    seed,
  };
}

/** A product that says it may be used in what is sold is sold under the licence that allows it. */
export const promisesCommercialUse = (points: readonly string[]): boolean =>
  points.some((point) => /comercial|produto próprio|para marca|para cliente|sem royalties/i.test(point));

function readProducts(): MarketProduct[] {
  let category = "";
  let kind = "";
  const products: MarketProduct[] = [];
  for (const block of CATALOGUES.flatMap(readBlocks)) {
    const head = at(block, 0);
    if (head.startsWith("= ")) [category = "", kind = ""] = cellsOf(head.slice(2), 2);
    else products.push(productOf(block, category, kind));
  }
  return products;
}

/** Every published product of the demo market, in catalogue order. */
export const MARKET_PRODUCTS: readonly MarketProduct[] = readProducts();
