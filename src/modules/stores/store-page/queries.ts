import { sql } from "drizzle-orm";
import { type Db, db } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import {
  DEFAULT_SECTIONS,
  type StorePageForm,
  type MyStorePage,
  NO_POLICIES,
  type StorePolicies,
  type StoreSection,
} from "./store-page.ts";

type Row = Omit<StorePageForm, "sections" | "policies"> & {
  sections: StoreSection[] | null;
  policies: StorePolicies | null;
  draft: StorePageForm | null;
  revision: number | null;
  savedAt: Date | null;
  publishedAt: Date | null;
};

/** How a store looks and how it will, for its author; null when there is no such store. */
export async function readMyStorePage(storeId: number, on: Db = db): Promise<MyStorePage | null> {
  const { rows } = await on.execute<Row>(sql`
    select s.name, s.author_name as "authorName", s.tagline, s.bio, s.city, s.uf, s.paper, s.portrait_key as "portraitId",
      f.banner_key as "bannerId", f.sections, f.draft, f.revision, f.saved_at as "savedAt", f.published_at as "publishedAt",
      (select p.words from store_policies p where p.store_id = s.id order by p.number desc limit 1) as policies
    from stores s left join store_faces f on f.store_id = s.id where s.id = ${storeId}`);
  const [row] = rows;
  if (!row) return null;
  const { draft, revision, savedAt, publishedAt, sections, policies, ...words } = row;
  const published = { ...words, sections: sections ?? DEFAULT_SECTIONS, policies: policies ?? NO_POLICIES };
  return {
    revision: revision ?? 0,
    form: draft ?? published,
    published,
    savedAt: savedAt && new Date(savedAt),
    publishedAt: publishedAt && new Date(publishedAt),
  };
}

/** Whether each of these pictures was sent by the store, or is one it shows already. */
export async function ownsPictures(on: Db, storeId: number, pictureIds: string[]): Promise<boolean> {
  const rows = await readRows(
    on,
    { known: col.int`count(*)::int` },
    (row) => sql`
    select ${row} from unnest(${sql.param(pictureIds)}::text[]) as asked (id)
    where exists (select 1 from images i where i.id::text = asked.id and i.owner_store_id = ${storeId})
      or exists (select 1 from stores s where s.id = ${storeId} and s.portrait_key = asked.id)`,
  );
  return rows[0]?.known === pictureIds.length;
}

/** The names of the other stores of the market. */
export async function listOtherNames(on: Db, storeId: number): Promise<{ name: string; authorName: string }[]> {
  const rows = await readRows(
    on,
    { name: col.text`name`, authorName: col.text`author_name` },
    (row) => sql`
    select ${row} from stores where id <> ${storeId} and (is_open(stores) or status = 'suspensa')`,
  );
  return rows;
}
