import { createFileRoute, useRouter } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { brand } from "#kit/brand/brand.ts";
import { SavedViews } from "#modules/accounts/saved-views/ui/saved-views.tsx";
import { getPlatformCoupons } from "#modules/coupons/platform/functions.ts";
import { formHref, platformCouponList } from "#modules/coupons/platform/search.ts";
import { PlatformCoupons } from "#modules/coupons/platform/ui/page.tsx";
import { PanelError } from "#modules/panel/ui/panel-error.tsx";
import { PanelHead } from "#modules/panel/ui/panel-head.tsx";
import { PanelMissing } from "#modules/panel/ui/panel-missing.tsx";
import { Button } from "#ui/button.tsx";
import { TablePending } from "#ui/data-table/table-pending.tsx";
import { listRoute } from "./-list-route.ts";

export const Route = createFileRoute("/painel/admin/cupons")({
  ...listRoute(platformCouponList, {
    get title() {
      return `Cupons ${brand.of}`;
    },
    rows: getPlatformCoupons,
    deps: (search) => ({ ...search, criar: undefined }),
  }),
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
        title={`Cupons ${brand.of}`}
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
        views={<SavedViews list={platformCouponList.name} path={platformCouponList.path} search={search} views={views} />}
      />
    </>
  );
}
