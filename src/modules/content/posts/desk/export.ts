import { listFile } from "#platform/http/list-file.ts";
import { POST_CATEGORY_WORDS } from "../rules/post-category.ts";
import { postStatusWords } from "../rules/post-status.ts";
import { readPosts } from "./queries/list.ts";
import { postList } from "./search.ts";

export const postFile = listFile(postList, {
  area: "blog",
  noun: "textos",
  called: "blog",
  recorded: ["categoria"],
  rows: readPosts,
  columns: {
    Título: ({ title }) => title,
    "Quem assina": ({ authorName }) => authorName,
    Categoria: ({ category }) => category && POST_CATEGORY_WORDS[category].title,
    Situação: ({ status }) => postStatusWords[status],
    Endereço: ({ slug }) => slug && `/blog/${slug}`,
    "No ar": ({ publishAt, publishedAt }) => publishAt ?? publishedAt,
    "Última mudança": ({ updatedAt }) => updatedAt,
  },
});
