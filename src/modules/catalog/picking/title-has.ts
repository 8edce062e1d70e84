import { type SQL, sql } from "drizzle-orm";

/** Inside a WHERE over products `p`: the title holds these words, whatever the accents. */
export const titleHas = (words: string): SQL =>
  words === "" ? sql`true` : sql`search_fold(p.title) like '%' || search_fold(${words.replace(/[\\%_]/g, "\\$&")}) || '%'`;
