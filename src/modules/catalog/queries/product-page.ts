import { sql } from "drizzle-orm";
import { shownName } from "../links/shown-name.ts";
import { publicDocument } from "#kit/cpf-cnpj.ts";
import { isSlug } from "#kit/is-slug.ts";
import { db } from "#platform/db.ts";
import { picturesOnSale, SHOWN_PICTURE } from "../pictures/shown-picture.ts";
import { SHOWN_PREVIEW, shownPreview } from "../previews/shown-preview.ts";
import { STAMPS } from "../stamp/rules.ts";
import type { RichNode } from "../schema/rich-doc.ts";
import { LICENSE_CODES } from "../rules/licenses.ts";
import { PAPERS } from "#kit/papers.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { bundlesWith, contentsOfVersion } from "../bundles/queries.ts";
import type { PackagedFile, ProductAnswer, ProductGone, ProductPageFacts } from "../schema/product-page.ts";
import { isDeclared, onAuthorsWord } from "../authorship/declared.ts";
import { licensesOnSale } from "../file-licenses/rules.ts";
import { FILE_PAGES, filePages } from "../page-changes/file-pages.ts";
import { PAGE_SIZES } from "../page-sizes/stored.ts";
import { imageRef, productCards } from "./product-cards.ts";
import { isOffered, withSeller } from "./sellable.ts";

type Place = {
  id: number;
  slug: string;
  isBlocked: boolean;
  title: string;
  storeId: number;
  isOffered: boolean;
  /** It comes back when its author wants, or when its store sells again. */
  isPaused: boolean;
};

/**
 * What stands at a product's address: its page, a notice where something was once on sale, the new address of an old one.
 * Null when nothing public was ever there: drafts look exactly like that.
 */
export async function findProductPage(slug: string): Promise<ProductAnswer | null> {
  const place = isSlug(slug) ? await findPlace(slug) : null;
  if (!place) return null;
  if (place.isOffered) {
    return place.slug === slug ? readPage(place) : { state: "mudou", slug: place.slug };
  }
  return readNotice(place);
}

const PLACE = defineRow<Place>({
  id: col.int`p.id`,
  slug: col.text`p.slug`,
  title: col.text`p.title`,
  storeId: col.int`s.id`,
  isBlocked: col.bool`p.status = 'bloqueado'`,
  isOffered: col.bool(isOffered),
  isPaused: col.bool`p.status = 'pausado' or is_published(p) and (is_open(s) or s.status = 'suspensa')`,
});

async function findPlace(slug: string): Promise<Place | null> {
  const rows = await readRows(
    db,
    PLACE,
    sql`
    select ${PLACE}
    from products p ${withSeller}
    where p.id = coalesce((select id from products where slug = ${slug}),
      (select product_id from product_slugs where slug = ${slug}))
      and p.published_at is not null`,
  );
  return rows[0] ?? null;
}

async function readNotice(place: Place): Promise<ProductGone> {
  const instead = await productCards(
    db,
    sql`select product_id, row_number() over (order by (store_id = ${place.storeId}) desc, pop desc) as rank
      from (select * from product_search where tier <= 0 order by published_at desc limit 200) near order by 2 limit 4`,
  );
  return {
    state: place.isPaused ? "pausado" : "retirado",
    title: place.isBlocked ? null : place.title,
    instead,
  };
}

type Row = Omit<ProductPageFacts, "state" | "cover" | "seller" | "category" | "files" | "more"> & {
  files: (Omit<PackagedFile, "onAuthorsWord"> & { isDeclared: boolean })[];
  coverId: string | null;
  coverWidth: number | null;
  coverHeight: number | null;
  seller: Omit<ProductPageFacts["seller"], "document"> & { document: string };
  category: ProductPageFacts["category"];
};

/** The version last sold of a product, whatever its state. */
export async function readPage(place: Pick<Place, "id" | "storeId">): Promise<ProductPageFacts | null> {
  const [page, more] = await Promise.all([readRow(place.id), moreFromStore(place)]);
  if (!page) return null;
  const { coverId, coverWidth, coverHeight, seller, ...row } = page;
  const sold = row.licenses.map((one) => one.license);
  return {
    ...row,
    files: row.files.map(({ isDeclared: wasDeclared, ...file }) => ({
      ...file,
      licenses: licensesOnSale(file.licenses, sold),
      onAuthorsWord: onAuthorsWord({ kind: file.kind, isDeclared: wasDeclared }),
    })),
    state: "publicado",
    cover: imageRef(coverId, coverWidth, coverHeight),
    seller: { ...seller, document: publicDocument(seller.document) },
    more,
  };
}

/** What the store `s` takes off by Pix, in basis points; none where it takes no Pix. */
export const pixDiscountBps = sql`coalesce(pix_discount_of(s.id), 0)`;

/** For how many days the store `s` takes a purchase back. */
export const guaranteeDays = sql`coalesce((select g.guarantee_days from store_payment_settings g where g.store_id = s.id), 7)`;

const PAGE = defineRow<Row>({
  id: col.int`p.id`,
  slug: col.text`p.slug`,
  title: col.text`p.title`,
  kind: col.text`p.kind`,
  formats: col.list(col.text)`p.formats`,
  priceCents: col.int`price_now(p)`,
  fullCents: col.int.orNull`struck_price(p, p.license, p.price_cents)`,
  promotionEndsAt: col.text.orNull`(select to_char(now_on.ends_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
    from promotion_now(p) now_on where price_now(p) < p.price_cents and not exists (
      select 1 from promotions next_on where next_on.store_id = p.store_id and next_on.id <> now_on.id and next_on.ended_at is null
        and next_on.starts_at <= now_on.ends_at + interval '1 day' and next_on.ends_at > now_on.ends_at
        and (next_on.all_products or exists (
          select 1 from promotion_products x where x.promotion_id = next_on.id and x.product_id = p.id))))`,
  paper: col.oneOf(PAPERS)`p.paper`,
  promise: col.text`p.promise`,
  description: col.stored<RichNode>()`p.description`,
  license: col.oneOf(LICENSE_CODES)`p.license`,
  pageCount: col.int.orNull`p.page_count`,
  sizeBytes: col.int`p.size_bytes`,
  publishedAt: col.text`to_char(p.published_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`,
  updatedAt: col.text`to_char(v.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`,
  edition: col.int`v.number`,
  authorName: col.text`s.author_name`,
  storeSlug: col.text`s.slug`,
  ratingSum: col.int`coalesce(st.rating_sum, 0)`,
  ratingCount: col.int`coalesce(st.rating_count, 0)`,
  coverId: col.text.orNull`i.id`,
  coverWidth: col.int.orNull`i.width`,
  coverHeight: col.int.orNull`i.height`,
  category: col.shape({
    slug: col.text,
    name: col.text,
    parent: col.shape({ slug: col.text, name: col.text }).orNull,
  })`json_build_object('slug', c.slug, 'name', c.name,
    'parent', (select json_build_object('slug', r.slug, 'name', r.name) from categories r where r.id = c.parent_id))`,
  seller: col.shape({
    id: col.int,
    slug: col.text,
    name: col.text,
    authorName: col.text,
    tagline: col.text,
    city: col.text,
    uf: col.text,
    paper: col.oneOf(PAPERS),
    portraitId: col.text.orNull,
    legalName: col.text,
    document: col.text,
    productCount: col.int,
    saleCount: col.int,
    closedUntil: col.text.orNull,
    closingWords: col.text,
    guaranteeDays: col.int,
    pixDiscountBps: col.int,
  })`json_build_object('id', s.id, 'slug', s.slug, 'name', s.name, 'authorName', s.author_name,
    'tagline', s.tagline, 'city', s.city, 'uf', s.uf, 'paper', s.paper, 'portraitId', s.portrait_key, 'legalName', s.legal_name,
    'document', s.document, 'productCount', total.products, 'saleCount', total.sales,
    'closedUntil', case when store_closed(s) then s.closed_until end, 'closingWords', s.closing_words,
    'guaranteeDays', ${guaranteeDays}, 'pixDiscountBps', ${pixDiscountBps})`,
  changelog: col.list(col.shape({ number: col.int, note: col.text, at: col.text, pages: col.list(FILE_PAGES) }))`(
    select coalesce(json_agg(json_build_object('number', e.number, 'note', e.note, 'pages', ${filePages(sql`e.id`)},
      'at', to_char(e.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')) order by e.number desc), '[]')
    from (select id, number, note, created_at from product_versions where product_id = p.id order by number desc limit 20) e)`,
  licenses: col.list(col.shape({ license: col.oneOf(LICENSE_CODES), priceCents: col.int, fullCents: col.int.orNull }))`
    coalesce((select json_agg(json_build_object('license', l.license, 'priceCents', license_price_now(p, l.price_cents),
        'fullCents', struck_price(p, l.license, l.price_cents)) order by l.price_cents, l.license)
      from product_licenses l where l.product_id = p.id),
      json_build_array(json_build_object('license', p.license, 'priceCents', price_now(p),
        'fullCents', struck_price(p, p.license, p.price_cents))))`,
  files: col.list(
    col.shape({
      name: col.text,
      kind: col.text,
      pageCount: col.int.orNull,
      pageSizes: PAGE_SIZES,
      sizeBytes: col.int,
      stamp: col.oneOf(STAMPS),
      licenses: col.list(col.oneOf(LICENSE_CODES)).orNull,
      isDeclared: col.bool,
    }),
  )`(select coalesce(json_agg(json_build_object('name', ${shownName}, 'kind', coalesce(f.kind, ''), 'pageCount', f.page_count,
      'pageSizes', f.page_sizes, 'sizeBytes', f.size_bytes, 'stamp', f.stamp, 'licenses', vf.licenses,
      'isDeclared', ${isDeclared(sql`p.id`, sql`f.id`)}) order by vf.position), '[]')
    from product_version_files vf join product_files f on f.id = vf.file_id where vf.version_id = v.id)`,
  contents: col.list(
    col.shape({
      id: col.int,
      slug: col.text,
      title: col.text,
      isOnSale: col.bool,
      prices: col.list(col.shape({ license: col.oneOf(LICENSE_CODES), priceCents: col.int })),
    }),
  )(contentsOfVersion(sql`v.id`)),
  inBundles: col.list(col.shape({ slug: col.text, title: col.text, priceCents: col.int, contentCount: col.int }))(
    bundlesWith(sql`p.id`),
  ),
  pictures: col.list(SHOWN_PICTURE)(picturesOnSale(sql`p.id`)),
  previews: col.list(SHOWN_PREVIEW)`(
    select coalesce(json_agg(${shownPreview(sql`pv.page_number`)} order by pv.position), '[]')
    from product_previews pv join images pi on pi.id = pv.image_id
    join product_version_files vf on vf.file_id = pv.file_id and vf.version_id = v.id
    join product_files pf on pf.id = pv.file_id left join file_previews fp on fp.file_id = pv.file_id
    where pv.product_id = p.id)`,
});

async function readRow(productId: number): Promise<Row | undefined> {
  const rows = await readRows(
    db,
    PAGE,
    sql`
    select ${PAGE}
    from products p
    join product_versions v on v.id = p.current_version_id
    join categories c on c.id = p.category_id
    join stores s on s.id = p.store_id
    left join product_stats st on st.product_id = p.id
    left join images i on i.id = p.cover_image_id
    cross join lateral (select count(*)::int as products, coalesce(sum(os.sales), 0)::int as sales
      from products o left join product_stats os on os.product_id = o.id
      where o.store_id = s.id and is_published(o)) total
    where p.id = ${productId}`,
  );
  return rows[0];
}

const moreFromStore = (place: Pick<Place, "id" | "storeId">) =>
  productCards(
    db,
    sql`select product_id, row_number() over (order by pop desc, product_id desc) as rank from product_search
      where store_id = ${place.storeId} and product_id <> ${place.id} order by 2 limit 4`,
  );
