import { sql } from "drizzle-orm";
import type { AnswerOf } from "#kit/answer.ts";
import { workingCopyOf } from "#modules/catalog/own-product.ts";
import { listCouponForms } from "#modules/coupons/queries/coupon-forms.ts";
import { readMyStorePage } from "#modules/stores/store-page/queries.ts";
import type { Db } from "#platform/db.ts";
import { longReading } from "#platform/long-reading.ts";
import { col, readRows } from "#platform/read.ts";
import { listContentsOf, listLinksOf, listProductsAfter, readNames, readThirdParties } from "./queries/archived.ts";
import { listFiles, listOwnProducts } from "./queries/own-files.ts";

const AT_ONCE = 50;

/**
 * What the database has of a store, all of one snapshot however many products: what is published or given meanwhile is in another copy,
 * whole. Nothing of who bought, of money or of reviews.
 */
export const readStore = (storeId: number) =>
  longReading.transaction(
    async (on) => {
      const page = await readMyStorePage(storeId, on);
      const own = await readOwn(on, storeId);
      if (!page || !own) throw new Error("a store without a page was asked for");
      return {
        page: page.published,
        own,
        materials: await listOwnProducts(on, storeId),
        files: await listFiles(on, storeId),
        names: await readNames(on),
        contents: await listContentsOf(storeId, on),
        links: await listLinksOf(on, storeId),
        products: await readProducts(on, storeId),
        coupons: await listCouponForms(storeId, new Date(), on),
      };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );

export type StoreRead = AnswerOf<typeof readStore>;

const OWN = {
  slug: col.text`slug`,
  legalName: col.text`legal_name`,
  document: col.text`document`,
  thanks: col.text`review_thanks`,
  showsCoupons: col.bool`shows_coupons`,
};

async function readOwn(on: Db, storeId: number) {
  const [own] = await readRows(on, OWN, (row) => sql`select ${row} from stores where id = ${storeId}`);
  return own ?? null;
}

type ReadProduct = {
  id: number;
  status: string;
  copy: AnswerOf<typeof workingCopyOf>;
  /** What was last said of others' work in it, when the working copy says nothing. */
  thirdParties: string | undefined;
};

async function readProducts(on: Db, storeId: number): Promise<ReadProduct[]> {
  const read: ReadProduct[] = [];
  for (;;) {
    const some = await listProductsAfter(on, storeId, read.at(-1)?.id ?? 0, AT_ONCE);
    const thirdParties = await readThirdParties(
      on,
      some.map(({ id }) => id),
    );
    for (const product of some) {
      const { id, status } = product;
      read.push({ id, status, copy: await workingCopyOf(on, product), thirdParties: thirdParties.get(id) });
    }
    if (some.length < AT_ONCE) return read;
  }
}
