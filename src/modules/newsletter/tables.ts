import { sql } from "drizzle-orm";
import { date, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { EDITION_STATUSES, type EditionForm } from "./editions/rules/edition.ts";
import { RETURN_KINDS } from "./returns/rules.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const subscribers = pgTable("subscribers", {
  id: uuid("id")
    .primaryKey()
    .default(sql`new_id()`),
  email: text("email").notNull(),
  status: text("status", { enum: ["pendente", "confirmado", "descadastrado", "bounce_duro", "reclamou"] })
    .notNull()
    .default("pendente"),
  topics: text("topics").array().notNull().default([]),
  round: integer("round").notNull().default(1),
  textVersion: text("text_version").notNull(),
  requestedAt: instant("asked_at").notNull().defaultNow(),
  requestedFrom: text("asked_from").notNull(),
  confirmedAt: instant("confirmed_at"),
  confirmedFrom: text("confirmed_from"),
  leftAt: instant("left_at"),
  lastEmailAt: instant("last_letter_at"),
  emailsDay: date("letters_day"),
  emailsThatDay: integer("letters_that_day").notNull().default(0),
});

export const editions = pgTable("editions", {
  id: uuid("id")
    .primaryKey()
    .default(sql`new_id()`),
  status: text("status", { enum: EDITION_STATUSES }).notNull().default("rascunho"),
  form: jsonb("form").$type<EditionForm>().notNull(),
  revision: integer("revision").notNull().default(1),
  sendAt: instant("send_at"),
  startedAt: instant("started_at"),
  afterId: uuid("after_id"),
  posted: integer("posted").notNull().default(0),
  sentAt: instant("sent_at"),
  createdAt: instant("created_at").notNull().defaultNow(),
  updatedAt: instant("updated_at").notNull().defaultNow(),
});

export const returnedEmails = pgTable(
  "letter_returns",
  {
    emailId: uuid("letter_id").notNull(),
    kind: text("kind", { enum: RETURN_KINDS }).notNull(),
    editionId: uuid("edition_id"),
    statusCode: text("status_code"),
    heardAt: instant("heard_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.emailId, table.kind] })],
);
