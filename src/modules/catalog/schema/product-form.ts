import * as z from "zod";
import { optionalTextField } from "#kit/fields.ts";
import { PAPERS } from "#kit/papers.ts";
import { attributeValues } from "../attributes/schema.ts";
import { MOST_PERMISSION, MOST_THIRD_PARTIES } from "../authorship/rules.ts";
import type { Look, WaitCause } from "../antivirus/rules.ts";
import type { OpenAsk } from "../change-requests/rules.ts";
import { type FileLicenses, holdsWider } from "../file-licenses/rules.ts";
import type { DuplicateWay } from "../duplicates/rules.ts";
import type { PageSize } from "../page-sizes/rules.ts";
import type { OwnContent } from "../bundles/rules.ts";
import type { PublishingWay } from "../publication-reviews/rules.ts";
import type { AuthorPicture } from "../pictures/rules.ts";
import type { OwnReview } from "../publication-reviews/schema.ts";
import type { LinkCheck } from "../links/checking/messages.ts";
import type { ProductStatus } from "../rules/product-status.ts";
import { descriptionField } from "./description-field.ts";
import type { ShownKind } from "../kinds/shown-kind.ts";
import type { Stamp } from "../stamp/rules.ts";
import type { OwnProductTab } from "../own-products/search.ts";
import type { ImageRef } from "./product-card.ts";
import type { ShownPicture } from "./product-page.ts";
import type { Agreement } from "../../pricing/agreed-rate.ts";

export const LICENSES = ["pessoal", "turmas", "comercial"] as const;
export type License = (typeof LICENSES)[number];

const MAX_TAGS = 10;

const tags = z
  .array(optionalTextField({ max: 30 }))
  .max(MAX_TAGS, { error: `Use até ${MAX_TAGS} palavras-chave.` })
  .transform((list) => [...new Map(list.filter(Boolean).map((tag) => [tag.toLocaleLowerCase("pt-BR"), tag])).values()]);

/** What the author writes about a product. Anything may be missing until it is published. */
export const productForm = z.strictObject({
  title: optionalTextField({ max: 120 }),
  promise: optionalTextField({ max: 160 }),
  kind: optionalTextField({ max: 40 }),
  description: descriptionField,
  categoryId: z.number().int().positive().nullable(),
  priceCents: z.number().int().min(0).max(99_999_999).nullable(),
  isFree: z.boolean(),
  license: z.enum(LICENSES),
  /** Wider licences with prices of their own, besides `license` at `priceCents`. */
  otherLicenses: z
    .array(z.strictObject({ license: z.enum(LICENSES), priceCents: z.number().int().min(0).max(99_999_999) }))
    .max(LICENSES.length - 1)
    .optional(),
  paper: z.enum(PAPERS),
  tags,
  attributes: attributeValues.default([]),
  /** What changed in the files, for who already bought; gone once published. */
  versionNote: optionalTextField({ max: 500, multiline: true }).optional(),
  tellsBuyers: z.boolean().optional(),
  /** Whose fonts and pictures are in it, and by which licence; kept with the author's word. */
  thirdParties: optionalTextField({ max: MOST_THIRD_PARTIES, multiline: true }).optional(),
  /** Why it may be sold though another store sells the same; kept with the author's word. */
  permission: optionalTextField({ max: MOST_PERMISSION, multiline: true }).optional(),
});

export type ProductForm = z.output<typeof productForm>;

export type ChosenPage = { fileId: string; pageNumber: number };
export type PreviewPage = ChosenPage & { imageId: string };

/** The product as its author is making it, whole: what publishing turns into the page shoppers see. */
export type WorkingCopy = ProductForm & {
  coverImageId: string | null;
  previews: PreviewPage[];
  /** None in drafts made before authors had pictures of their own. */
  pictures?: AuthorPicture[];
};

export const productId = z.number().int().positive();
export const ofProduct = z.strictObject({ productId });
export const ofFile = z.strictObject({ productId, fileId: z.uuid() });
export const createDraftInput = z.strictObject({ openElsewhere: z.array(productId).max(50) });
export const saveDraftInput = z.strictObject({ productId, revision: z.number().int().positive(), form: productForm });
export const publishInput = saveDraftInput.extend({
  declared: z.literal(true, { error: "Marque a declaração de autoria para publicar." }),
  /** The author answers for the files that nothing here can tell or open. */
  declaresOpaque: z.boolean().optional(),
});
export const scheduleInput = publishInput.extend({ publishAt: z.string().max(16) });
export const replaceFileInput = ofFile.extend({ replaces: z.uuid() });
export const renameFileInput = ofFile.extend({
  name: z.string().min(1, "Escreva o nome do arquivo.").max(200, "O nome passou do tamanho. Escreva menos."),
});
/** Null goes with every licence the product is sold under; else a licence with all that are wider. */
export const fileLicensesInput = ofFile.extend({
  licenses: z
    .array(z.enum(LICENSES))
    .min(1)
    .max(LICENSES.length)
    .refine(holdsWider, "Uma licença mais ampla leva tudo o que a mais simples leva.")
    .nullable(),
});
export const orderFilesInput = ofProduct.extend({ fileIds: z.array(z.uuid()).max(50) });
export const choosePreviewsInput = ofProduct.extend({
  pages: z.array(z.strictObject({ fileId: z.uuid(), pageNumber: z.number().int().min(1).max(5000) })).max(50),
});

export const FILE_STATUSES = ["enviando", "quarentena", "limpo", "infectado", "invalido"] as const;
export type FileStatus = (typeof FILE_STATUSES)[number];

export type WorkingFile = {
  id: string;
  name: string;
  status: FileStatus;
  /** Why it may not be sold; of one that may, what of the file before it was lost. */
  problem: string | null;
  kind: string | null;
  /** What is told of that kind; null while it is not known, and of a link. */
  shownKind: ShownKind | null;
  sizeBytes: number;
  pageCount: number | null;
  pageSizes: PageSize[] | null;
  /** What its bytes add up to, once they were looked at. */
  sha256: string | null;
  /** How it was looked at, besides its structure. */
  look: Look;
  /** Where it leads and what its author says of it, when it is a link. */
  link: ({ address: string; host: string; words: string } & LinkCheck) | null;
  /** What shows it before it is bought, or why nothing does; null when it is still being made, or its kind has none. */
  preview: { image: ImageRef | null; problem: string | null } | null;
  /** Why it waits for the antivirus; null when it does not. */
  waitsForScan: WaitCause | null;
  /** What other stores sell is still being looked through for it. */
  isBeingCompared: boolean;
  isMakingPreview: boolean;
  /** The licences it goes with as its author chose; null for all. */
  licenses: FileLicenses;
  /** It repeats what another store published and this one never did: a person looks before it is on sale. */
  waitsAsCopy: boolean;
  /** Where its buyers are named on it. */
  stamp: Stamp;
  /** The file whose place it takes once it was looked at, or took. */
  replaces: string | null;
  /** The older file it repeats: in this product, in another of the same store (named), or in somebody else's (never named). */
  duplicate: { by: DuplicateWay; where: "material" | "loja" | "catalogo"; title: string | null } | null;
};

export type CategoryChoice = { id: number; parentId: number | null; name: string } & Agreement;

/** All that the page of making a product needs. */
export type EditedProduct = {
  id: number;
  status: ProductStatus;
  /** Address in the shop; null until it was published once. */
  slug: string | null;
  revision: number;
  /** Something here differs from what shoppers see. */
  hasChanges: boolean;
  form: ProductForm;
  cover: ImageRef | null;
  previews: (ChosenPage & { image: ImageRef })[];
  /** What the author shows besides the cover, in order. */
  pictures: ShownPicture[];
  files: WorkingFile[];
  /** The files on sale, in their order; none before the first time. */
  liveFiles: { id: string; name: string; licenses: FileLicenses }[];
  live: { title: string; priceCents: number; isFree: boolean } | null;
  /** When it goes on sale by itself; `problem` when its hour came and it could not. */
  schedule: { publishAt: string; problem: string | null } | null;
  buyers: { count: number; isNotifiedToday: boolean };
  /** What the platform asked to change. */
  ask: OpenAsk | null;
  /** A publication that waits for a person, or was sent back. */
  review: OwnReview | null;
  publishing: PublishingWay;
  /** What it is made of when it is a bundle, and what may still go in. */
  contents: OwnContent[];
  contentChoices: OwnContent[];
  categories: CategoryChoice[];
  store: { slug: string; authorName: string; isOpen: boolean; canCharge: boolean };
  /** The usual commission, and what was agreed while no category is chosen. */
  commission: { basisPoints: number; leastCents: number } & Agreement;
  limits: {
    files: number;
    fileBytes: number;
    pictureBytes: number;
    previewPages: number;
    accept: string;
    kinds: { group: string; endings: string }[];
  };
};

export type OwnProductRow = {
  id: number;
  slug: string | null;
  title: string;
  status: ProductStatus;
  paper: ProductForm["paper"];
  cover: ImageRef | null;
  category: string | null;
  priceCents: number | null;
  isFree: boolean;
  /** The commission of its own, its store or its category, when not the usual one. */
  commissionBps: number | null;
  sales: number;
  revenueCents: number;
  downloads: number;
  ratingSum: number;
  ratingCount: number;
  updatedAt: string;
  hasChanges: boolean;
};

/** One product seen whole over the list. */
export type OpenOwnProduct = {
  row: OwnProductRow;
  otherLicenses: { license: License; priceCents: number }[];
  publishedAt: string | null;
  history: { to: ProductStatus; cause: string; at: string }[];
};

export type OwnProductList = {
  rows: OwnProductRow[];
  counts: Record<OwnProductTab | "todos", number>;
  total: number;
  /** What the store's own products are filed under. */
  categories: { id: number; name: string; count: number }[];
  commission: { basisPoints: number; leastCents: number };
};
