import { createFileRoute } from "@tanstack/react-router";
import { getSharedList } from "#modules/favourites/functions.ts";
import { sharedListPath } from "#modules/favourites/rules.ts";
import { ReportButton } from "#modules/moderation/ui/report-button.tsx";
import { SharedListPage } from "#modules/shop/profile/ui/shared-list-page.tsx";
import { loaded } from "../-loaded.ts";
import { pageHead } from "../-page-head.ts";

export const Route = createFileRoute("/_loja/cliente/lista/$token")({
  loader: async ({ params: { token } }) => loaded(await getSharedList({ data: { token } })),
  staleTime: 0,
  head: ({ loaderData, matches }) => {
    if (!loaderData) return {};
    const { name, ownerName, token } = loaderData;
    return pageHead(matches, {
      title: `${name}, lista de ${ownerName}`,
      description: `Os materiais que ${ownerName} juntou em ${name}.`,
      path: sharedListPath(token),
      noindex: true,
    });
  },
  component: function List() {
    const list = Route.useLoaderData();
    return <SharedListPage list={list} report={<ReportButton kind="lista" subjectId={list.id} />} />;
  },
});
