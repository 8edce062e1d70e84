import { createFileRoute, redirect } from "@tanstack/react-router";
import { getListing, getQuickView } from "#modules/shop/functions.ts";
import { ChooseProductPage } from "#modules/shop/ui/product/quick-view/choose-product-page.tsx";
import { QuickViewPage } from "#modules/shop/ui/product/quick-view/quick-view-page.tsx";
import { loaded } from "../-loaded.ts";
import { pageHead } from "../-page-head.ts";

export const Route = createFileRoute("/_loja/informacoes-do-produto")({
  validateSearch: (raw: Record<string, unknown>): { produto?: string } =>
    typeof raw.produto === "string" ? { produto: raw.produto.slice(0, 100) } : {},
  loaderDeps: ({ search }) => search,
  loader: async ({ deps: { produto } }) => {
    if (!produto) return { choices: loaded(await getListing({ data: { ordem: "mais-vendidos" } })).products };
    const answer = loaded(await getQuickView({ data: { slug: produto } }));
    if (!("product" in answer)) {
      throw redirect({ to: "/informacoes-do-produto", search: { produto: answer.slug }, statusCode: 301 });
    }
    return answer;
  },
  head: ({ loaderData, matches }) => {
    if (!loaderData) return {};
    if ("choices" in loaderData)
      return pageHead(matches, {
        title: "Informações do produto",
        description: "Preço, arquivos, licenças e prévia de cada material, em resumo.",
        path: "/informacoes-do-produto",
      });
    return pageHead(matches, {
      title: `${loaderData.product.title}, em resumo`,
      description: loaderData.product.promise,
      path: `/produto/${loaderData.product.slug}`,
      noindex: true,
    });
  },
  component: function QuickView() {
    const page = Route.useLoaderData();
    return "choices" in page ? <ChooseProductPage products={page.choices} /> : <QuickViewPage facts={page} />;
  },
});
