import { sql } from "drizzle-orm";
import { indexProduct } from "#modules/catalog/index-product.ts";
import { countListing } from "#modules/catalog/queries/facet-counts.ts";
import { understandSearch } from "#modules/catalog/queries/listing-names.ts";
import { listProducts } from "#modules/catalog/queries/listing.ts";
import { productCards } from "#modules/catalog/queries/product-cards.ts";
import { rankedProducts } from "#modules/catalog/queries/ranked-products.ts";
import { type ListingSearch, readListingSearch, type Sort } from "#modules/catalog/schema/listing-search.ts";
import { ok } from "#kit/outcome.ts";
import { db, pool, transact } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { closedLoop, quantile, type Times } from "../closed-loop.ts";
import { backendSeconds } from "../backend-seconds.ts";

/** The app's own queries on one market, as callers of a closed loop: what a page of results costs without its HTML. */
export type Measure = {
  work: string;
  clients: number;
  calls: number;
  found: number;
  p50: number;
  p99: number;
  /** Processor time of PostgreSQL per call, in ms: what other programs on the machine hardly move. */
  cpu: number | null;
};

const CARDS = 24;
const PATIENCE = { seconds: Number(process.env.BENCH_SECONDS ?? 4), least: 5 };
const CLIENTS = [1, 8];
/** From words in half of the market to words in a few of its products. */
const WORDS = {
  common: ["educação", "atividades", "para imprimir"],
  mid: ["tabuada", "safari", "mockup", "violão"],
  rare: ["bonsai", "cavaquinho", "berimbau"],
  several: ["atividades alfabetização 3º ano", "jogo da memória tabuada", "planner semanal floral"],
  phrase: ['"jogo da memória"', '"plano de aula" fração'],
  negation: ["planner -semanal", "atividades -tabuada"],
};
const SORTS: Sort[] = ["mais-vendidos", "novidades", "menor-preco", "maior-preco", "melhor-avaliados"];
const FILTERS: Record<string, Record<string, string>> = {
  "sem filtro": {},
  "raiz grande": { categoria: "para-a-escola" },
  "raiz pequena": { categoria: "e-books" },
  folha: { categoria: "planos-de-aula" },
  "folha pequena": { categoria: "guias-praticos" },
  grátis: { gratis: "1" },
  "nota 4": { nota: "4" },
  "um formato": { formato: "pdf" },
  "formato raro": { formato: "epub" },
  preço: { preco_min: "10", preco_max: "25" },
  "raiz, grátis": { categoria: "para-a-escola", gratis: "1" },
  "folha, formato, nota": { categoria: "jogos-para-imprimir", formato: "pdf,png", nota: "4" },
};

async function filtersOf(search: ListingSearch) {
  const understood = await understandSearch(search);
  if (!understood) throw new Error(`nothing understood of ${JSON.stringify(search)}`);
  return understood.filters;
}

async function cards(search: ListingSearch): Promise<number> {
  const filters = await filtersOf(search);
  return (await productCards(db, rankedProducts(filters, search.ordem ?? "relevancia", CARDS, 0))).length;
}

async function facets(search: ListingSearch): Promise<number> {
  return (await countListing(db, await filtersOf(search))).all.total;
}

async function each(
  work: string,
  searches: ListingSearch[],
  ask: (search: ListingSearch) => Promise<number>,
): Promise<Measure[]> {
  let found = 0;
  for (const search of searches) found = await ask(search);
  const measures = [];
  for (const clients of CLIENTS)
    measures.push(await measured(work, clients, PATIENCE, found, (turn) => ask(searches[turn % searches.length] ?? {})));
  return measures;
}

async function measured(
  work: string,
  clients: number,
  patience: { seconds: number; least: number },
  found: number,
  call: (turn: number) => Promise<unknown>,
): Promise<Measure> {
  const before = await backendSeconds();
  const times = await closedLoop(clients, patience, call);
  const after = await backendSeconds();
  const cpu = before === null || after === null ? null : Math.round(((after - before) * 1e5) / times.length) / 100;
  return { ...measure(work, clients, times, found), cpu };
}

const measure = (work: string, clients: number, times: Times, found: number): Measure => ({
  work,
  clients,
  calls: times.length,
  found,
  p50: quantile(times, 0.5),
  p99: quantile(times, 0.99),
  cpu: null,
});

async function byWords(ask: (search: ListingSearch) => Promise<number>): Promise<Measure[]> {
  const measures = [];
  for (const [kind, words] of Object.entries(WORDS)) {
    const searches = words.map((busca) => readListingSearch({ busca }));
    measures.push(...(await each(kind, searches, ask)));
  }
  const all = Object.values(WORDS)
    .flat()
    .map((busca) => readListingSearch({ busca }));
  return [...measures, ...(await each("all", all, ask))];
}

/** Twelve filter sets by five orders: all together, then the slowest set. */
async function browse(): Promise<Measure[]> {
  const combinations = Object.entries(FILTERS).flatMap(([name, filter]) =>
    SORTS.map((ordem) => ({ name: `${name}, ${ordem}`, search: readListingSearch({ ...filter, ordem }) })),
  );
  const slowest: Measure[] = [];
  for (const { name, search } of combinations) {
    const found = await cards(search);
    slowest.push(await measured(name, 1, { seconds: 0, least: 7 }, found, () => cards(search)));
  }
  const all = await each(
    `${combinations.length} combinations`,
    combinations.map(({ search }) => search),
    cards,
  );
  return [...all, ...slowest.toSorted((a, b) => (b.cpu ?? b.p50) - (a.cpu ?? a.p50)).slice(0, 3)];
}

/** From the moment an author's change is written until a search finds it, while eight others search. */
async function publish(): Promise<Measure[]> {
  const rows = await readRows(
    db,
    { id: col.int`id` },
    (row) => sql`select ${row} from products where status = 'publicado' order by id desc limit 60`,
  );
  const others = Object.values(WORDS).flat();
  let isOver = false;
  const searching = Promise.all(
    Array.from({ length: 8 }, async (_, i) => {
      for (let turn = i; !isOver; turn++) await listProducts(readListingSearch({ busca: others[turn % others.length] }));
    }),
  );
  const [written, found]: [Times, Times] = [[], []];
  for (const [index, { id }] of rows.entries()) {
    const word = `novidade${"abcdefghij".charAt(index % 10)}${"klmnopqrst".charAt(Math.floor(index / 10))}`;
    await db.execute(sql`delete from product_search where product_id = ${id}`);
    const startedAt = performance.now();
    await transact(async (tx) => {
      await tx.execute(sql`update products set title = ${`Material ${word}`} where id = ${id}`);
      const indexing = performance.now();
      await indexProduct(tx, id);
      written.push(performance.now() - indexing);
      return ok();
    });
    while (!(await listProducts(readListingSearch({ busca: word })))?.products.some((card) => card.id === id));
    found.push(performance.now() - startedAt);
  }
  isOver = true;
  await searching;
  const sorted = (times: Times) => times.toSorted((a, b) => a - b);
  return [
    measure("index a published material", 1, sorted(written), rows.length),
    measure("written to found by a search", 1, sorted(found), rows.length),
  ];
}

const ROWS: Record<string, () => Promise<Measure[]>> = {
  search: () => byWords(cards),
  facets: () => byWords(facets),
  browse,
  publish,
};

await Promise.all(Array.from({ length: 10 }, () => db.execute(sql`select pg_sleep(0.05)`)));
const row = ROWS[process.argv[2] ?? ""];
if (!row) throw new Error("which row?");
process.stdout.write(JSON.stringify(await row()));
await pool.end();
