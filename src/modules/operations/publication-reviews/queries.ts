import { eq, sql } from "drizzle-orm";
import { DUPLICATE_WAYS } from "#modules/catalog/duplicates/rules.ts";
import { linkOfFile } from "#modules/catalog/links/shown-name.ts";
import { workingCopyOf } from "#modules/catalog/own-product.ts";
import { workingStamp } from "#modules/catalog/publication-reviews/queries.ts";
import { plainText } from "#modules/catalog/schema/description-field.ts";
import { products } from "#modules/catalog/tables.ts";
import { db } from "#platform/db.ts";
import { DECLARED_FILES } from "#modules/catalog/authorship/declared.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import type { SoldFile } from "../products/schema.ts";
import { listCopies } from "./copies.ts";
import type { WaitingPublication } from "./schema.ts";

const MOST_SHOWN = 20;

type Row = Pick<
  WaitingPublication,
  "reviewId" | "stamp" | "productId" | "sentAt" | "isOnSale" | "slug" | "thirdParties" | "declaredFiles" | "permission" | "store"
> & {
  files: SoldFile[];
};

const ROW = defineRow<Row>({
  reviewId: col.text`r.id`,
  stamp: col.text(workingStamp),
  productId: col.int`p.id`,
  sentAt: col.time`r.sent_at`,
  isOnSale: col.bool`p.published_at is not null`,
  slug: col.text`p.slug`,
  thirdParties: col.text
    .orNull`(select d.third_parties from authorship_declarations d where d.product_id = p.id order by d.id desc limit 1)`,
  declaredFiles: DECLARED_FILES,
  permission: col.text
    .orNull`(select nullif(d.permission, '') from authorship_declarations d where d.product_id = p.id order by d.id desc limit 1)`,
  store: col.shape({ name: col.text, slug: col.text, published: col.int, strikes: col.int })`json_build_object(
      'name', s.name, 'slug', s.slug,
      'published', (select count(*) from products o where o.store_id = s.id and o.published_at is not null and o.status <> 'bloqueado'),
      'strikes', (select count(*) from store_strikes k where k.store_id = s.id and k.lifted_at is null and k.ends_at > now()))`,
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
        'slug', tp.slug, 'storeName', ts.name) end) order by f.position, f.id)
    from product_files f
      left join product_files t on t.id = f.twin_file_id
      left join products tp on tp.id = t.product_id and tp.store_id <> p.store_id
      left join stores ts on ts.id = tp.store_id
    where f.product_id = p.id and f.removed_at is null), '[]')`,
});

/** The publications that wait, the oldest first: each as it would go on sale, and how its store fared so far. */
export async function listWaitingPublications(): Promise<{ rows: WaitingPublication[]; total: number }> {
  const waiting = sql`publication_reviews r join products p on p.id = r.product_id join stores s on s.id = p.store_id
    where r.status = 'esperando' and (is_published(p) or p.status in ('em_revisao', 'pausado'))`;
  const [rows, [count]] = await Promise.all([
    readRows(db, ROW, sql`select ${ROW} from ${waiting} order by r.sent_at, r.id limit ${MOST_SHOWN}`),
    readRows(db, { total: col.int`count(*)::int` }, (row) => sql`select ${row} from ${waiting}`),
  ]);
  const copies = await listCopies(rows.map((row) => row.productId));
  const ofProduct = (productId: number) => copies.filter((one) => one.productId === productId);
  const whole = await Promise.all(rows.map(async (row) => ({ ...(await withWords(row)), copies: ofProduct(row.productId) })));
  return { rows: whole, total: count?.total ?? 0 };
}

async function withWords(row: Row): Promise<Omit<WaitingPublication, "copies">> {
  const [product] = await db.select().from(products).where(eq(products.id, row.productId));
  if (!product) throw new Error("a product that waits and is not there");
  const { title, kind, promise, description, isFree, priceCents, categoryId, tags } = await workingCopyOf(db, product);
  const names = await readRows(
    db,
    { name: col.text`c.name` },
    (name) => sql`select ${name} from categories c where c.id = ${categoryId}`,
  );
  return {
    ...row,
    title,
    kind,
    promise,
    description: plainText(description),
    priceCents: isFree ? 0 : (priceCents ?? 0),
    category: names[0]?.name ?? null,
    tags,
  };
}
