import { createFileRoute, notFound, redirect } from "@tanstack/react-router";
import { getQuickView } from "#modules/shop/functions.ts";
import { QuickViewPage } from "#modules/shop/ui/product/quick-view/quick-view-page.tsx";
import { loaded } from "../-loaded.ts";
import { pageHead } from "../-page-head.ts";

export const Route = createFileRoute("/_loja/informacoes-do-produto")({
  validateSearch: (raw: Record<string, unknown>): { produto?: string } =>
    typeof raw.produto === "string" ? { produto: raw.produto.slice(0, 100) } : {},
  loaderDeps: ({ search }) => search,
  loader: async ({ deps: { produto } }) => {
    if (!produto) throw notFound();
    const answer = loaded(await getQuickView({ data: { slug: produto } }));
    if (!("product" in answer)) {
      throw redirect({ to: "/informacoes-do-produto", search: { produto: answer.slug }, statusCode: 301 });
    }
    return answer;
  },
  head: ({ loaderData, matches }) =>
    loaderData
      ? pageHead(matches, {
          title: `${loaderData.product.title}, em resumo`,
          description: loaderData.product.promise,
          path: `/produto/${loaderData.product.slug}`,
          noindex: true,
        })
      : {},
  component: function QuickView() {
    return <QuickViewPage facts={Route.useLoaderData()} />;
  },
});
