import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { inventedCpf } from "../market/documents.ts";
import { MARKET_BUYERS } from "../market/people.ts";
import { at, randomOf } from "../market/random.ts";
import { slugOf } from "../market/slug.ts";

const BATCH = 2_000;
/** How the stores of the large market are told from others. */
const OURS = sql.raw("slug ~ '-l[0-9]+$'");
const NOUNS = "Ateliê Casa Quintal Oficina Papel Estúdio Sala Caderno Jardim Varanda Mesa Janela".split(" ");

/** Stores with their authors and recipients until there are `wanted`; answers their ids, always in the same order. */
export async function writeStores(wanted: number): Promise<number[]> {
  for (let ids = await listStores(); ; ids = await listStores()) {
    if (ids.length >= wanted) return ids.slice(0, wanted);
    await writeBatch(ids.length, Math.min(wanted, ids.length + BATCH));
  }
}

async function listStores(): Promise<number[]> {
  const rows = await readRows(db, { id: col.int`id` }, (row) => sql`select ${row} from stores where ${OURS} order by id`);
  return rows.map(({ id }) => id);
}

async function writeBatch(from: number, to: number): Promise<void> {
  const invented = Array.from({ length: to - from }, (_, i) => inventStore(from + i));
  await db.execute(sql`
    with source as materialized (
      select *, new_id() as owner_id from jsonb_to_recordset(${JSON.stringify(invented)}::jsonb)
        as s (slug text, name text, "authorName" text, email text, document text, city text, uf text, "ageDays" int)),
    owners as (
      insert into users (id, name, email, canonical_email, email_verified, document)
      select owner_id, "authorName", email, email, true, document from source),
    opened as (
      insert into stores (owner_id, slug, name, author_name, city, uf, legal_name, document, status, created_at, approved_at)
      select owner_id, slug, name, "authorName", city, uf, "authorName", document, 'aprovada',
        now() - make_interval(days => "ageDays"), now() - make_interval(days => "ageDays")
      from source order by slug returning id, legal_name)
    insert into recipients (store_id, provider_id, status, kind, holder_name, checked_at)
    select id, 're_grande_' || id, 'ativo', 'pf', legal_name, now() from opened`);
}

function inventStore(index: number) {
  const random = randomOf(`loja grande ${index}`);
  const [given = ""] = random.pick(MARKET_BUYERS).name.split(" ");
  const { name, city, uf } = random.pick(MARKET_BUYERS);
  const surname = name.split(" ").at(-1) ?? "";
  const authorName = `${given} ${surname}`;
  const storeName = `${at(NOUNS, random.int(0, NOUNS.length - 1))} ${random.chance(0.5) ? surname : given}`;
  const email = `${slugOf(authorName)}.l${index}@exemplo.com.br`;
  const slug = `${slugOf(storeName)}-l${index}`;
  return { slug, name: storeName, authorName, email, document: inventedCpf(email), city, uf, ageDays: random.int(900, 1_400) };
}
