import { createFileRoute } from "@tanstack/react-router";
import { brand } from "#kit/brand/brand.ts";
import { getFavourites } from "#modules/favourites/functions.ts";
import { readFavouritesSearch } from "#modules/favourites/schema/favourites-page.ts";
import { FavouritesPage } from "#modules/favourites/ui/favourites-page.tsx";
import { FavouritesPending } from "#modules/favourites/ui/favourites-pending.tsx";
import { PanelError } from "#modules/panel/ui/panel-error.tsx";
import { PanelHead } from "#modules/panel/ui/panel-head.tsx";
import { PanelMissing } from "#modules/panel/ui/panel-missing.tsx";
import { loaded } from "../-loaded.ts";

export const Route = createFileRoute("/painel/favoritos")({
  validateSearch: readFavouritesSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps }) => loaded(await getFavourites({ data: deps })),
  staleTime: 0,
  head: () => ({ meta: [{ title: `Favoritos · ${brand.name}` }] }),
  pendingComponent: FavouritesPending,
  notFoundComponent: PanelMissing,
  errorComponent: PanelError,
  component: Favourites,
});

function Favourites() {
  return (
    <>
      <PanelHead title="Favoritos">O que você guardou para depois, com o preço de agora.</PanelHead>
      <FavouritesPage facts={Route.useLoaderData()} search={Route.useSearch()} />
    </>
  );
}
