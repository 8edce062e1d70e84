import { type SQL, sql } from "drizzle-orm";
import { PAGE_SIZES, readSort } from "#kit/list-search.ts";
import { type Db, db } from "#platform/db.ts";
import { col, defineRow, readRows, columnsOf } from "#platform/read.ts";
import { POST_CATEGORIES, type PostCategory } from "../../rules/post-category.ts";
import { POST_STATUSES, type PostStatus } from "../../rules/post-status.ts";
import type { PostSort, PostsSearch } from "../search.ts";

type Row = {
  id: number;
  title: string;
  status: PostStatus;
  slug: string | null;
  category: PostCategory | null;
  authorName: string;
  hasChanges: boolean;
  publishAt: Date | null;
  publishedAt: Date | null;
  updatedAt: Date;
};

const COLUMNS: Record<PostSort, { column: SQL; isFalling: boolean }> = {
  mexido: { column: sql`updated_at`, isFalling: true },
  titulo: { column: sql`search_fold(draft->>'title')`, isFalling: false },
  publicado: { column: sql`coalesce(publish_at, published_at)`, isFalling: true },
};

function orderOf({ ordem }: PostsSearch): SQL {
  const { by, isReversed } = readSort<PostSort>(ordem, "mexido");
  const { column, isFalling } = COLUMNS[by];
  return isFalling === isReversed ? sql`${column} nulls last, id` : sql`${column} desc nulls last, id desc`;
}

function foundBy({ busca, categoria }: PostsSearch): SQL {
  const like = `%${(busca ?? "").replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const named = busca ? sql`search_fold(draft->>'title' || ' ' || (draft->>'summary')) like search_fold(${like})` : sql`true`;
  return categoria ? sql`${named} and draft->>'category' = ${categoria}` : named;
}

const instant = (at: Date | null): Date | null => at && new Date(at);

const ROW = defineRow<Row>({
  id: col.int`id`,
  title: col.text`draft->>'title'`,
  status: col.oneOf(POST_STATUSES)`status`,
  slug: col.text.orNull`slug`,
  category: col.oneOf(POST_CATEGORIES).orNull`draft->>'category'`,
  authorName: col.text`draft->>'authorName'`,
  hasChanges: col.bool`live is not null and draft <> live`,
  publishAt: col.time.orNull`publish_at`,
  publishedAt: col.time.orNull`published_at`,
  updatedAt: col.time`updated_at`,
});

/** Some rows of a view, in its order. */
export async function readPosts(search: PostsSearch, limit: number, offset: number, on: Db = db) {
  const { situacao } = search;
  const rows = await readRows(
    on,
    ROW,
    sql`select ${ROW}
    from posts where ${foundBy(search)} and ${situacao ? sql`status = ${situacao}` : sql`true`}
    order by ${orderOf(search)} limit ${limit} offset ${offset}`,
  );
  return rows.map((row) => ({
    ...row,
    publishAt: instant(row.publishAt),
    publishedAt: instant(row.publishedAt),
    updatedAt: new Date(row.updatedAt),
  }));
}

/** One page of everything written, the last touched first, and how many each situation holds under the same search. */
export async function listPosts(search: PostsSearch) {
  const { pagina = 1, por = PAGE_SIZES[0], situacao } = search;
  const byStatus = columnsOf(POST_STATUSES, (status) => col.int`count(*) filter (where status = ${status})`);
  const [rows, [held]] = await Promise.all([
    readPosts(search, por, (pagina - 1) * por),
    readRows(db, { all: col.int`count(*)`, ...byStatus }, (row) => sql`select ${row} from posts where ${foundBy(search)}`),
  ]);
  if (!held) throw new Error("no counts");
  return { rows, counts: held, total: situacao ? held[situacao] : held.all };
}
