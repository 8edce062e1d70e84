import { createFileRoute } from "@tanstack/react-router";
import { getArticle } from "#modules/content/help/functions.ts";
import { ArticlePage } from "#modules/content/help/ui/article-page.tsx";
import { loaded } from "../-loaded.ts";
import { pageHead } from "../-page-head.ts";

export const Route = createFileRoute("/_loja/ajuda/$slug")({
  loader: async ({ params: { slug } }) => loaded(await getArticle({ data: { slug } })),
  head: ({ loaderData, matches }) =>
    loaderData
      ? pageHead(matches, {
          title: loaderData.title,
          description: loaderData.start,
          path: `/ajuda/${loaderData.slug}`,
        })
      : {},
  component: function Article() {
    return <ArticlePage article={Route.useLoaderData()} />;
  },
});
