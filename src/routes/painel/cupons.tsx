import { brand } from "#kit/brand/brand.ts";
import { HelpLink } from "#ui/help-link.tsx";
import { createFileRoute, notFound, redirect, useRouter } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { requiredRole } from "#kit/forbidden.ts";
import { getSavedViews } from "#modules/accounts/saved-views/functions.ts";
import { SavedViews } from "#modules/accounts/saved-views/ui/saved-views.tsx";
import { getCoupons, getPromotions } from "#modules/coupons/functions.ts";
import { couponList, couponsHref } from "#modules/coupons/search.ts";
import { CouponsPanel } from "#modules/coupons/ui/page.tsx";
import { PromotionsPanel } from "#modules/coupons/ui/promotions-panel.tsx";
import { PanelError } from "#modules/panel/ui/panel-error.tsx";
import { PanelHead } from "#modules/panel/ui/panel-head.tsx";
import { PanelMissing } from "#modules/panel/ui/panel-missing.tsx";
import { PanelPending } from "#modules/panel/ui/panel-pending.tsx";
import { Button } from "#ui/button.tsx";
import { routerLink } from "#ui/router-link.tsx";
import { LinkTabs } from "#ui/tabs.tsx";
import { loaded } from "../-loaded.ts";

export const Route = createFileRoute("/painel/cupons")({
  validateSearch: couponList.read,
  loaderDeps: ({ search }) => ({ ...search, criar: undefined }),
  loader: async ({ deps, parentMatchPromise }) => {
    const { loaderData } = await parentMatchPromise;
    if (!loaderData?.store) throw notFound(requiredRole("autor"));
    if (deps.aba === "promocoes") return { coupons: null, views: [], promotions: loaded(await getPromotions()) };
    const [coupons, views] = await Promise.all([
      getCoupons({ data: deps }).then(loaded),
      getSavedViews({ data: { list: couponList.name } }).then(loaded),
    ]);
    if (coupons.rows.length === 0 && deps.pagina) throw redirect({ href: couponList.href(deps) });
    return { coupons, views, promotions: null };
  },
  staleTime: 0,
  head: () => ({ meta: [{ title: `Cupons e promoções · ${brand.name}` }] }),
  pendingComponent: PanelPending,
  notFoundComponent: PanelMissing,
  errorComponent: PanelError,
  component: Coupons,
});

function Coupons() {
  const { coupons, views, promotions } = Route.useLoaderData();
  const search = Route.useSearch();
  const router = useRouter();
  const isPromotions = search.aba === "promocoes";
  const isEmpty = promotions ? promotions.length === 0 : coupons.counts.todos === 0;
  return (
    <>
      <PanelHead
        title="Cupons e promoções"
        actions={
          !isEmpty && (
            <Button
              variant="primary"
              className={search.criar ? "invisible" : ""}
              onClick={() => void router.navigate({ href: couponsHref({ aba: search.aba }, { criar: "1" }) })}
            >
              <Plus aria-hidden />
              {isPromotions ? "Criar promoção" : "Criar cupom"}
            </Button>
          )
        }
      >
        {isPromotions
          ? "Preço menor para todo mundo por alguns dias, sem código."
          : "Códigos seus, para quem recebe o link. Vendas por um cupom seu pagam a comissão menor."}{" "}
        <HelpLink slug="criar-cupom">Como funciona</HelpLink>
      </PanelHead>
      <LinkTabs
        label="Cupons e promoções"
        className="mb-5"
        renderLink={routerLink}
        tabs={[
          { href: couponsHref({}), label: "Cupons", current: !isPromotions },
          { href: couponsHref({ aba: "promocoes" }), label: "Promoções", current: isPromotions },
        ]}
      />
      {coupons && (
        <CouponsPanel
          list={coupons}
          search={search}
          views={<SavedViews list={couponList.name} path={couponList.path} search={search} views={views} />}
        />
      )}
      {promotions && <PromotionsPanel rows={promotions} search={search} />}
    </>
  );
}
