import { brand } from "#kit/brand/brand.ts";
import { HelpLink } from "#ui/help-link.tsx";
import { createFileRoute, notFound, useRouter } from "@tanstack/react-router";
import { ArrowLeft, Eye } from "lucide-react";
import { readChoice, readWhole } from "#kit/search-params.ts";
import { requiredRole } from "#kit/forbidden.ts";
import { getEditedProduct } from "#modules/catalog/functions.ts";
import { ProductForm } from "#modules/panel/products/ui/editor/product-form.tsx";
import { ShareKit } from "#modules/panel/products/ui/editor/share-kit.tsx";
import { StartProduct } from "#modules/panel/products/ui/editor/start-product.tsx";
import { WaitingNote } from "#modules/panel/products/ui/editor/waiting-note.tsx";
import { PanelError } from "#modules/panel/ui/panel-error.tsx";
import { PanelHead } from "#modules/panel/ui/panel-head.tsx";
import { PanelMissing } from "#modules/panel/ui/panel-missing.tsx";
import { PanelPending } from "#modules/panel/ui/panel-pending.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { loaded } from "../-loaded.ts";

const LARGEST_ID = 999_999_999;
const readSearch = (raw: Record<string, unknown>): { produto?: number | undefined; publicado?: "1" | undefined } => ({
  produto: readWhole(raw.produto, 1, LARGEST_ID),
  publicado: readChoice(raw.publicado, ["1"]),
});

export const Route = createFileRoute("/painel/adicionar-produto")({
  validateSearch: readSearch,
  loaderDeps: ({ search: { produto } }) => ({ produto }),
  loader: async ({ deps: { produto }, parentMatchPromise }) => {
    if (produto) return loaded(await getEditedProduct({ data: { productId: produto } }));
    const { loaderData } = await parentMatchPromise;
    if (!loaderData?.store && !loaderData?.isPreparing) throw notFound(requiredRole("autor"));
    return null;
  },
  gcTime: 0,
  preload: false,
  head: ({ loaderData }) => ({
    meta: [{ title: `${loaderData?.form.title || "Publicar material"} · ${brand.name}` }],
  }),
  pendingComponent: PanelPending,
  notFoundComponent: PanelMissing,
  errorComponent: PanelError,
  component: AddProduct,
});

function AddProduct() {
  const page = Route.useLoaderData();
  const { publicado } = Route.useSearch();
  const navigate = Route.useNavigate();
  const router = useRouter();

  async function published() {
    await navigate({ search: { produto: page?.id, publicado: "1" }, replace: true });
    await router.invalidate({ sync: true });
    scrollTo({ top: 0 });
  }

  return (
    <>
      <div className="mb-3 flex max-w-[640px] flex-wrap items-center justify-between gap-x-4 gap-y-1 text-xs font-medium text-muted">
        <RouterLink href="/painel/produtos" className="inline-flex min-h-6 items-center gap-1.5 hover:text-ink">
          <ArrowLeft aria-hidden className="size-4" />
          Materiais
        </RouterLink>
        {page && (
          <a
            href={`/painel/produtos/${page.id}/previa`}
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-6 items-center gap-1.5 hover:text-ink"
          >
            <Eye aria-hidden className="size-4" />
            Ver como comprador
          </a>
        )}
      </div>
      <PanelHead title={page?.slug ? "Editar material" : "Publicar material"}>
        {page?.slug
          ? "O que você muda só aparece na loja quando publicar de novo."
          : "Comece pelos arquivos. O rascunho é salvo automaticamente."}{" "}
        {page?.slug ? (
          <HelpLink slug="agendar-e-versoes">Versões e horários</HelpLink>
        ) : (
          <HelpLink slug="publicar-material">Como publicar</HelpLink>
        )}
      </PanelHead>
      {publicado && page?.slug && !page.hasChanges && <ShareKit page={{ ...page, slug: page.slug }} />}
      {page?.status === "em_revisao" ? (
        <div className="max-w-[640px]">
          <WaitingNote page={page} onWithdrawn={() => void router.invalidate()} />
        </div>
      ) : page ? (
        <ProductForm
          key={`${page.id}-${page.revision}`}
          page={page}
          onPublished={() => void published()}
          onScheduled={() => void router.invalidate().then(() => scrollTo({ top: 0 }))}
        />
      ) : (
        <StartProduct onStart={(produto) => void navigate({ search: { produto }, replace: true })} />
      )}
    </>
  );
}
