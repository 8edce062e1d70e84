import * as z from "zod";
import { attributeValue } from "#modules/catalog/attributes/schema.ts";
import { productForm } from "#modules/catalog/schema/product-form.ts";
import { couponForm } from "#modules/coupons/schema.ts";
import { storeSection, storePageForm } from "#modules/stores/store-page/schema.ts";

/** The member of a store's ZIP that another market reads; all the rest of what is restored is named in it. */
export const ARCHIVE_MEMBER = "loja.json";
export const MOST_ARCHIVE_BYTES = 128 * 1024 * 1024;
export const MOST_PRODUCTS = 5_000;
const FORMAT = "autoria-loja";

const member = z.string().min(1).max(1_000);
const sourceId = z.number().int().positive();
const attribute = attributeValue
  .omit({ attributeId: true, optionIds: true })
  .extend({ attribute: z.string().max(120), options: z.array(z.string().max(120)).max(60) });

/** A product as its author was making it. Categories, attributes and options go by their address, for another market numbers them otherwise. */
const archivedProduct = z.object({
  id: sourceId,
  status: z.string().max(20),
  form: productForm
    .omit({ categoryId: true, attributes: true, versionNote: true, tellsBuyers: true })
    .extend({ category: z.string().max(120).nullable(), attributes: z.array(attribute).max(40) }),
  cover: member.nullable(),
  files: z
    .array(
      z.object({
        member,
        name: z.string().min(1).max(300),
        sizeBytes: z.number().int().positive(),
        sha256: z
          .string()
          .regex(/^[0-9a-f]{64}$/)
          .nullable(),
      }),
    )
    .max(200),
  contents: z.array(sourceId).max(200),
});

/** As its form writes it: days and not instants, products by the number they have in this archive. */
const archivedCoupon = couponForm.extend({ startsOn: z.string().nullable(), endsOn: z.string(), isPaused: z.boolean() });

export const storeArchive = z.object({
  format: z.literal(FORMAT),
  version: z.literal(1),
  /** Names this copy: the same copy restored again is the same store. */
  copy: z.uuid(),
  madeAt: z.iso.datetime(),
  store: z.object({
    slug: z.string().max(120),
    legalName: z.string().min(1).max(120),
    document: z.string().regex(/^([0-9]{11}|[0-9A-Z]{12}[0-9]{2})$/),
    page: storePageForm
      .omit({ portraitId: true, bannerId: true, sections: true })
      .extend({ sections: z.array(storeSection).max(20) }),
    portrait: member.nullable(),
    banner: member.nullable(),
    thanks: z.string().max(300),
    showsCoupons: z.boolean(),
  }),
  products: z.array(archivedProduct).max(MOST_PRODUCTS),
  coupons: z.array(archivedCoupon).max(1_000),
});

export type StoreArchive = z.output<typeof storeArchive>;
export type ArchivedProduct = StoreArchive["products"][number];
export type ArchivedCoupon = StoreArchive["coupons"][number];
export const ARCHIVE_HEAD = { format: FORMAT, version: 1 } as const;
