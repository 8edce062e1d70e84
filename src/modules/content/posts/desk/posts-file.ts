import { csvPages } from "#kit/csv-pages.ts";
import { formatDate } from "#kit/date-format.ts";
import { POST_CATEGORY_WORDS } from "../rules/post-category.ts";
import { readPosts } from "./queries/list-posts.ts";
import type { PostsSearch } from "./search.ts";

/** A view of what was written for the blog as a spreadsheet. */
export const postsFile = (search: PostsSearch): AsyncGenerator<string> =>
  csvPages(
    ["Título", "Quem assina", "Categoria", "Situação", "Endereço", "No ar", "Última mudança"],
    (limit, offset) => readPosts(search, limit, offset),
    ({ title, authorName, category, status, slug, publishAt, publishedAt, updatedAt }) => {
      const on = publishAt ?? publishedAt;
      return [
        title,
        authorName,
        category && POST_CATEGORY_WORDS[category].title,
        status,
        slug && `/blog/${slug}`,
        on && formatDate(on),
        formatDate(updatedAt),
      ];
    },
  );
