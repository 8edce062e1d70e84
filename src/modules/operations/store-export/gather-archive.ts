import { sql } from "drizzle-orm";
import { workingCopyOf } from "#modules/catalog/own-product.ts";
import { listCouponForms } from "#modules/coupons/queries/coupon-forms.ts";
import { readMyStorePage } from "#modules/stores/store-page/queries.ts";
import { db } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { storage } from "#platform/storage/open-storage.ts";
import type { ZipMember } from "#platform/zip-stream.ts";
import { ARCHIVE_HEAD, type ArchivedProduct, MOST_PRODUCTS, type StoreArchive } from "./archive.ts";
import { listContentsOf, listLinksOf, listProducts, readNames, readThirdParties } from "./queries/archived.ts";

export type TakenFile = ArchivedProduct["files"][number] & { productId: number };

const AT_ONCE = 50;

/**
 * What another market needs to make the store anew, as it is published (a product: as its author is making it), and the pictures it
 * names. Nothing of who bought, of money or of reviews.
 */
export async function gatherArchive(
  { storeId, copy, at }: { storeId: number; copy: string; at: Date },
  files: readonly TakenFile[],
): Promise<{ archive: StoreArchive; pictures: ZipMember[] }> {
  const pictures: ZipMember[] = [];
  /** The picture as a member of the ZIP, by its name; null when there is none. */
  const take = async (id: string | null, name: string): Promise<string | null> => {
    const kept = id === null ? null : await storage().head(`images/${id}`);
    if (!kept) return null;
    const open = async () => (await storage().open(`images/${id}`)).stream;
    pictures.push({ name, at, sizeBytes: kept.sizeBytes, open });
    return name;
  };
  const [page, own] = await Promise.all([readMyStorePage(storeId), readOwn(storeId)]);
  if (!page || !own) throw new Error("a store without a page was asked for");
  const { portraitId, bannerId, ...words } = page.published;
  const store = {
    ...own,
    page: words,
    portrait: await take(portraitId, "imagens/retrato.webp"),
    banner: await take(bannerId, "imagens/faixa.webp"),
  };
  const archived = await gatherProducts(storeId, files, take);
  const coupons = await listCouponForms(storeId, new Date());
  return { archive: { ...ARCHIVE_HEAD, copy, madeAt: at.toISOString(), store, products: archived, coupons }, pictures };
}

const OWN = {
  slug: col.text`slug`,
  legalName: col.text`legal_name`,
  document: col.text`document`,
  thanks: col.text`review_thanks`,
  showsCoupons: col.bool`shows_coupons`,
};

async function readOwn(storeId: number) {
  const [own] = await readRows(db, OWN, (row) => sql`select ${row} from stores where id = ${storeId}`);
  return own ?? null;
}

async function gatherProducts(
  storeId: number,
  files: readonly TakenFile[],
  take: (id: string | null, name: string) => Promise<string | null>,
): Promise<ArchivedProduct[]> {
  const [names, contents, links] = await Promise.all([readNames(), listContentsOf(storeId), listLinksOf(storeId)]);
  const filesOf = new Map<number, ArchivedProduct["files"]>();
  for (const { productId, ...file } of files) filesOf.set(productId, [...(filesOf.get(productId) ?? []), file]);
  const gathered: ArchivedProduct[] = [];
  for (let offset = 0; offset < MOST_PRODUCTS; offset += AT_ONCE) {
    const some = await listProducts(storeId, AT_ONCE, offset);
    const thirdParties = await readThirdParties(some.map(({ id }) => id));
    for (const product of some) {
      const copy = await workingCopyOf(db, product);
      gathered.push({
        id: product.id,
        status: product.status,
        form: {
          title: copy.title,
          promise: copy.promise,
          kind: copy.kind,
          description: copy.description,
          priceCents: copy.priceCents,
          isFree: copy.isFree,
          license: copy.license,
          otherLicenses: copy.otherLicenses,
          paper: copy.paper,
          tags: copy.tags,
          thirdParties: copy.thirdParties ?? thirdParties.get(product.id),
          permission: copy.permission,
          category: copy.categoryId === null ? null : (names.categories.get(copy.categoryId) ?? null),
          attributes: copy.attributes.flatMap(({ attributeId, optionIds, low, high }) => {
            const attribute = names.attributes.get(attributeId);
            const options = optionIds.flatMap((id) => names.options.get(id) ?? []);
            return attribute ? [{ attribute, options, low, high }] : [];
          }),
        },
        cover: await take(copy.coverImageId, `imagens/capa-${product.id}.webp`),
        files: filesOf.get(product.id) ?? [],
        links: links.get(product.id) ?? [],
        contents: contents.get(product.id) ?? [],
        shownPages: copy.previews.length,
      });
    }
    if (some.length < AT_ONCE) break;
  }
  return gathered;
}
