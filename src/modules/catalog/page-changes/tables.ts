import { jsonb, pgTable, primaryKey, timestamp, uuid } from "drizzle-orm/pg-core";
import { productFiles, productVersions } from "../tables.ts";
import type { PageChanges } from "./rules.ts";

/** Which pages of a PDF changed in a version, against the file it took the place of in the version before. */
export const pageChanges = pgTable(
  "page_changes",
  {
    versionId: uuid("version_id")
      .notNull()
      .references(() => productVersions.id, { onDelete: "cascade" }),
    fileId: uuid("file_id")
      .notNull()
      .references(() => productFiles.id, { onDelete: "cascade" }),
    priorFileId: uuid("prior_file_id")
      .notNull()
      .references(() => productFiles.id, { onDelete: "cascade" }),
    changes: jsonb("changes").$type<PageChanges>().notNull(),
    comparedAt: timestamp("compared_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.versionId, table.fileId] })],
);
