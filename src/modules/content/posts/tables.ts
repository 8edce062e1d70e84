import { bigint, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { PostForm } from "./rules/post-form.ts";
import { POST_STATUSES } from "./rules/post-status.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const posts = pgTable("posts", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedByDefaultAsIdentity(),
  status: text("status", { enum: POST_STATUSES }).notNull().default("rascunho"),
  slug: text("slug"),
  draft: jsonb("draft").$type<PostForm>().notNull(),
  revision: integer("revision").notNull().default(1),
  live: jsonb("live").$type<PostForm>(),
  category: text("category").notNull().default(""),
  tags: text("tags").array().notNull().default([]),
  readingMinutes: integer("reading_minutes").notNull().default(0),
  publishAt: instant("publish_at"),
  publishedAt: instant("published_at"),
  changedAt: instant("changed_at"),
  createdAt: instant("created_at").notNull().defaultNow(),
  updatedAt: instant("updated_at").notNull().defaultNow(),
});
