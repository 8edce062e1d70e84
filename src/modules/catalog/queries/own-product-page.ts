import { sql } from "drizzle-orm";
import { shownName } from "../links/shown-name.ts";
import { publicDocument } from "#kit/cpf-cnpj.ts";
import { isSlug } from "#kit/is-slug.ts";
import { db } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { onAuthorsWord } from "../authorship/declared.ts";
import { contentsBeingChosen } from "../bundles/queries.ts";
import type { BundleContent } from "../bundles/rules.ts";
import { licensesOnSale } from "../file-licenses/rules.ts";
import { PAGE_SIZES } from "../page-sizes/stored.ts";
import { SHOWN_PICTURE, shownPicture } from "../pictures/shown-picture.ts";
import { SHOWN_PREVIEW, shownPreview } from "../previews/shown-preview.ts";
import { workingCopyOf, type ProductRecord } from "../own-product.ts";
import { LICENSE_CODES } from "../rules/licenses.ts";
import type { ImageRef } from "../schema/product-card.ts";
import type { PackagedFile, ProductPageFacts, SellerFacts, ShownPicture, ShownPreview } from "../schema/product-page.ts";
import { STAMPS } from "../stamp/rules.ts";
import { products } from "../tables.ts";
import { guaranteeDays, pixDiscountBps, readPage } from "./product-page.ts";

export type HiddenStatus = Exclude<ProductRecord["status"], "publicado">;

/**
 * A product of this store that the public does not see, as its page would be: the version last sold, else what is being made. Null
 * for others' products, and for one on sale, which everybody sees.
 */
export async function findOwnProductPage(
  storeId: number,
  slug: string,
): Promise<{ status: HiddenStatus; product: ProductPageFacts } | null> {
  if (!isSlug(slug)) return null;
  const [record] = await db
    .select()
    .from(products)
    .where(sql`${products.storeId} = ${storeId} and ${products.slug} = ${slug}`);
  if (!record || record.status === "publicado") return null;
  const product = record.currentVersionId ? await readPage(record) : await readDraft(record);
  return product && { status: record.status, product };
}

type Beside = {
  seller: Omit<SellerFacts, "document"> & { document: string };
  category: ProductPageFacts["category"] | null;
  files: Omit<PackagedFile, "onAuthorsWord">[];
  cover: ImageRef | null;
  pictures: ShownPicture[];
  previews: ShownPreview[];
  contents: BundleContent[];
};

/** A product as its working copy has it: what is being made, on sale or not. */
export async function readDraft(record: ProductRecord): Promise<ProductPageFacts> {
  const copy = await workingCopyOf(db, record);
  const rows = await readRows<Beside>(
    db,
    {
      seller: col.shape({
        city: col.text,
        uf: col.text,
        id: col.int,
        name: col.text,
        slug: col.text,
        authorName: col.text,
        tagline: col.text,
        paper: col.oneOf(["rosa", "canario", "menta", "ceu", "pessego", "lilas"]),
        legalName: col.text,
        closedUntil: col.text.orNull,
        closingWords: col.text,
        portraitId: col.text.orNull,
        productCount: col.int,
        saleCount: col.int,
        guaranteeDays: col.int,
        pixDiscountBps: col.int,
        document: col.text,
      })`json_build_object('id', s.id, 'slug', s.slug, 'name', s.name, 'authorName', s.author_name, 'tagline', s.tagline,
        'city', s.city, 'uf', s.uf, 'paper', s.paper, 'portraitId', s.portrait_key, 'legalName', s.legal_name,
        'document', s.document, 'productCount', 0, 'saleCount', 0, 'closedUntil', null, 'closingWords', '',
        'guaranteeDays', ${guaranteeDays}, 'pixDiscountBps', ${pixDiscountBps})`,
      category: col.shape({ slug: col.text, name: col.text, parent: col.shape({ slug: col.text, name: col.text }).orNull })
        .orNull`(select json_build_object('slug', c.slug, 'name', c.name,
          'parent', (select json_build_object('slug', r.slug, 'name', r.name) from categories r where r.id = c.parent_id))
        from categories c where c.id = ${copy.categoryId})`,
      files: col.list(
        col.shape({
          name: col.text,
          kind: col.text,
          pageCount: col.int.orNull,
          pageSizes: PAGE_SIZES,
          sizeBytes: col.int,
          stamp: col.oneOf(STAMPS),
          licenses: col.list(col.oneOf(LICENSE_CODES)).orNull,
        }),
      )`(select coalesce(json_agg(json_build_object('name', ${shownName}, 'kind', coalesce(f.kind, ''), 'pageCount', f.page_count,
          'pageSizes', f.page_sizes, 'sizeBytes', f.size_bytes, 'stamp', f.stamp, 'licenses', f.licenses) order by f.position), '[]')
        from product_files f where f.product_id = ${record.id} and f.removed_at is null and f.status = 'limpo')`,
      contents: col.list(
        col.shape({
          id: col.int,
          slug: col.text,
          title: col.text,
          isOnSale: col.bool,
          prices: col.list(col.shape({ license: col.oneOf(["pessoal", "turmas", "comercial"]), priceCents: col.int })),
        }),
      )(contentsBeingChosen(sql`${record.id}`)),
      cover: col.shape({ id: col.text, width: col.int, height: col.int })
        .orNull`(select json_build_object('id', i.id, 'width', i.width, 'height', i.height)
        from images i where i.id = ${copy.coverImageId}::uuid)`,
      pictures: col.list(
        SHOWN_PICTURE,
      )`(select coalesce(json_agg(${shownPicture(sql`xp.picture ->> 'alt'`)} order by xp.position), '[]')
        from jsonb_array_elements(${JSON.stringify(copy.pictures)}::jsonb) with ordinality xp (picture, position)
        join images xi on xi.id = (xp.picture ->> 'imageId')::uuid)`,
      previews: col.list(
        SHOWN_PREVIEW,
      )`(select coalesce(json_agg(${shownPreview(sql`(pv.page ->> 'pageNumber')::int`)} order by pv.position), '[]')
        from jsonb_array_elements(${JSON.stringify(copy.previews)}::jsonb) with ordinality pv (page, position)
        join images pi on pi.id = (pv.page ->> 'imageId')::uuid
        join product_files pf on pf.id = (pv.page ->> 'fileId')::uuid
        left join file_previews fp on fp.file_id = pf.id)`,
    },
    (row) => sql`select ${row}
    from stores s where s.id = ${record.storeId}`,
  );
  const { seller, category, files, cover, pictures, previews, contents } = rows[0]!;
  const sold = [copy.license, ...(copy.otherLicenses ?? []).map((one) => one.license)];
  const priceCents = copy.isFree ? 0 : (copy.priceCents ?? 0);
  const at = record.updatedAt.toISOString();
  return {
    state: "publicado",
    id: record.id,
    slug: record.slug,
    title: copy.title || "Sem título",
    promise: copy.promise,
    kind: copy.kind,
    description: copy.description,
    formats: [...new Set(files.map((file) => file.kind).filter(Boolean))],
    priceCents,
    fullCents: null,
    promotionEndsAt: null,
    license: copy.license,
    licenses: [{ license: copy.license, priceCents }, ...(copy.otherLicenses ?? [])].map((one) => ({ ...one, fullCents: null })),
    paper: copy.paper,
    pageCount: files.reduce((sum, file) => sum + (file.pageCount ?? 0), 0) || null,
    sizeBytes: files.reduce((sum, file) => sum + file.sizeBytes, 0),
    publishedAt: at,
    updatedAt: at,
    edition: 1,
    changelog: [],
    category: category ?? { slug: "", name: "Sem categoria", parent: null },
    authorName: seller.authorName,
    storeSlug: seller.slug,
    ratingSum: 0,
    ratingCount: 0,
    cover,
    seller: { ...seller, document: publicDocument(seller.document) },
    files: files.map((file) => ({
      ...file,
      licenses: licensesOnSale(file.licenses, sold),
      // Publishing asks for it.
      onAuthorsWord: onAuthorsWord({ kind: file.kind, isDeclared: true }),
    })),
    contents,
    pictures,
    previews,
    inBundles: [],
    more: [],
  };
}
