import { createFileRoute, redirect, useRouter } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { listHref } from "#kit/list-search.ts";
import { getSavedViews } from "#modules/accounts/saved-views/functions.ts";
import { SavedViews } from "#modules/accounts/saved-views/ui/saved-views.tsx";
import { getPlatformCoupons } from "#modules/coupons/platform/functions.ts";
import { formHref, PLATFORM_COUPONS_PATH, readPlatformCouponsSearch } from "#modules/coupons/platform/rules/search.ts";
import { PlatformCoupons } from "#modules/coupons/platform/ui/platform-coupons.tsx";
import { PanelError } from "#modules/panel/ui/panel-error.tsx";
import { PanelHead } from "#modules/panel/ui/panel-head.tsx";
import { PanelMissing } from "#modules/panel/ui/panel-missing.tsx";
import { Button } from "#ui/button.tsx";
import { TablePending } from "#ui/data-table/table-pending.tsx";
import { loaded } from "../-loaded.ts";

export const Route = createFileRoute("/painel/admin/cupons")({
  validateSearch: readPlatformCouponsSearch,
  loaderDeps: ({ search }) => ({ ...search, criar: undefined }),
  loader: async ({ deps }) => {
    const [list, views] = await Promise.all([
      getPlatformCoupons({ data: deps }).then(loaded),
      getSavedViews({ data: { list: "cupons-da-autoria" } }).then(loaded),
    ]);
    if (list.rows.length === 0 && deps.pagina) throw redirect({ href: listHref(PLATFORM_COUPONS_PATH, deps) });
    return { list, views };
  },
  staleTime: 0,
  head: () => ({ meta: [{ title: "Cupons da Autoria · Autoria" }] }),
  pendingComponent: TablePending,
  notFoundComponent: PanelMissing,
  errorComponent: PanelError,
  component: Coupons,
});

function Coupons() {
  const router = useRouter();
  const search = Route.useSearch();
  const { list, views } = Route.useLoaderData();
  return (
    <>
      <PanelHead
        title="Cupons da Autoria"
        actions={
          <Button
            variant="primary"
            className={search.criar ? "invisible" : ""}
            onClick={() => void router.navigate({ href: formHref(search, true) })}
          >
            <Plus aria-hidden />
            Criar cupom
          </Button>
        }
      >
        Descontos que saem da comissão, em materiais de todas as lojas. Quem fez o material recebe o mesmo.
      </PanelHead>
      <PlatformCoupons
        list={list}
        search={search}
        views={<SavedViews list="cupons-da-autoria" path={PLATFORM_COUPONS_PATH} search={search} views={views} />}
      />
    </>
  );
}
