import { createFileRoute } from "@tanstack/react-router";
import { SavedViews } from "#modules/accounts/saved-views/ui/saved-views.tsx";
import { getPosts } from "#modules/content/posts/desk/functions.ts";
import { postList } from "#modules/content/posts/desk/search.ts";
import { NewPostButton } from "#modules/content/posts/desk/ui/new-post-button.tsx";
import { postColumns } from "#modules/content/posts/desk/ui/columns.tsx";
import { PostsTable } from "#modules/content/posts/desk/ui/page.tsx";
import { PanelError } from "#modules/panel/ui/panel-error.tsx";
import { PanelHead } from "#modules/panel/ui/panel-head.tsx";
import { PanelMissing } from "#modules/panel/ui/panel-missing.tsx";
import { TablePending } from "#ui/data-table/table-pending.tsx";
import { TableTools } from "#ui/data-table/table-tools.tsx";
import { listRoute } from "./-list-route.ts";

export const Route = createFileRoute("/painel/admin/blog")({
  ...listRoute(postList, { title: "Blog", rows: getPosts }),
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
            <TableTools path={postList.path} search={search} columns={postColumns} csvPath={postList.file}>
              <SavedViews list={postList.name} path={postList.path} search={search} views={views} />
            </TableTools>
            <NewPostButton />
          </>
        }
      >
        Os textos do blog. Só os publicados aparecem no site.
      </PanelHead>
      <PostsTable list={list} search={search} />
    </>
  );
}
