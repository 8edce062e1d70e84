import { eq, sql } from "drizzle-orm";
import type { AnswerOf } from "#kit/answer.ts";
import { productFiles } from "#modules/catalog/tables.ts";
import { db } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { MOST_NAMES } from "./archived.ts";

const ID = { id: col.int`id` };

/** The numbers here of what is called so in addresses; an option is named after its attribute, "ano/5". */
export async function readNumbers() {
  const named = { ...ID, name: col.text`slug` };
  const [categories, attributes, options] = await Promise.all([
    readRows(db, named, (row) => sql`select ${row} from categories order by id limit ${MOST_NAMES}`),
    readRows(db, named, (row) => sql`select ${row} from attributes order by id limit ${MOST_NAMES}`),
    readRows(
      db,
      { id: col.int`o.id`, name: col.text`a.slug || '/' || o.slug` },
      (row) =>
        sql`select ${row} from attribute_options o join attributes a on a.id = o.attribute_id order by o.id limit ${MOST_NAMES}`,
    ),
  ]);
  const mapOf = (rows: typeof categories) => new Map(rows.map(({ id, name }) => [name, id]));
  return { categories: mapOf(categories), attributes: mapOf(attributes), options: mapOf(options) };
}

export type Numbers = AnswerOf<typeof readNumbers>;

/** Whether a file was promised and its bytes never came; null when nothing is known of it. */
export async function isWaitingForBytes(fileId: string): Promise<boolean | null> {
  const [file] = await db.select({ status: productFiles.status }).from(productFiles).where(eq(productFiles.id, fileId));
  return file ? file.status === "enviando" : null;
}
