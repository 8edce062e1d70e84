import { createFileRoute, useRouter } from "@tanstack/react-router";
import { getMyStore } from "#modules/stores/functions.ts";
import { AddressForm } from "#modules/stores/ui/address-form.tsx";
import { ClosingForm } from "#modules/stores/ui/closing-form.tsx";
import { PanelError } from "#modules/storefront/panel/ui/panel-error.tsx";
import { PanelHead } from "#modules/storefront/panel/ui/panel-head.tsx";
import { PanelMissing } from "#modules/storefront/panel/ui/panel-missing.tsx";
import { PanelPending } from "#modules/storefront/panel/ui/panel-pending.tsx";
import { Panel } from "#ui/panel.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { loaded } from "../-loaded.ts";

export const Route = createFileRoute("/painel/minha-loja")({
  loader: async () => loaded(await getMyStore()),
  staleTime: 0,
  head: () => ({ meta: [{ title: "Minha loja · Autoria" }] }),
  pendingComponent: PanelPending,
  notFoundComponent: PanelMissing,
  errorComponent: PanelError,
  component: MyStorePage,
});

function MyStorePage() {
  const store = Route.useLoaderData();
  const router = useRouter();
  const refresh = () => router.invalidate();
  return (
    <>
      <PanelHead title="Minha loja">
        {store.isOpen && (
          <RouterLink href={`/loja/${store.slug}`} className="link">
            Ver como visitante
          </RouterLink>
        )}
      </PanelHead>
      <div className="grid max-w-[640px] gap-5">
        <Panel title="Fechar por uns dias">
          <ClosingForm key={store.closing?.until} store={store} onDone={refresh} />
        </Panel>
        <Panel title="Endereço">
          <AddressForm store={store} onDone={refresh} />
        </Panel>
      </div>
    </>
  );
}
