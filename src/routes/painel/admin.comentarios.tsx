import { createFileRoute } from "@tanstack/react-router";
import { getComment, getComments } from "#modules/operations/comments/functions.ts";
import { commentList } from "#modules/operations/comments/search.ts";
import { commentColumns } from "#modules/operations/comments/ui/columns.tsx";
import { CommentsPage } from "#modules/operations/comments/ui/page.tsx";
import { ListHead } from "#modules/panel/ui/list-head.tsx";
import { PanelError } from "#modules/panel/ui/panel-error.tsx";
import { PanelMissing } from "#modules/panel/ui/panel-missing.tsx";
import { TablePending } from "#ui/data-table/table-pending.tsx";
import { listRoute } from "./-list-route.ts";

export const Route = createFileRoute("/painel/admin/comentarios")({
  ...listRoute(commentList, {
    title: "Comentários e denúncias",
    rows: getComments,
    open: (id) => getComment({ data: { id } }),
  }),
  pendingComponent: TablePending,
  notFoundComponent: PanelMissing,
  errorComponent: PanelError,
  component: Comments,
});

function Comments() {
  const search = Route.useSearch();
  const { list, open, views } = Route.useLoaderData();
  return (
    <>
      <ListHead list={commentList} search={search} columns={commentColumns(search)} views={views} title="Comentários e denúncias">
        O que alguém denunciou, o que a conferência automática segurou e o que comentaram no blog.
      </ListHead>
      <CommentsPage list={list} search={search} open={open} />
    </>
  );
}
