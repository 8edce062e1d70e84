import { createFileRoute, getRouteApi } from "@tanstack/react-router";
import type { ReportSlot } from "#modules/content/posts/comments/ui/post-comments.tsx";
import { getPost } from "#modules/content/posts/functions.ts";
import { POST_CATEGORY_WORDS } from "#modules/content/posts/rules/post-category.ts";
import { postCrumbs, postFacts } from "#modules/content/posts/rules/post-facts.ts";
import { PostPage } from "#modules/content/posts/ui/post-page.tsx";
import { ReportButton } from "#modules/moderation/ui/report-button.tsx";
import { shareAddress } from "#modules/shop/share/rules/share-address.ts";
import { sharedPost } from "#modules/shop/share/rules/shared-things.ts";
import { ProductGrid } from "#modules/shop/ui/product-card.tsx";
import { ProductInText } from "#modules/shop/ui/product-in-text.tsx";
import { loaded } from "../-loaded.ts";
import { FEED_LINK, pageHead } from "../-page-head.ts";

const report: ReportSlot = (commentId) => <ReportButton kind="comentario" subjectId={commentId} className="text-muted" />;
const shop = getRouteApi("/_loja");

export const Route = createFileRoute("/_loja/blog/$slug")({
  loader: async ({ params: { slug } }) => loaded(await getPost({ data: { slug } })),
  head: ({ loaderData: post, matches }) => {
    if (!post) return {};
    const { title, summary, slug, category } = post;
    const image = shareAddress(sharedPost(post));
    const head = pageHead(matches, {
      title,
      description: summary,
      path: `/blog/${slug}`,
      share: { image, type: "article" },
      facts: import.meta.env.SSR
        ? (origin) => [
            postFacts({ ...post, image, categoryTitle: POST_CATEGORY_WORDS[category].title }, origin),
            postCrumbs(post, origin),
          ]
        : undefined,
    });
    return { ...head, links: [...head.links, FEED_LINK] };
  },
  component: Post,
});

function Post() {
  const post = Route.useLoaderData();
  const { origin } = shop.useLoaderData();
  return (
    <PostPage
      post={post}
      card={(product) => <ProductInText product={product} />}
      grid={(products) => <ProductGrid products={products} />}
      report={report}
      address={`${origin}/blog/${post.slug}`}
    />
  );
}
