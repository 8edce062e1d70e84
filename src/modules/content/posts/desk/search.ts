import { type ListSearch, readListSearch } from "#kit/list-search.ts";
import { readChoice } from "#kit/search-params.ts";
import { POST_CATEGORIES, type PostCategory } from "../rules/post-category.ts";
import { POST_STATUSES, type PostStatus } from "../rules/post-status.ts";

export const POSTS_PATH = "/painel/admin/blog";
export const POSTS_FILE = "/painel/admin/blog.csv";

const SORTS = ["mexido", "titulo", "publicado"] as const;
export type PostSort = (typeof SORTS)[number];

export type PostsSearch = ListSearch & { situacao?: PostStatus | undefined; categoria?: PostCategory | undefined };

/** What the desk's list reads from its address; nonsense counts as absent. */
export const readPostsSearch = (raw: Record<string, unknown>): PostsSearch => ({
  ...readListSearch(raw, SORTS),
  situacao: readChoice(raw.situacao, POST_STATUSES),
  categoria: readChoice(raw.categoria, POST_CATEGORIES),
});
