import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { POST_CATEGORIES, type PostCategory } from "../rules/post-category.ts";
import type { BlogPage, BlogSearch, PostCard } from "../schema.ts";
import { NEWEST, postCards } from "./post-cards.ts";

const PER_PAGE = 12;

/** A page of the blog: what the address asks for, newest first, or what answers the search best. */
export async function readBlog({ busca, categoria, tag, pagina = 1 }: BlogSearch): Promise<BlogPage> {
  const found = busca ? sql`words @@ search_query(${busca})` : sql`true`;
  const ofTag = tag ? sql`${tag} = any(tags)` : sql`true`;
  const condition = sql`${found} and ${ofTag} and ${categoria ? sql`category = ${categoria}` : sql`true`}`;
  const order = busca ? sql`ts_rank(words, search_query(${busca})) desc, ${NEWEST}` : NEWEST;
  const counted = await readRows<{ category: PostCategory; count: number; all: number }>(
    db,
    {
      category: col.oneOf(POST_CATEGORIES)`category`,
      all: col.int`count(*)::int`,
      count: col.int`(count(*) filter (where ${condition}))::int`,
    },
    (row) => sql`select ${row}
    from posts where status = 'publicado' group by category order by 2 desc, 1`,
  );
  const total = counted.reduce((sum, { count }) => sum + count, 0);
  return {
    posts: await postCards(condition, order, { limit: PER_PAGE, offset: (pagina - 1) * PER_PAGE }),
    total,
    page: pagina,
    pages: Math.ceil(total / PER_PAGE),
    categories: counted.map((row) => ({ category: row.category, count: row.all })),
  };
}

/** The newest posts. */
export const listLatestPosts = (limit: number): Promise<PostCard[]> => postCards(sql`true`, NEWEST, { limit });
