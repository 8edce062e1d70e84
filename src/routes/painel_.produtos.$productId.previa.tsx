import { createFileRoute, notFound } from "@tanstack/react-router";
import { brand } from "#kit/brand/brand.ts";
import { FilesToTry } from "#modules/delivery/ui/files-to-try.tsx";
import { getProductPreview } from "#modules/shop/functions.ts";
import { PanelError } from "#modules/panel/ui/panel-error.tsx";
import { PanelMissing } from "#modules/panel/ui/panel-missing.tsx";
import { ShellPending } from "#modules/panel/ui/shell-pending.tsx";
import { ProductPage } from "#modules/shop/ui/product/product-page.tsx";
import { useAskVisit } from "#modules/shop/ui/visit.ts";
import { Note } from "#ui/note.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { loaded } from "./-loaded.ts";

export const Route = createFileRoute("/painel_/produtos/$productId/previa")({
  ssr: "data-only",
  loader: async ({ params }) => {
    if (!/^[1-9][0-9]{0,8}$/.test(params.productId)) throw notFound();
    return loaded(await getProductPreview({ data: { productId: Number(params.productId) } }));
  },
  staleTime: 0,
  head: ({ loaderData }) => ({
    meta: [
      { title: `Prévia: ${loaderData?.product.title ?? "material"} · ${brand.name}` },
      { name: "robots", content: "noindex" },
    ],
  }),
  pendingComponent: ShellPending,
  notFoundComponent: PanelMissing,
  errorComponent: PanelError,
  component: ProductPreview,
});

function ProductPreview() {
  const view = Route.useLoaderData();
  useAskVisit();
  return (
    <ProductPage
      view={view}
      report={() => null}
      banner={
        <>
          <Note
            className="mt-4"
            title="Como quem compra vai ver."
            action={
              <RouterLink href={`/painel/adicionar-produto?produto=${view.product.id}`} className="link font-semibold">
                Voltar a editar
              </RouterLink>
            }
          >
            É a página com o que está salvo agora. Só você vê, e daqui nada é vendido nem contado.
          </Note>
          <FilesToTry files={view.toTry} />
        </>
      }
    />
  );
}
