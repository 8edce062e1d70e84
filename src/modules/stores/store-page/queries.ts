import { sql } from "drizzle-orm";
import { type Db, db } from "#platform/db.ts";
import { UFS } from "#kit/uf.ts";
import { PAPERS } from "#kit/papers.ts";
import { col, readRows, defineRow } from "#platform/read.ts";
import {
  DEFAULT_SECTIONS,
  type StorePageForm,
  type MyStorePage,
  NO_POLICIES,
  type StorePolicies,
  type StoreSection,
} from "./rules/store-page.ts";

type Row = Omit<StorePageForm, "sections" | "policies"> & {
  sections: StoreSection[] | null;
  policies: StorePolicies | null;
  draft: StorePageForm | null;
  revision: number | null;
  savedAt: Date | null;
  publishedAt: Date | null;
};

const ROW = defineRow<Row>({
  name: col.text`s.name`,
  authorName: col.text`s.author_name`,
  tagline: col.text`s.tagline`,
  bio: col.text`s.bio`,
  city: col.text`s.city`,
  uf: col.oneOf(["", ...UFS])`s.uf`,
  paper: col.oneOf(PAPERS)`s.paper`,
  portraitId: col.text.orNull`s.portrait_key`,
  links: col.list(col.text)`s.links`,
  bannerId: col.text.orNull`f.banner_key`,
  sections: col.stored<StoreSection[]>().orNull`f.sections`,
  draft: col.stored<StorePageForm>().orNull`f.draft`,
  revision: col.int.orNull`f.revision`,
  savedAt: col.time.orNull`f.saved_at`,
  publishedAt: col.time.orNull`f.published_at`,
  policies: col.stored<StorePolicies>()
    .orNull`(select p.words from store_policies p where p.store_id = s.id order by p.number desc limit 1)`,
});

/** How a store looks and how it will, for its author; null when there is no such store. */
export async function readMyStorePage(storeId: number, on: Db = db): Promise<MyStorePage | null> {
  const [row] = await readRows(
    on,
    ROW,
    sql`
    select ${ROW} from stores s left join store_faces f on f.store_id = s.id where s.id = ${storeId}`,
  );
  if (!row) return null;
  const { draft, revision, savedAt, publishedAt, sections, policies, ...words } = row;
  const published = { ...words, sections: sections ?? DEFAULT_SECTIONS, policies: policies ?? NO_POLICIES };
  return {
    revision: revision ?? 0,
    // A draft older than the links has none of its own.
    form: draft ? { ...draft, links: draft.links ?? published.links } : published,
    published,
    savedAt,
    publishedAt,
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
