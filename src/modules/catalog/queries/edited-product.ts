import { and, desc, eq, sql } from "drizzle-orm";
import { commissionSetting } from "#modules/pricing/settings.ts";
import { type Agreement, agreementOf } from "#modules/pricing/agreed-rate.ts";
import { db } from "#platform/db.ts";
import { FILE_STATUSES, type CategoryChoice, type EditedProduct, type WorkingFile } from "../schema/product-form.ts";
import { isScanned, lookOf } from "../antivirus/looked-at.ts";
import { WAIT_CAUSES } from "../antivirus/rules.ts";
import { DUPLICATE_WAYS } from "../duplicates/rules.ts";
import { isUnclearedCopy } from "../duplicates/uncleared-copy.ts";
import { ownLink } from "../links/checking/own-link.ts";
import { STAMPS } from "../stamp/rules.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { readSetting } from "#platform/settings.ts";
import { stores } from "../../stores/tables.ts";
import { findOpenAsk } from "../change-requests/ask-changes.ts";
import { authorshipDeclarations } from "../authorship/tables.ts";
import { countBuyers } from "../editions/queries/count-buyers.ts";
import { listChoices, listContents, listLiveContents } from "../bundles/queries.ts";
import { shownKind } from "../kinds/shown-kind.ts";
import { ACCEPTED_ENDINGS, listKinds } from "../kinds/listed-kinds.ts";
import { coverLimits, uploadLimits } from "../inspect/limits.ts";
import { PAGE_SIZES } from "../page-sizes/stored.ts";
import { findOwnReview, readPublishingWay } from "../publication-reviews/queries.ts";
import { filePreviewOf } from "../previews/rules.ts";
import { type FileLicenses, chosenLicenses } from "../file-licenses/rules.ts";
import { LICENSE_CODES } from "../rules/licenses.ts";
import { FORMATS } from "../kinds/names.ts";
import { workingCopyOf } from "../own-product.ts";
import { publicationSchedules } from "../scheduling/tables.ts";
import { products } from "../tables.ts";
import { findImages } from "./find-images.ts";
import { readSellingRights } from "./sellable.ts";

/** The page where a store makes one of its products; null for a product of anyone else. */
export async function findEditedProduct(storeId: number, productId: number): Promise<EditedProduct | null> {
  const [row] = await db
    .select({ product: products, store: stores })
    .from(products)
    .innerJoin(stores, eq(stores.id, products.storeId))
    .where(and(eq(products.id, productId), eq(products.storeId, storeId)));
  if (!row) return null;
  const { product, store } = row;
  const rates = { ofProduct: product.commissionBps, ofStore: store.commissionBps };
  const copy = await workingCopyOf(db, product);
  const [
    files,
    drawn,
    rights,
    commission,
    categories,
    agreement,
    liveFiles,
    schedule,
    buyers,
    thirdParties,
    contents,
    contentChoices,
    liveContents,
    ask,
    review,
    publishing,
  ] = await Promise.all([
    listWorkingFiles(storeId, productId),
    findImages(copy),
    readSellingRights(db, storeId),
    readSetting(db, commissionSetting),
    listCategoryChoices(rates),
    readAgreement(rates),
    listLiveFiles(productId),
    findSchedule(productId),
    countBuyers(db, productId),
    lastThirdParties(productId),
    listContents(db, productId),
    listChoices(db, storeId, productId),
    listLiveContents(db, productId),
    findOpenAsk(db, productId),
    findOwnReview(db, productId),
    readPublishingWay(db, storeId, productId),
  ]);
  const { coverImageId, previews, pictures, ...form } = copy;
  const sold = [form.license, ...(form.otherLicenses ?? []).map((one) => one.license)];
  const keyOf = (id: string, licenses: FileLicenses) => [id, ...(licenses ?? ["todas"])].join();
  const live = liveFiles.map((file) => keyOf(file.id, file.licenses));
  const isSameFiles = live.join(";") === files.map((file) => keyOf(file.id, chosenLicenses(file.licenses, sold))).join(";");
  const isSameContents = product.publishedAt === null || liveContents.join() === contents.map((one) => one.id).join();
  return {
    id: product.id,
    status: product.status,
    slug: product.publishedAt ? product.slug : null,
    revision: product.revision,
    hasChanges: product.draft !== null || !isSameFiles || !isSameContents,
    form: { ...form, thirdParties: form.thirdParties ?? thirdParties },
    cover: (coverImageId && drawn.get(coverImageId)) || null,
    previews: previews.flatMap(({ imageId, ...page }) => {
      const image = drawn.get(imageId);
      return image ? [{ ...page, image }] : [];
    }),
    pictures: pictures.flatMap(({ imageId, alt }) => {
      const image = drawn.get(imageId);
      return image ? [{ ...image, alt }] : [];
    }),
    files,
    liveFiles,
    live: product.publishedAt && { title: product.title, priceCents: product.priceCents, isFree: product.isFree },
    schedule,
    buyers,
    ask,
    review,
    publishing,
    contents,
    contentChoices,
    categories,
    store: {
      slug: store.slug,
      authorName: store.authorName,
      isOpen: rights.isOpen && !rights.isSuspended,
      canCharge: rights.canCharge,
    },
    commission: { ...commission, ...agreement },
    limits: {
      files: uploadLimits.filesPerProduct,
      fileBytes: uploadLimits.fileBytes,
      pictureBytes: coverLimits.fileBytes,
      previewPages: uploadLimits.previewPages,
      accept: ACCEPTED_ENDINGS,
      kinds: listKinds(),
    },
  };
}

const PREVIEWED_KINDS = sql.raw(
  FORMATS.filter((kind) => filePreviewOf(kind) !== null)
    .map((kind) => `'${kind}'`)
    .join(", "),
);

const WORKING_FILE = defineRow<Omit<WorkingFile, "look" | "shownKind"> & { isScanned: boolean }>({
  id: col.text`f.id`,
  name: col.text`f.name`,
  status: col.oneOf(FILE_STATUSES)`f.status`,
  problem: col.text.orNull`f.problem`,
  kind: col.text.orNull`f.kind`,
  sizeBytes: col.int`f.size_bytes`,
  pageCount: col.int.orNull`f.page_count`,
  pageSizes: PAGE_SIZES`f.page_sizes`,
  sha256: col.text.orNull`case when l.file_id is null then f.sha256 end`,
  isScanned: col.bool(isScanned),
  link: ownLink,
  preview: col.shape({ image: col.shape({ id: col.text, width: col.int, height: col.int }).orNull, problem: col.text.orNull })
    .orNull`case when fp.file_id is not null then json_build_object('problem', fp.problem, 'image',
      case when pi.id is not null then json_build_object('id', pi.id, 'width', pi.width, 'height', pi.height) end) end`,
  waitsForScan: col.oneOf(WAIT_CAUSES).orNull`(select w.cause from scan_waits w where w.file_id = f.id
    and not exists (select 1 from product_version_files vf where vf.file_id = f.id))`,
  isBeingCompared: col.bool`f.compared_at is null and f.status = 'limpo' and f.created_at > now() - interval '10 minutes'`,
  isMakingPreview: col.bool`f.previewed_at is null and f.status = 'limpo' and f.kind in (${PREVIEWED_KINDS})`,
  licenses: col.list(col.oneOf(LICENSE_CODES)).orNull`f.licenses`,
  waitsAsCopy: col.bool(isUnclearedCopy),
  stamp: col.oneOf(STAMPS)`f.stamp`,
  replaces: col.text.orNull`f.replaces_file_id`,
  duplicate: col.shape({
    by: col.oneOf(DUPLICATE_WAYS),
    where: col.oneOf(["material", "loja", "catalogo"]),
    title: col.text.orNull,
  })
    .orNull`case when t.id is not null and (t.store_id <> p.store_id or t.removed_at is null) then json_build_object('by', f.twin_by,
      'where', case when t.store_id <> p.store_id then 'catalogo' when t.product_id = p.id then 'material' else 'loja' end,
      'title', case when t.store_id = p.store_id and t.product_id <> p.id then coalesce(nullif(t.title, ''), 'Sem título') end)
    end`,
});

/** The files being put together, with how each is doing. */
export async function listWorkingFiles(storeId: number, productId: number): Promise<WorkingFile[]> {
  const rows = await readRows(
    db,
    WORKING_FILE,
    sql`
    select ${WORKING_FILE}
    from product_files f join products p on p.id = f.product_id
      left join product_links l on l.file_id = f.id left join file_previews fp on fp.file_id = f.id left join images pi on pi.id = fp.image_id
      left join (select tf.id, tf.product_id, tf.removed_at, tp.store_id, coalesce(tp.draft ->> 'title', tp.title) as title
        from product_files tf join products tp on tp.id = tf.product_id) t on t.id = f.twin_file_id
    where p.id = ${productId} and p.store_id = ${storeId} and f.removed_at is null
    order by f.position, f.id limit 50`,
  );
  return rows.map(({ isScanned: wasScanned, ...file }) => ({
    ...file,
    shownKind: shownKind(file.kind),
    look: lookOf({ ...file, isScanned: wasScanned }),
  }));
}

/** The clean PDF behind a page picture, for its own author only. */
export async function findOwnPdf(storeId: number, fileId: string): Promise<{ sha256: string; pageCount: number } | null> {
  const rows = await readRows(
    db,
    { sha256: col.text`f.sha256`, pageCount: col.int`f.page_count` },
    (row) => sql`
    select ${row} from product_files f join products p on p.id = f.product_id
    where f.id = ${fileId} and p.store_id = ${storeId} and f.status = 'limpo' and f.kind = 'pdf'`,
  );
  return rows[0] ?? null;
}

type Rates = { ofProduct: number | null; ofStore: number | null };

async function listCategoryChoices({ ofProduct, ofStore }: Rates): Promise<CategoryChoice[]> {
  const agreement = agreementOf(ofProduct, ofStore, sql`k.bps`);
  return readRows<CategoryChoice>(
    db,
    { id: col.int`c.id`, parentId: col.int.orNull`c.parent_id`, name: col.text`c.name`, ...agreement },
    (row) =>
      sql`select ${row} from categories c cross join lateral (select category_commission(c.id) as bps) k order by c.position, c.id`,
  );
}

async function readAgreement({ ofProduct, ofStore }: Rates): Promise<Agreement> {
  const rows = await readRows<Agreement>(db, agreementOf(ofProduct, ofStore, sql`null::int`), (row) => sql`select ${row}`);
  return rows[0] ?? { agreedBps: null, agreedFor: null };
}

/** What is on sale, in its order. */
async function listLiveFiles(productId: number): Promise<EditedProduct["liveFiles"]> {
  return readRows<EditedProduct["liveFiles"][number]>(
    db,
    { id: col.text`f.id`, name: col.text`f.name`, licenses: col.list(col.oneOf(LICENSE_CODES)).orNull`vf.licenses` },
    (row) => sql`
    select ${row} from products p join product_version_files vf on vf.version_id = p.current_version_id
      join product_files f on f.id = vf.file_id
    where p.id = ${productId} order by vf.position`,
  );
}

async function findSchedule(productId: number): Promise<EditedProduct["schedule"]> {
  const [row] = await db.select().from(publicationSchedules).where(eq(publicationSchedules.productId, productId));
  return row ? { publishAt: row.publishAt.toISOString(), problem: row.problem } : null;
}

/** What the author said of others' work the last time they gave their word. */
async function lastThirdParties(productId: number): Promise<string> {
  const [last] = await db
    .select({ thirdParties: authorshipDeclarations.thirdParties })
    .from(authorshipDeclarations)
    .where(eq(authorshipDeclarations.productId, productId))
    .orderBy(desc(authorshipDeclarations.id))
    .limit(1);
  return last?.thirdParties ?? "";
}
