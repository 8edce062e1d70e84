import { When } from "#modules/orders/ui/when.tsx";
import type { DataColumn } from "#ui/data-table/data-column.ts";
import { RouterLink } from "#ui/router-link.tsx";
import { POST_CATEGORY_WORDS } from "../../rules/post-category.ts";
import { postList } from "../search.ts";
import type { PostRow } from "./facts.ts";
import { PostStatePill } from "./post-state-pill.tsx";

const open = { "data-open": "" };

/** What the list says of each post; its title opens it on the desk. */
export const postColumns: DataColumn<PostRow>[] = [
  {
    id: "titulo",
    header: "Título",
    place: "lead",
    always: true,
    sort: "ascending",
    cell: (row) => (
      <>
        <RouterLink
          {...open}
          href={`${postList.path}/${row.id}`}
          className="inline-flex min-h-6 items-center font-semibold wrap-anywhere hover:underline hover:underline-offset-3"
        >
          {row.title || "Sem título"}
        </RouterLink>
        <span className="block text-2xs font-normal wrap-anywhere text-muted">{row.authorName}</span>
      </>
    ),
  },
  {
    id: "categoria",
    header: "Categoria",
    place: "own-line",
    cell: (row) => (row.category ? POST_CATEGORY_WORDS[row.category].title : <span className="text-muted">sem categoria</span>),
  },
  {
    id: "situacao",
    header: "Situação",
    place: "second",
    cell: (row) => <PostStatePill status={row.status} hasChanges={row.hasChanges} />,
  },
  {
    id: "publicado",
    header: "No ar",
    place: "none",
    sort: "descending",
    cell: ({ publishAt, publishedAt }) => {
      const at = publishAt ?? publishedAt;
      return at ? <When at={at} /> : <span className="text-muted">nunca</span>;
    },
  },
  {
    id: "mexido",
    header: "Última mudança",
    place: "second-end",
    sort: "descending",
    cell: (row) => <When at={row.updatedAt} as="relative" />,
  },
];
