import { type SQL, sql } from "drizzle-orm";
import { col } from "#platform/read.ts";
import { isOpaque, kindNamed } from "../kinds/kinds.ts";

/** Whether the author of the product said of the file that it is what its name says; both by their ids. */
export const isDeclared = (product: SQL, file: SQL): SQL =>
  sql`exists (select from authorship_declarations d where d.product_id = ${product} and ${file} = any (d.opaque_files))`;

/** The names of what the product \`p\` sells on the word of its author. */
export const DECLARED_FILES = col.list(
  col.text,
)`(select coalesce(json_agg(f.name order by f.position, f.id), '[]') from product_files f
  where f.product_id = p.id and f.removed_at is null and ${isDeclared(sql`p.id`, sql`f.id`)})`;

/** What is told of a file that nothing here can tell or open; null of any other. */
export type OnAuthorsWord = { words: string; isDeclared: boolean };

export const onAuthorsWord = (file: { kind: string | null; isDeclared: boolean }): OnAuthorsWord | null =>
  isOpaque(file.kind) ? { words: kindNamed(file.kind)?.words ?? "", isDeclared: file.isDeclared } : null;
