import { sql } from "drizzle-orm";
import { col } from "#platform/read.ts";
import { LINK_ANSWERS } from "./rules.ts";

/** Inside a SELECT, beside `product_links l`: a link as its author sees it, and whether it opens; null of a file with bytes. */
export const ownLink = col.shape({
  address: col.text,
  host: col.text,
  words: col.text,
  answer: col.oneOf(LINK_ANSWERS).orNull,
  checkedAt: col.text.orNull,
  brokenSince: col.text.orNull,
  isBeingChecked: col.bool,
}).orNull(sql`case when l.file_id is not null then json_build_object('address', l.address, 'host', l.host, 'words', l.words,
  'answer', l.check_answer, 'checkedAt', l.checked_at, 'brokenSince', l.broken_since,
  'isBeingChecked', coalesce(l.check_at < now() + interval '10 minutes', false)) end`);
