import { useRouter } from "@tanstack/react-router";
import { Shapes } from "lucide-react";
import { kindWords } from "#modules/moderation/messages.ts";
import { REPORT_KINDS } from "#modules/moderation/rules.ts";
import { listHref } from "#kit/list-search.ts";
import { DataTable } from "#ui/data-table/data-table.tsx";
import { commentList, type CommentsSearch, type CommentTab } from "../search.ts";
import { commentColumns } from "./columns.tsx";
import { commentDrawer } from "./drawer.tsx";
import type { CommentFacts, OpenComment } from "./facts.ts";

type CommentsPageProps = { list: CommentFacts; search: CommentsSearch; open: OpenComment | null };

const WORDS = {
  caption: "Comentários e denúncias",
  one: "linha",
  many: "linhas",
  find: "Buscar no texto",
  findBy: "Texto ou material",
  none: "Nada espera na fila.",
};

const TABS: Record<CommentTab, string> = {
  fila: "Na fila",
  denuncias: "Denúncias",
  avaliacoes: "Avaliações retidas",
  perguntas: "Perguntas retidas",
  comentarios: "No blog",
  revisoes: "Pedidos de revisão",
  decididas: "Decididas",
};

const KEYS = [
  ["a", "Na linha aberta: acolher ou publicar"],
  ["r", "Na linha aberta: manter no ar ou recusar"],
  ["d", "Na decisão aberta: desfazer"],
  ["n", "Na linha aberta: ir à próxima"],
] as const;

/** What waits for a decision, whatever it is, the oldest first; deciding opens the next. */
export function CommentsPage({ list, search, open }: CommentsPageProps) {
  const router = useRouter();
  const ids = list.rows.map(({ id }) => id);
  const next = open ? (ids[ids.indexOf(open.id) + 1] ?? ids.find((id) => id !== open.id)) : undefined;
  const go = () =>
    void router.navigate({
      href: listHref(commentList.path, search, { pagina: search.pagina, linha: next }),
      resetScroll: false,
    });
  return (
    <DataTable
      path={commentList.path}
      search={search}
      words={WORDS}
      columns={commentColumns(search)}
      firstSort="desde"
      rows={list.rows}
      total={list.total}
      rowId={(row) => row.id}
      rowName={(row) => row.subject.slice(0, 60)}
      tabs={{
        label: "O que espera",
        options: commentList.tabs.map((tab) => ({
          value: tab === "fila" ? undefined : tab,
          label: TABS[tab],
          count: list.counts[tab],
        })),
      }}
      filters={[
        {
          kind: "choice",
          param: "coisa",
          label: "De quê",
          icon: <Shapes aria-hidden />,
          choices: REPORT_KINDS.map((kind) => ({ value: kind, label: kindWords[kind].one })),
        },
      ]}
      keys={KEYS}
      drawer={open && commentDrawer(open, go, go)}
    />
  );
}
