import { createFileRoute, redirect } from "@tanstack/react-router";
import { ReportButton } from "#modules/moderation/ui/report-button.tsx";
import { getProductPage } from "#modules/shop/functions.ts";
import { productCrumbs, productFacts } from "#modules/shop/rules/product-facts.ts";
import { NotFoundPage } from "#modules/shop/ui/not-found-page.tsx";
import { OwnProduct } from "#modules/shop/ui/product/own-product.tsx";
import { ProductGone } from "#modules/shop/ui/product/product-gone.tsx";
import type { ReportSlot } from "#modules/shop/ui/product/product-details.tsx";
import { ProductPage } from "#modules/shop/ui/product/product-page.tsx";
import { loaded } from "../-loaded.ts";
import { missingHead, pageHead } from "../-page-head.ts";

const report: ReportSlot = (kind, id) => <ReportButton kind={kind} subjectId={id} />;

export const Route = createFileRoute("/_loja/produto/$slug")({
  loader: async ({ params }) => {
    const answer = loaded(await getProductPage({ data: { slug: params.slug } }));
    if (answer.state === "mudou") throw redirect({ to: "/produto/$slug", params: { slug: answer.slug }, statusCode: 301 });
    return answer;
  },
  head: ({ loaderData, match, matches, params }) => {
    if (!loaderData) return match.status === "notFound" ? missingHead() : {};
    const path = `/produto/${params.slug}`;
    if (loaderData.state !== "publicado") return pageHead(matches, { title: "Material fora de venda", path, noindex: true });
    const { product, offers, shareImage } = loaderData;
    return pageHead(matches, {
      title: `${product.title}, de ${product.authorName}`,
      description: product.promise,
      path,
      share: { image: shareImage, type: "product", priceCents: product.priceCents },
      facts: import.meta.env.SSR
        ? (origin) => [productFacts(product, { origin, offers, image: shareImage }), productCrumbs(product, origin)]
        : undefined,
    });
  },
  notFoundComponent: function NotPublic() {
    const { slug } = Route.useParams();
    return (
      <OwnProduct slug={slug} report={report}>
        <NotFoundPage />
      </OwnProduct>
    );
  },
  component: function Product() {
    const answer = Route.useLoaderData();
    const { slug } = Route.useParams();
    if (answer.state === "publicado") return <ProductPage key={answer.product.id} view={answer} report={report} />;
    return (
      <OwnProduct slug={slug} report={report}>
        <ProductGone gone={answer} />
      </OwnProduct>
    );
  },
});
