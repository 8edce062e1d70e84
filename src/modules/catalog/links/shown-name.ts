import { type SQL, sql } from "drizzle-orm";

/** Inside a SELECT, beside a file `f`: its name as shoppers read it; of a link, with the site it opens at, which they know before buying. */
export const shownName: SQL = sql`f.name || coalesce((select ' (link que abre em ' || regexp_replace(l.host, '^www\\.', '')
  || ', site de outra empresa)' from product_links l where l.file_id = f.id), '')`;

/** Inside a SELECT, beside a file `f`: where it leads, for who looks after the platform; null of a file with bytes. */
export const linkOfFile: SQL = sql`(select json_build_object('address', l.address, 'words', l.words)
  from product_links l where l.file_id = f.id)`;
