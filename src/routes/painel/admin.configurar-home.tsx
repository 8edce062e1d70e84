import { createFileRoute, useRouter } from "@tanstack/react-router";
import { brand } from "#kit/brand/brand.ts";
import { findProductsToPick, getHomeArrangement } from "#modules/shop/home/arrange/functions.ts";
import { readFeatureSearch } from "#modules/shop/home/arrange/rules/preview-search.ts";
import { HomeArranger } from "#modules/shop/home/arrange/ui/home-arranger.tsx";
import { PanelError } from "#modules/panel/ui/panel-error.tsx";
import { PanelHead } from "#modules/panel/ui/panel-head.tsx";
import { PanelMissing } from "#modules/panel/ui/panel-missing.tsx";
import { PanelPending } from "#modules/panel/ui/panel-pending.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { loaded } from "../-loaded.ts";

const HOME_PATH = "/painel/admin/configurar-home";

export const Route = createFileRoute("/painel/admin/configurar-home")({
  validateSearch: readFeatureSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps: { destacar } }) => {
    const [page, found] = await Promise.all([
      getHomeArrangement().then(loaded),
      destacar ? findProductsToPick({ data: { busca: destacar } }).then(loaded) : [],
    ]);
    return { page, featured: found.find(({ slug }) => slug === destacar) ?? null };
  },
  staleTime: 0,
  head: () => ({ meta: [{ title: `Página inicial · ${brand.name}` }] }),
  pendingComponent: PanelPending,
  notFoundComponent: PanelMissing,
  errorComponent: PanelError,
  component: ArrangeHome,
});

function ArrangeHome() {
  const router = useRouter();
  const { page, featured } = Route.useLoaderData();
  return (
    <>
      <PanelHead
        title="Página inicial"
        actions={
          <RouterLink href="/" className="link text-sm">
            Ver a página no ar
          </RouterLink>
        }
      >
        O que aparece na página inicial, em que ordem, para quem e quando. Nada muda para quem visita até você publicar.
      </PanelHead>
      <HomeArranger
        page={page}
        reload={() => router.invalidate({ sync: true })}
        featured={featured}
        onFeatured={() => void router.navigate({ to: HOME_PATH as string, replace: true, resetScroll: false })}
      />
    </>
  );
}
