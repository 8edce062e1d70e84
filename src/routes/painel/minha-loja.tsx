import { createFileRoute, useRouter } from "@tanstack/react-router";
import { brand } from "#kit/brand/brand.ts";
import { readChoice } from "#kit/search-params.ts";
import { getFollowers } from "#modules/favourites/news/functions.ts";
import { FollowersTab } from "#modules/favourites/news/ui/followers-tab.tsx";
import { getMyStore } from "#modules/stores/functions.ts";
import { AddressForm } from "#modules/stores/ui/address-form.tsx";
import { ClosingForm } from "#modules/stores/ui/closing-form.tsx";
import { CouponsSwitch } from "#modules/stores/ui/coupons-switch.tsx";
import { ThanksForm } from "#modules/stores/ui/thanks-form.tsx";
import { getStoreEditor } from "#modules/shop/store-editor/functions.ts";
import { StoreEditor } from "#modules/shop/store-editor/ui/store-editor.tsx";
import { PanelError } from "#modules/panel/ui/panel-error.tsx";
import { PanelHead } from "#modules/panel/ui/panel-head.tsx";
import { PanelMissing } from "#modules/panel/ui/panel-missing.tsx";
import { PanelPending } from "#modules/panel/ui/panel-pending.tsx";
import { Panel } from "#ui/panel.tsx";
import { RouterLink, routerLink } from "#ui/router-link.tsx";
import { LinkTabs } from "#ui/tabs.tsx";
import { loaded } from "../-loaded.ts";

const TABS = ["novidades", "funcionamento"] as const;
type Tab = (typeof TABS)[number] | undefined;
const readSearch = (raw: Record<string, unknown>): { aba?: Tab } => ({ aba: readChoice(raw.aba, TABS) });

export const Route = createFileRoute("/painel/minha-loja")({
  validateSearch: readSearch,
  loaderDeps: ({ search: { aba } }) => ({ aba }),
  loader: async ({ deps: { aba } }) => {
    const [store, studio, followers] = await Promise.all([
      getMyStore(),
      aba ? null : getStoreEditor(),
      aba === "novidades" ? getFollowers() : null,
    ]);
    return { aba, store: loaded(store), studio: studio && loaded(studio), followers: followers && loaded(followers) };
  },
  staleTime: 0,
  head: () => ({ meta: [{ title: `Minha loja · ${brand.name}` }] }),
  pendingComponent: PanelPending,
  notFoundComponent: PanelMissing,
  errorComponent: PanelError,
  component: MyStorePage,
});

function MyStorePage() {
  const { aba, store, studio, followers } = Route.useLoaderData();
  const router = useRouter();
  const refresh = () => router.invalidate({ sync: true });
  const tab = (name: Tab, label: string) => ({
    href: name ? `/painel/minha-loja?aba=${name}` : "/painel/minha-loja",
    label,
    current: aba === name,
  });
  return (
    <>
      <PanelHead title="Minha loja">
        {store.isOpen && (
          <RouterLink href={`/loja/${store.slug}`} className="link">
            Ver como visitante
          </RouterLink>
        )}
        {store.isOpen && " · "}
        <RouterLink href="/painel/minha-loja/levar" className="link">
          Exportar minha loja
        </RouterLink>
        {" · "}
        <RouterLink href="/painel/minha-loja/registro" className="link">
          O que você fez
        </RouterLink>
        {" · "}
        <RouterLink href="/painel/minha-loja/advertencias" className="link">
          Advertências
        </RouterLink>
      </PanelHead>
      <LinkTabs
        className="mb-5"
        label="Partes da sua loja"
        renderLink={routerLink}
        tabs={[tab(undefined, "Vitrine"), tab("novidades", "Novidades"), tab("funcionamento", "Funcionamento")]}
      />
      {studio && <StoreEditor studio={studio} onRefresh={refresh} />}
      {followers && <FollowersTab page={followers} isOpen={store.isOpen} onChanged={refresh} />}
      {aba === "funcionamento" && (
        <div className="grid max-w-[640px] gap-5">
          <Panel title="Fechar por uns dias">
            <ClosingForm key={store.closing?.until ?? store.planned?.from} store={store} onDone={refresh} />
          </Panel>
          <Panel title="Cupons">
            <CouponsSwitch shows={store.showsCoupons} onDone={refresh} />
          </Panel>
          <Panel title="Avaliações">
            <ThanksForm words={store.reviewThanks} onDone={refresh} />
          </Panel>
          <Panel title="Endereço">
            <AddressForm store={store} onDone={refresh} />
          </Panel>
        </div>
      )}
    </>
  );
}
