import { sql } from "drizzle-orm";
import { bigint, boolean, integer, jsonb, pgTable, primaryKey, real, smallint, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { stores } from "../stores/tables.ts";
import { DUPLICATE_WAYS } from "./duplicates/rules.ts";
import type { PageSize } from "./page-sizes/rules.ts";
import type { WorkingCopy } from "./schema/product-form.ts";
import { STAMPS } from "./stamp/rules.ts";

export const categories = pgTable("categories", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  parentId: integer("parent_id"),
  slug: text("slug").notNull(),
  name: text("name").notNull(),
  paper: text("paper", { enum: ["rosa", "canario", "menta", "ceu", "pessego", "lilas"] }).notNull(),
  position: integer("position").notNull().default(0),
  commissionBps: integer("commission_bps"),
  lead: text("lead").notNull().default(""),
});

export const images = pgTable("images", {
  id: uuid("id")
    .primaryKey()
    .default(sql`new_id()`),
  ownerStoreId: integer("owner_store_id").references(() => stores.id),
  width: integer("width").notNull(),
  height: integer("height").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
});

export const products = pgTable("products", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedByDefaultAsIdentity(),
  storeId: integer("store_id")
    .notNull()
    .references(() => stores.id),
  slug: text("slug").notNull(),
  status: text("status", { enum: ["rascunho", "em_revisao", "publicado", "reprovado", "pausado", "arquivado", "bloqueado"] })
    .notNull()
    .default("rascunho"),
  title: text("title").notNull().default(""),
  promise: text("promise").notNull().default(""),
  kind: text("kind").notNull().default(""),
  description: jsonb("description")
    .notNull()
    .default(sql`'{"type": "doc", "content": []}'::jsonb`),
  categoryId: integer("category_id").references(() => categories.id),
  priceCents: integer("price_cents").notNull().default(0),
  isFree: boolean("is_free").notNull().default(false),
  /** What the platform keeps of it, when not what its store or category pays. */
  commissionBps: integer("commission_bps"),
  license: text("license", { enum: ["pessoal", "turmas", "comercial"] })
    .notNull()
    .default("pessoal"),
  paper: text("paper", { enum: ["rosa", "canario", "menta", "ceu", "pessego", "lilas"] })
    .notNull()
    .default("rosa"),
  coverImageId: uuid("cover_image_id").references(() => images.id),
  formats: text("formats").array().notNull().default([]),
  pageCount: integer("page_count"),
  sizeBytes: bigint("size_bytes", { mode: "number" }).notNull().default(0),
  tags: text("tags").array().notNull().default([]),
  currentVersionId: uuid("current_version_id"),
  revision: integer("revision").notNull().default(1),
  /** What waits to be published. */
  draft: jsonb("draft").$type<WorkingCopy>(),
  publishedAt: timestamp("published_at", { withTimezone: true }),
  /** Since when nobody takes its files, by a legal reason. */
  withdrawnAt: timestamp("withdrawn_at", { withTimezone: true }),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
});

export const productSlugs = pgTable("product_slugs", {
  slug: text("slug").primaryKey(),
  productId: bigint("product_id", { mode: "number" })
    .notNull()
    .references(() => products.id),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
});

export const productFiles = pgTable("product_files", {
  id: uuid("id")
    .primaryKey()
    .default(sql`new_id()`),
  productId: bigint("product_id", { mode: "number" })
    .notNull()
    .references(() => products.id),
  name: text("name").notNull(),
  position: integer("position").notNull().default(0),
  status: text("status", { enum: ["enviando", "quarentena", "limpo", "infectado", "invalido"] })
    .notNull()
    .default("enviando"),
  problem: text("problem"),
  kind: text("kind"),
  contentType: text("content_type"),
  sizeBytes: bigint("size_bytes", { mode: "number" }).notNull().default(0),
  sha256: text("sha256"),
  storageKey: text("storage_key"),
  pageCount: integer("page_count"),
  /** Of a PDF; null until it was measured. */
  pageSizes: jsonb("page_sizes").$type<PageSize[]>(),
  /** The licences it goes with as its author chose, whatever is on sale; null for all. */
  licenses: text("licenses", { enum: ["pessoal", "turmas", "comercial"] }).array(),
  /** Where the buyer is named on it, and since when: who ordered before is not. */
  stamp: text("stamp", { enum: STAMPS }).notNull().default("nao"),
  stampSince: timestamp("stamp_since", { withTimezone: true }),
  /** The older file it repeats, and by what that was seen. */
  duplicateFileId: uuid("twin_file_id"),
  duplicateBy: text("twin_by", { enum: DUPLICATE_WAYS }),
  /** When its preview was tried, whether or not there is one for its kind. */
  previewedAt: timestamp("previewed_at", { withTimezone: true }),
  comparedAt: timestamp("compared_at", { withTimezone: true }),
  /** The one whose place it takes, or took. */
  replacesFileId: uuid("replaces_file_id"),
  removedAt: timestamp("removed_at", { withTimezone: true }),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
});

export const productVersions = pgTable("product_versions", {
  id: uuid("id")
    .primaryKey()
    .default(sql`new_id()`),
  productId: bigint("product_id", { mode: "number" })
    .notNull()
    .references(() => products.id),
  number: integer("number").notNull(),
  note: text("note").notNull().default(""),
  /** Since when who bought before is being told of it; null when the author tells nobody. */
  toldAt: timestamp("told_at", { withTimezone: true }),
  /** What it was sold under while some file goes with only some of it; null while all go with all. */
  licenses: text("licenses", { enum: ["pessoal", "turmas", "comercial"] }).array(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
});

export const productVersionFiles = pgTable(
  "product_version_files",
  {
    versionId: uuid("version_id")
      .notNull()
      .references(() => productVersions.id),
    fileId: uuid("file_id")
      .notNull()
      .references(() => productFiles.id),
    position: integer("position").notNull(),
    /** The licences it goes with; null for all. */
    licenses: text("licenses", { enum: ["pessoal", "turmas", "comercial"] }).array(),
  },
  (table) => [primaryKey({ columns: [table.versionId, table.fileId] })],
);

export const productPreviews = pgTable("product_previews", {
  id: uuid("id")
    .primaryKey()
    .default(sql`new_id()`),
  productId: bigint("product_id", { mode: "number" })
    .notNull()
    .references(() => products.id),
  fileId: uuid("file_id")
    .notNull()
    .references(() => productFiles.id),
  pageNumber: integer("page_number").notNull(),
  imageId: uuid("image_id")
    .notNull()
    .references(() => images.id),
  position: integer("position").notNull(),
});

export const productStats = pgTable("product_stats", {
  productId: bigint("product_id", { mode: "number" })
    .primaryKey()
    .references(() => products.id),
  sales: integer("sales").notNull().default(0),
  revenueCents: bigint("revenue_cents", { mode: "number" }).notNull().default(0),
  downloads: integer("downloads").notNull().default(0),
  ratingSum: integer("rating_sum").notNull().default(0),
  ratingCount: integer("rating_count").notNull().default(0),
});

/** Every licence a product is sold under; the cheapest is the product's own. */
export const productLicenses = pgTable(
  "product_licenses",
  {
    productId: bigint("product_id", { mode: "number" })
      .notNull()
      .references(() => products.id),
    license: text("license", { enum: ["pessoal", "turmas", "comercial"] }).notNull(),
    priceCents: integer("price_cents").notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.license] })],
);

/** What was asked for a licence and since when, promotions included. */
export const priceChanges = pgTable("price_changes", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  productId: bigint("product_id", { mode: "number" })
    .notNull()
    .references(() => products.id),
  license: text("license", { enum: ["pessoal", "turmas", "comercial"] }).notNull(),
  priceCents: integer("price_cents").notNull(),
  since: timestamp("since", { withTimezone: true }).notNull().defaultNow(),
});

/** `head` (tsvector) and `facets` are written and asked in SQL only. */
export const productSearch = pgTable("product_search", {
  productId: bigint("product_id", { mode: "number" })
    .primaryKey()
    .references(() => products.id),
  publishedAt: timestamp("published_at", { withTimezone: true }).notNull(),
  storeId: integer("store_id").notNull(),
  priceCents: integer("price_cents").notNull(),
  pop: real("pop").notNull(),
  ratingRank: real("rating_rank").notNull(),
  ratingCount: integer("rating_count").notNull().default(0),
  /** Sales and opens of the last days, the older the less. */
  hot: real("hot").notNull().default(0),
  categoryId: integer("category_id").notNull(),
  tier: smallint("tier").notNull(),
  bucket: smallint("bucket").notNull(),
  facets: integer("facets").array().notNull(),
  words: text("words").notNull().default(""),
});

/** Those whose category changed since their search row was made. */
export const staleProducts = pgTable("search_behind", {
  productId: bigint("product_id", { mode: "number" })
    .primaryKey()
    .references(() => products.id),
});

/** The description, asked when nothing else answers; `body` (tsvector) is for SQL only. */
export const productSearchBody = pgTable("product_search_body", {
  productId: bigint("product_id", { mode: "number" })
    .primaryKey()
    .references(() => productSearch.productId),
  digest: text("digest").notNull(),
});

export const productRelated = pgTable("product_related", {
  productId: bigint("product_id", { mode: "number" })
    .primaryKey()
    .references(() => products.id),
  related: bigint("related", { mode: "number" }).array().notNull(),
  computedAt: timestamp("computed_at", { withTimezone: true }).notNull().defaultNow(),
});
