import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makeArchive, openMarket } from "./store-archive.ts";

const OWNER = "dona@exemplo.com.br";
type Market = Awaited<ReturnType<typeof openMarket>>;
let folders: string[];
let zip: string;
let whole: Market;
let broken: Market;

beforeAll(async () => {
  folders = await Promise.all(["loja", "inteira", "partida"].map((name) => mkdtemp(join(tmpdir(), `autoria-${name}-`))));
  const [archive = "", inOne = "", inPieces = ""] = folders;
  const made = await makeArchive(archive);
  ({ zip } = made);
  whole = await openMarket(inOne, made.categorySlug);
  broken = await openMarket(inPieces, made.categorySlug);
}, 180_000);

afterAll(async () => {
  await whole?.close();
  await broken?.close();
  for (const folder of folders ?? []) await rm(folder, { recursive: true, force: true });
});

/** Where a run is cut off, in the order a restore gets there: what it was about to write. */
const CUTS: [what: string, table: string, event: string, when?: string][] = [
  ["the place of a file", "product_files", "insert"],
  ["the bytes of a file", "product_files", "update"],
  ["a cover", "images", "insert"],
  ["the second product", "products", "insert"],
  ["a portrait", "images", "insert"],
  ["the look, saved", "store_faces", "update", "new.draft is not null"],
  ["the look, published", "store_faces", "update", "new.published_at is not null"],
  ["the first coupon", "coupons", "insert", "new.code = 'ESPERA'"],
  ["the second coupon", "coupons", "insert", "new.code = 'FEIRA15'"],
];

const STATE = `select jsonb_build_object(
  'store', (select jsonb_agg(jsonb_build_array(s.name, s.slug, s.status, s.tagline, s.links, s.review_thanks, s.portrait_key is not null)) from stores s),
  'page', (select jsonb_agg(jsonb_build_array(f.draft is null, f.published_at is not null, f.sections)) from store_faces f),
  'policies', (select jsonb_agg(p.words) from store_policies p),
  'products', (select jsonb_agg(jsonb_build_array(p.status, p.draft - 'coverImageId', p.draft ->> 'coverImageId' is not null) order by p.draft ->> 'title')
    from products p),
  'files', (select jsonb_agg(jsonb_build_array(f.name, f.status, f.licenses, f.size_bytes)) from product_files f),
  'coupons', (select jsonb_agg(jsonb_build_array(c.code, c.status, c.all_products) order by c.code) from coupons c))::text as state`;

/** The same store, whatever numbers its products came to have. */
async function stateOf(market: Market): Promise<string> {
  const [found] = await market.ask<{ state: string }>(STATE);
  const products = await market.ask<{ id: string }>("select id from products order by draft ->> 'title'");
  return products.reduce((state, { id }, index) => state.replaceAll(`[${id}]`, `[product ${index}]`), found?.state ?? "");
}

const leftIn = (output: string): string[] => output.split("\n").filter((line) => line.startsWith("- "));

it("a restore cut off at any of its steps, and run again, ends with the same store as one that was not, and tells the same of it", async () => {
  const once = await whole.restore(zip, "--owner", OWNER, "--approved");
  expect(once).toMatchObject({ code: 0 });
  await broken.client.query(
    "create function cut() returns trigger language plpgsql as $$ begin raise exception 'the machine went away'; end $$",
  );
  for (const [what, table, event, when = "true"] of CUTS) {
    await broken.client.query(
      `create trigger cut before ${event} on ${table} for each row when (${when}) execute function cut()`,
    );
    const cutOff = await broken.restore(zip, "--owner", OWNER, "--approved");
    await broken.client.query(`drop trigger cut on ${table}`);
    expect([what, cutOff.code]).toEqual([what, 1]);
  }
  const last = await broken.restore(zip, "--owner", OWNER, "--approved");
  expect(last).toMatchObject({ code: 0 });
  expect(await stateOf(broken)).toBe(await stateOf(whole));
  expect(leftIn(last.output)).toEqual(leftIn(once.output));
}, 480_000);
