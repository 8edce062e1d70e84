import { desc, eq, sql } from "drizzle-orm";
import { findOpenAsk } from "#modules/catalog/change-requests/ask-changes.ts";
import { DUPLICATE_WAYS } from "#modules/catalog/duplicates/rules.ts";
import { changesBetween } from "#modules/catalog/publications/changes-between.ts";
import { productPublications } from "#modules/catalog/publications/tables.ts";
import { wasPutAway } from "#modules/moderation/queries.ts";
import { countBuyers } from "#modules/moderation/takedowns/queries/count-buyers.ts";
import { readTakedown } from "#modules/moderation/takedowns/queries/read-progress.ts";
import { PRODUCT_STATUSES, type ProductStatus } from "#modules/catalog/rules/product-status.ts";
import { plainText } from "#modules/catalog/schema/description-field.ts";
import type { RichNode } from "#modules/catalog/schema/rich-doc.ts";
import { linkOfFile } from "#modules/catalog/links/shown-name.ts";
import { db } from "#platform/db.ts";
import { DECLARED_FILES } from "#modules/catalog/authorship/declared.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import type { SoldFile } from "../schema.ts";
import { readOwnProducts } from "./list.ts";

const HISTORY = 10;

type Facts = {
  promise: string;
  description: RichNode;
  tags: string[];
  thirdParties: string | null;
  declaredFiles: string[];
  files: SoldFile[];
  reports: { reason: string; words: string; at: string }[];
  history: { to: ProductStatus; cause: string; at: string }[];
};

const FACTS = defineRow<Facts>({
  promise: col.text`p.promise`,
  description: col.stored<RichNode>()`p.description`,
  tags: col.list(col.text)`p.tags`,
  thirdParties: col.text
    .orNull`(select d.third_parties from authorship_declarations d where d.product_id = p.id order by d.id desc limit 1)`,
  declaredFiles: DECLARED_FILES,
  files: col.list(
    col.shape({
      id: col.text,
      name: col.text,
      kind: col.text.orNull,
      sizeBytes: col.int,
      pageCount: col.int.orNull,
      link: col.shape({ address: col.text, words: col.text }).orNull,
      duplicate: col.shape({ by: col.oneOf(DUPLICATE_WAYS), title: col.text, slug: col.text, storeName: col.text }).orNull,
    }),
  )`coalesce((select json_agg(json_build_object('id', f.id, 'name', f.name, 'kind', f.kind, 'sizeBytes', f.size_bytes,
      'pageCount', f.page_count, 'link', ${linkOfFile}, 'duplicate', case when tp.id is not null then json_build_object('by', f.twin_by, 'title', tp.title,
        'slug', tp.slug, 'storeName', ts.name) end) order by v.position)
    from product_version_files v join product_files f on f.id = v.file_id
      left join product_files t on t.id = f.twin_file_id
      left join products tp on tp.id = t.product_id and tp.store_id <> p.store_id
      left join stores ts on ts.id = tp.store_id
    where v.version_id = p.current_version_id), '[]')`,
  reports: col.list(col.shape({ reason: col.text, words: col.text, at: col.text }))`
    coalesce((select json_agg(json_build_object('reason', r.reason, 'words', r.words, 'at', r.created_at) order by r.created_at)
      from reports r where r.kind = 'produto' and r.ref = p.id::text and r.status = 'aberta'), '[]')`,
  history: col.list(col.shape({ to: col.oneOf(PRODUCT_STATUSES), cause: col.text, at: col.text }))`
    coalesce((select json_agg(json_build_object('to', h.to_state, 'cause', h.cause, 'at', h.at) order by h.id desc)
      from (select * from state_history where entity = 'product' and entity_id = p.id::text
        order by id desc limit ${HISTORY}) h), '[]')`,
});

/** One published product as the platform sees it; null when there is none. */
export async function findProductToManage(productId: number) {
  const [[row], [facts], publications, ask, takedown, isPutAway, { people }] = await Promise.all([
    readOwnProducts(sql`p.id = ${productId} and p.published_at is not null`, {}, 1, 0),
    readRows(
      db,
      FACTS,
      sql`
      select ${FACTS}
      from products p where p.id = ${productId}`,
    ),
    readPublications(productId),
    findOpenAsk(db, productId),
    readTakedown(productId),
    wasPutAway(db, productId),
    countBuyers(db, productId),
  ]);
  if (!row || !facts) return null;
  const [last, before] = publications;
  const { description, ...shown } = facts;
  return {
    row,
    ...shown,
    description: plainText(description),
    ask,
    takedown,
    /** How many have its files now. */
    people,
    /** Of one that is blocked: its author had put it away. */
    isPutAway,
    /** What the last publication changed; null when there was only one. */
    changed: last && before ? { since: before.at, at: last.at, changes: changesBetween(before.facts, last.facts) } : null,
  };
}

const readPublications = (productId: number) =>
  db
    .select({ facts: productPublications.facts, at: productPublications.at })
    .from(productPublications)
    .where(eq(productPublications.productId, productId))
    .orderBy(desc(productPublications.id))
    .limit(2);

/** The clean PDF behind a page picture, whoever's it is, when it was ever sold or waits to be looked at. */
export async function findSoldPdf(fileId: string): Promise<{ sha256: string; pageCount: number } | null> {
  const rows = await readRows(
    db,
    { sha256: col.text`f.sha256`, pageCount: col.int`f.page_count` },
    (row) => sql`select ${row} from product_files f
    where f.id = ${fileId} and f.status = 'limpo' and f.kind = 'pdf'
      and (exists (select 1 from product_version_files v where v.file_id = f.id)
        or exists (select 1 from publication_reviews r where r.product_id = f.product_id and r.status = 'esperando'))`,
  );
  return rows[0] ?? null;
}
