import { sql } from "drizzle-orm";
import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "#modules/accounts/tables.ts";
import { APPLICATION_STATUSES } from "./rules/application-status.ts";
import type { ChecklistEntry } from "./rules/checklist.ts";
import { MARKS } from "./rules/requirement-list.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** What is asked of who wants to sell. The last version counts for who writes; none is written over. */
export const authorChecklists = pgTable("author_checklists", {
  version: integer("version").primaryKey(),
  entries: jsonb("entries").$type<ChecklistEntry[]>().notNull(),
  reason: text("reason").notNull(),
  savedBy: uuid("saved_by").references(() => users.id),
  savedAt: instant("saved_at").notNull().defaultNow(),
});

export const authorApplications = pgTable("author_applications", {
  id: uuid("id")
    .primaryKey()
    .default(sql`new_id()`),
  userId: uuid("user_id")
    .notNull()
    .references(() => users.id),
  status: text("status", { enum: APPLICATION_STATUSES }).notNull().default("rascunho"),
  legalName: text("legal_name").notNull().default(""),
  document: text("document").notNull().default(""),
  city: text("city").notNull().default(""),
  uf: text("uf").notNull().default(""),
  storeName: text("store_name").notNull().default(""),
  authorName: text("author_name").notNull().default(""),
  area: text("area").notNull().default(""),
  about: text("about").notNull().default(""),
  sampleUrl: text("sample_url").notNull().default(""),
  sampleWords: text("sample_words").notNull().default(""),
  isAdult: boolean("is_adult").notNull().default(false),
  ownsProduct: boolean("owns_work").notNull().default(false),
  acceptsRules: boolean("accepts_rules").notNull().default(false),
  /** Answers of the items that the administration wrote. */
  extra: jsonb("extra_answers").$type<Record<string, string>>().notNull().default({}),
  /** The checklist it was sent with; null until then. */
  checklistVersion: integer("checklist_version").references(() => authorChecklists.version),
  /** Version of the declarations, as sent. */
  declaredVersion: text("declared_version"),
  /** Who of the platform looks after it. */
  assigneeId: uuid("assignee_id").references(() => users.id),
  refusal: text("refusal").notNull().default(""),
  retryAt: instant("retry_at"),
  /** Times it was sent. */
  rounds: integer("rounds").notNull().default(0),
  createdAt: instant("created_at").notNull().defaultNow(),
  updatedAt: instant("updated_at").notNull().defaultNow(),
  firstSentAt: instant("first_sent_at"),
  sentAt: instant("sent_at"),
  decidedAt: instant("decided_at"),
});

/** What the platform said of one item of the checklist. */
export const authorApplicationItems = pgTable(
  "author_application_items",
  {
    applicationId: uuid("application_id")
      .notNull()
      .references(() => authorApplications.id),
    item: text("item").notNull(),
    mark: text("mark", { enum: MARKS }).notNull(),
    note: text("note").notNull().default(""),
    at: instant("at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.item] })],
);
