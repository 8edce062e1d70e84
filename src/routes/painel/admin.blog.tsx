import { createFileRoute, redirect } from "@tanstack/react-router";
import { listHref } from "#kit/list-search.ts";
import { getSavedViews } from "#modules/accounts/saved-views/functions.ts";
import { SavedViews } from "#modules/accounts/saved-views/ui/saved-views.tsx";
import { getPosts } from "#modules/content/posts/desk/functions.ts";
import { POSTS_FILE, POSTS_PATH, readPostsSearch } from "#modules/content/posts/desk/search.ts";
import { NewPostButton } from "#modules/content/posts/desk/ui/new-post-button.tsx";
import { postColumns } from "#modules/content/posts/desk/ui/post-columns.tsx";
import { PostsTable } from "#modules/content/posts/desk/ui/posts-table.tsx";
import { PanelError } from "#modules/panel/ui/panel-error.tsx";
import { PanelHead } from "#modules/panel/ui/panel-head.tsx";
import { PanelMissing } from "#modules/panel/ui/panel-missing.tsx";
import { TablePending } from "#ui/data-table/table-pending.tsx";
import { TableTools } from "#ui/data-table/table-tools.tsx";
import { loaded } from "../-loaded.ts";

export const Route = createFileRoute("/painel/admin/blog")({
  validateSearch: readPostsSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps }) => {
    const [list, views] = await Promise.all([
      getPosts({ data: deps }).then(loaded),
      getSavedViews({ data: { list: "textos" } }).then(loaded),
    ]);
    if (list.rows.length === 0 && deps.pagina) throw redirect({ href: listHref(POSTS_PATH, deps) });
    return { list, views };
  },
  staleTime: 0,
  head: () => ({ meta: [{ title: "Blog · Autoria" }] }),
  pendingComponent: TablePending,
  notFoundComponent: PanelMissing,
  errorComponent: PanelError,
  component: Posts,
});

function Posts() {
  const search = Route.useSearch();
  const { list, views } = Route.useLoaderData();
  return (
    <>
      <PanelHead
        title="Blog"
        actions={
          <>
            <TableTools path={POSTS_PATH} search={search} columns={postColumns} csvPath={POSTS_FILE}>
              <SavedViews list="textos" path={POSTS_PATH} search={search} views={views} />
            </TableTools>
            <NewPostButton />
          </>
        }
      >
        O que a casa escreve. Só o que está publicado é lido.
      </PanelHead>
      <PostsTable list={list} search={search} />
    </>
  );
}
