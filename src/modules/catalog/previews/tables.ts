import { jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { images, productFiles } from "../tables.ts";
import { FILE_PREVIEW_KINDS, type PreviewFacts } from "./rules.ts";

/** What shows a file before it is bought, or why nothing can. `contentKey`: the clip or chapter in the storage. */
export const filePreviews = pgTable("file_previews", {
  fileId: uuid("file_id")
    .primaryKey()
    .references(() => productFiles.id),
  kind: text("kind", { enum: FILE_PREVIEW_KINDS }).notNull(),
  imageId: uuid("image_id").references(() => images.id),
  contentKey: text("content_key"),
  contentType: text("content_type"),
  facts: jsonb("facts").$type<PreviewFacts>().notNull().default({}),
  problem: text("problem"),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
});
