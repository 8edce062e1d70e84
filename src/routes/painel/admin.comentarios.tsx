import { createFileRoute, redirect } from "@tanstack/react-router";
import { listHref } from "#kit/list-search.ts";
import { getSavedViews } from "#modules/accounts/saved-views/functions.ts";
import { SavedViews } from "#modules/accounts/saved-views/ui/saved-views.tsx";
import { getComment, getComments } from "#modules/operations/comments/functions.ts";
import { COMMENTS_FILE, COMMENTS_PATH, readCommentsSearch } from "#modules/operations/comments/search.ts";
import { commentColumns } from "#modules/operations/comments/ui/columns.tsx";
import { CommentsPage } from "#modules/operations/comments/ui/page.tsx";
import { PanelError } from "#modules/panel/ui/panel-error.tsx";
import { PanelHead } from "#modules/panel/ui/panel-head.tsx";
import { PanelMissing } from "#modules/panel/ui/panel-missing.tsx";
import { TablePending } from "#ui/data-table/table-pending.tsx";
import { TableTools } from "#ui/data-table/table-tools.tsx";
import { loaded } from "../-loaded.ts";

export const Route = createFileRoute("/painel/admin/comentarios")({
  validateSearch: readCommentsSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps }) => {
    const [list, open, views] = await Promise.all([
      getComments({ data: deps }).then(loaded),
      deps.linha ? getComment({ data: { id: deps.linha } }).then(loaded) : null,
      getSavedViews({ data: { list: "comentarios" } }).then(loaded),
    ]);
    if (list.rows.length === 0 && deps.pagina) throw redirect({ href: listHref(COMMENTS_PATH, deps) });
    return { list, open, views };
  },
  staleTime: 0,
  head: () => ({ meta: [{ title: "Comentários e denúncias · Autoria" }] }),
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
      <PanelHead
        title="Comentários e denúncias"
        actions={
          <TableTools path={COMMENTS_PATH} search={search} columns={commentColumns(search)} csvPath={COMMENTS_FILE}>
            <SavedViews list="comentarios" path={COMMENTS_PATH} search={search} views={views} />
          </TableTools>
        }
      >
        O que alguém denunciou, o que a conferência automática segurou e o que comentaram no blog.
      </PanelHead>
      <CommentsPage list={list} search={search} open={open} />
    </>
  );
}
