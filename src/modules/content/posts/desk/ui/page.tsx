import { Tags } from "lucide-react";
import { DataTable } from "#ui/data-table/data-table.tsx";
import { POST_CATEGORIES, POST_CATEGORY_WORDS } from "../../rules/post-category.ts";
import { POST_STATUSES, type PostStatus } from "../../rules/post-status.ts";
import { postList, type PostsSearch } from "../search.ts";
import type { PostsFacts } from "./facts.ts";
import { postColumns } from "./columns.tsx";

const WORDS = {
  caption: "Textos do blog",
  one: "texto",
  many: "textos",
  find: "Buscar textos",
  findBy: "Título ou resumo",
  none: "Nenhum texto ainda. Comece em “Escrever texto”.",
};

const TABS: Record<PostStatus, string> = {
  rascunho: "Rascunhos",
  agendado: "Agendados",
  publicado: "Publicados",
  fora_do_ar: "Fora do ar",
};

/** Everything written for the blog. */
export function PostsTable({ list, search }: { list: PostsFacts; search: PostsSearch }) {
  return (
    <DataTable
      path={postList.path}
      search={search}
      words={WORDS}
      columns={postColumns}
      firstSort="mexido"
      rows={list.rows}
      total={list.total}
      rowId={(row) => String(row.id)}
      rowName={(row) => row.title || "sem título"}
      tabs={{
        label: "Situação",
        options: [
          { value: undefined, label: "Todos", count: list.counts.all },
          ...POST_STATUSES.map((status) => ({ value: status, label: TABS[status], count: list.counts[status] })),
        ],
      }}
      filters={[
        {
          kind: "choice",
          param: "categoria",
          label: "Categoria",
          icon: <Tags aria-hidden />,
          choices: POST_CATEGORIES.map((category) => ({ value: category, label: POST_CATEGORY_WORDS[category].title })),
        },
      ]}
    />
  );
}
