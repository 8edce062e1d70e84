import { sql } from "drizzle-orm";
import { bigint, boolean, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "../../accounts/tables.ts";
import { stores } from "../../stores/tables.ts";
import { products } from "../tables.ts";
import { SCAN_PLACES, WAIT_CAUSES } from "./rules.ts";

/** What the antivirus said of a content; no signature: nothing was found. `signatures`: the number of those it was looked at with. */
export const scanVerdicts = pgTable("scan_verdicts", {
  sha256: text("sha256").primaryKey(),
  signature: text("signature"),
  scannedAt: timestamp("scanned_at", { withTimezone: true }).notNull().defaultNow(),
  signatures: integer("signatures"),
  /** When it was last taken to be looked at again. */
  askedAt: timestamp("asked_at", { withTimezone: true }),
});

/** What the antivirus was wrong about: while it stands, a content is not refused for this finding. */
export const scanReleases = pgTable("scan_releases", {
  id: uuid("id")
    .primaryKey()
    .default(sql`new_id()`),
  sha256: text("sha256").notNull(),
  signature: text("signature").notNull(),
  reason: text("reason").notNull(),
  releasedBy: uuid("released_by")
    .notNull()
    .references(() => users.id),
  releasedAt: timestamp("released_at", { withTimezone: true }).notNull().defaultNow(),
  undoneAt: timestamp("undone_at", { withTimezone: true }),
});

/** Each time the files of a product with one content stopped being delivered, until when. */
export const withheldContents = pgTable("withheld_contents", {
  id: uuid("id")
    .primaryKey()
    .default(sql`new_id()`),
  productId: bigint("product_id", { mode: "number" })
    .notNull()
    .references(() => products.id),
  sha256: text("sha256").notNull(),
  signature: text("signature").notNull(),
  withheldAt: timestamp("withheld_at", { withTimezone: true }).notNull().defaultNow(),
  releasedAt: timestamp("released_at", { withTimezone: true }),
});

/** Files of which it said nothing yet, and when it is asked again. */
export const scanWaits = pgTable("scan_waits", {
  fileId: uuid("file_id").primaryKey(),
  place: text("place", { enum: SCAN_PLACES }).notNull(),
  cause: text("cause", { enum: WAIT_CAUSES }).notNull(),
  tries: integer("tries").notNull().default(0),
  since: timestamp("since", { withTimezone: true }).notNull().defaultNow(),
  retryAt: timestamp("retry_at", { withTimezone: true }).notNull(),
});

/** What was found, kept for the operator. `wasDelivered`: it was in a version on sale or sold. */
export const infectedFiles = pgTable("infected_files", {
  id: uuid("id")
    .primaryKey()
    .default(sql`new_id()`),
  fileId: uuid("file_id").notNull(),
  place: text("place", { enum: SCAN_PLACES }).notNull(),
  storeId: integer("store_id")
    .notNull()
    .references(() => stores.id),
  productId: bigint("product_id", { mode: "number" }).references(() => products.id),
  /** Who sent it in a conversation; null for files of products. */
  userId: uuid("user_id").references(() => users.id),
  name: text("name").notNull(),
  sha256: text("sha256").notNull(),
  signature: text("signature").notNull(),
  wasDelivered: boolean("was_delivered").notNull(),
  foundAt: timestamp("found_at", { withTimezone: true }).notNull().defaultNow(),
});

/** One row: since when it does not answer, and how far older files of products and of messages were looked through. */
export const antivirusState = pgTable("antivirus_state", {
  id: boolean("id").primaryKey().default(true),
  silentSince: timestamp("silent_since", { withTimezone: true }),
  olderFileId: uuid("older_file_id"),
  passedAt: timestamp("passed_at", { withTimezone: true }),
  olderAttachmentId: uuid("older_attachment_id"),
  attachmentsPassedAt: timestamp("attachments_passed_at", { withTimezone: true }),
});
