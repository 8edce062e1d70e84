import { csvPages } from "#platform/csv-pages.ts";
import { POST_CATEGORY_WORDS } from "../rules/post-category.ts";
import { postStatusWords } from "../rules/post-status.ts";
import { readPosts } from "./queries/list-posts.ts";
import type { PostsSearch } from "./search.ts";

/** A view of what was written for the blog as a spreadsheet. */
export const postsFile = (search: PostsSearch): AsyncGenerator<string> =>
  csvPages(
    ["Título", "Quem assina", "Categoria", "Situação", "Endereço", "No ar", "Última mudança"],
    (limit, offset, on) => readPosts(search, limit, offset, on),
    ({ title, authorName, category, status, slug, publishAt, publishedAt, updatedAt }) => {
      return [
        title,
        authorName,
        category && POST_CATEGORY_WORDS[category].title,
        postStatusWords[status],
        slug && `/blog/${slug}`,
        publishAt ?? publishedAt,
        updatedAt,
      ];
    },
  );
