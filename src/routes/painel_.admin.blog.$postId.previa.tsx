import { createFileRoute, notFound } from "@tanstack/react-router";
import { brand } from "#kit/brand/brand.ts";
import { getPostPreview } from "#modules/content/posts/desk/functions.ts";
import { PostPage } from "#modules/content/posts/ui/post-page.tsx";
import { PanelError } from "#modules/panel/ui/panel-error.tsx";
import { PanelMissing } from "#modules/panel/ui/panel-missing.tsx";
import { ShellPending } from "#modules/panel/ui/shell-pending.tsx";
import { ProductGrid } from "#modules/shop/ui/product-card.tsx";
import { ProductInText } from "#modules/shop/ui/product-in-text.tsx";
import { useAskVisit } from "#modules/shop/ui/visit.ts";
import { Note } from "#ui/note.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { loaded } from "./-loaded.ts";

export const Route = createFileRoute("/painel_/admin/blog/$postId/previa")({
  ssr: "data-only",
  loader: async ({ params }) => {
    if (!/^[1-9][0-9]{0,8}$/.test(params.postId)) throw notFound();
    return loaded(await getPostPreview({ data: { postId: Number(params.postId) } }));
  },
  staleTime: 0,
  head: ({ loaderData }) => ({
    meta: [{ title: `Prévia: ${loaderData?.title || "texto"} · ${brand.name}` }, { name: "robots", content: "noindex" }],
  }),
  pendingComponent: ShellPending,
  notFoundComponent: PanelMissing,
  errorComponent: PanelError,
  component: PostPreview,
});

function PostPreview() {
  const post = Route.useLoaderData();
  useAskVisit();
  return (
    <PostPage
      post={post}
      card={(product) => <ProductInText product={product} />}
      grid={(products) => <ProductGrid products={products} />}
      banner={
        <Note
          className="mb-4 print:hidden"
          title="Como quem lê vai ver."
          action={
            <RouterLink href={`/painel/admin/blog/${post.id}`} className="link font-semibold">
              Voltar a escrever
            </RouterLink>
          }
        >
          É o texto com o que está salvo agora. Só a administração vê.
        </Note>
      }
    />
  );
}
