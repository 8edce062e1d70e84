import { choiceParam, defineList, numberParam, type SearchOf, type SortOf } from "#kit/define-list.ts";
import { POST_CATEGORIES } from "../rules/post-category.ts";
import { POST_STATUSES } from "../rules/post-status.ts";

/** Everything written for the blog, by what state it is in. */
export const postList = defineList({
  name: "textos",
  path: "/painel/admin/blog",
  tabs: ["todos", ...POST_STATUSES],
  sorts: ["mexido", "titulo", "publicado"],
  row: numberParam,
  filters: { categoria: choiceParam(POST_CATEGORIES) },
});
export type PostsSearch = SearchOf<typeof postList>;
export type PostSort = SortOf<typeof postList>;
