import { createFileRoute, redirect } from "@tanstack/react-router";
import { getProductPage } from "#modules/storefront/functions.ts";
import { productFacts } from "#modules/storefront/rules/product-facts.ts";
import { ProductGone } from "#modules/storefront/ui/product/product-gone.tsx";
import { ProductPage } from "#modules/storefront/ui/product/product-page.tsx";
import { loaded } from "../-loaded.ts";
import { pageHead } from "../-page-head.ts";

export const Route = createFileRoute("/_loja/produto/$slug")({
  loader: async ({ params }) => {
    const answer = loaded(await getProductPage({ data: { slug: params.slug } }));
    if (answer.state === "mudou") throw redirect({ to: "/produto/$slug", params: { slug: answer.slug }, statusCode: 301 });
    return answer;
  },
  head: ({ loaderData, matches, params }) => {
    if (!loaderData) return {};
    const path = `/produto/${params.slug}`;
    if (loaderData.state !== "publicado") return pageHead(matches, { title: "Material fora de venda", path, noindex: true });
    return pageHead(matches, {
      title: `${loaderData.title}, de ${loaderData.authorName}`,
      description: loaderData.promise,
      path,
      image: loaderData.cover ? `/imagens/${loaderData.cover.id}/960.webp` : undefined,
      facts: productFacts(loaderData),
    });
  },
  component: function Product() {
    const answer = Route.useLoaderData();
    return answer.state === "publicado" ? <ProductPage product={answer} /> : <ProductGone gone={answer} />;
  },
});
