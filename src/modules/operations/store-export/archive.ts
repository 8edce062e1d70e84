import * as z from "zod";
import { attributeValue } from "#modules/catalog/attributes/schema.ts";
import { LONGEST_ADDRESS, LONGEST_LINK_TITLE, LONGEST_LINK_WORDS } from "#modules/catalog/links/rules.ts";
import { LONGEST_ALT, MOST_PICTURES } from "#modules/catalog/pictures/rules.ts";
import { productForm, LICENSES } from "#modules/catalog/schema/product-form.ts";
import { STAMPS } from "#modules/catalog/stamp/rules.ts";
import { documentField, optionalTextField, textField } from "#kit/fields.ts";
import { NAME_SENTENCES } from "#kit/field-sentences.ts";
import { parseLegalName } from "#kit/person-name.ts";
import { couponForm } from "#modules/coupons/schema.ts";
import { THANKS_MAX } from "#modules/stores/schema.ts";
import { MOST_LINKS } from "#modules/stores/store-page/rules/store-page.ts";
import { storePageForm } from "#modules/stores/store-page/schema.ts";

/** The member of a store's ZIP that another market reads; all the rest of what is restored is named in it. */
export const ARCHIVE_MEMBER = "loja.json";
export const MOST_ARCHIVE_BYTES = 128 * 1024 * 1024;
/** A ZIP holds no more: what opens it reads the name of each at once. */
export const MOST_MEMBERS = 50_000;
const FORMAT = "autoria-loja";

/** A name that an operator's terminal shows as it is: without what controls a terminal or turns text around. */
const member = z
  .string()
  .min(1)
  .max(1_000)
  .regex(/^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]+$/u);
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
  /** What its author shows besides the cover; none in the copies made before there were such pictures. */
  pictures: z
    .array(z.object({ member, alt: optionalTextField({ max: LONGEST_ALT }) }))
    .max(MOST_PICTURES)
    .default([]),
  files: z
    .array(
      z.object({
        member,
        name: member.max(300),
        sizeBytes: z.number().int().positive(),
        sha256: z
          .string()
          .regex(/^[0-9a-f]{64}$/)
          .nullable(),
        /** The licences it goes with; null for all, as in the copies made before files had them. */
        licenses: z.array(z.enum(LICENSES)).min(1).max(LICENSES.length).nullable().default(null),
        stamp: z.enum(STAMPS).default("nao"),
      }),
    )
    .max(200),
  /** Links sold among the files; none in the copies made before there were links. */
  links: z
    .array(
      z.object({
        address: z.string().max(LONGEST_ADDRESS),
        title: textField({ max: LONGEST_LINK_TITLE }),
        words: optionalTextField({ max: LONGEST_LINK_WORDS, multiline: true }),
        licenses: z.array(z.enum(LICENSES)).min(1).max(LICENSES.length).nullable(),
      }),
    )
    .max(200)
    .default([]),
  contents: z.array(sourceId).max(200),
  /** How many pages of its files its author chose to show. */
  shownPages: z.number().int().min(0).max(1_000).default(0),
});

/** As its form writes it: days and not instants, products by the number they have in this archive. */
const archivedCoupon = couponForm.extend({ startsOn: z.string().nullable(), endsOn: z.string(), isPaused: z.boolean() });

const archivedStore = z
  .object({
    slug: z.string().max(120),
    legalName: z.string().max(1_000),
    document: documentField.transform(({ value }) => value),
    page: storePageForm
      .omit({ portraitId: true, bannerId: true })
      .extend({ links: z.array(optionalTextField({ max: 300 })).max(MOST_LINKS) }),
    portrait: member.nullable(),
    banner: member.nullable(),
    thanks: optionalTextField({ max: THANKS_MAX, multiline: true }),
    showsCoupons: z.boolean(),
  })
  .transform((store, context) => {
    const legalName = parseLegalName(store.legalName, store.document);
    if (legalName.ok) return { ...store, legalName: legalName.value };
    context.addIssue({ code: "custom", message: NAME_SENTENCES[legalName.reason], path: ["legalName"] });
    return z.NEVER;
  });

export const storeArchive = z.object({
  format: z.literal(FORMAT),
  version: z.literal(1),
  /** Names this copy: the same copy restored again is the same store. */
  copy: z.uuid(),
  madeAt: z.iso.datetime(),
  store: archivedStore,
  /** As many as the store has: it is the archive whose length is limited. */
  products: z.array(archivedProduct),
  coupons: z.array(archivedCoupon).max(1_000),
});

export type StoreArchive = z.output<typeof storeArchive>;
export type ArchivedProduct = StoreArchive["products"][number];
export type ArchivedCoupon = StoreArchive["coupons"][number];
export const ARCHIVE_HEAD = { format: FORMAT, version: 1 } as const;
