import { createFileRoute } from "@tanstack/react-router";
import { brand } from "#kit/brand/brand.ts";
import { isUuid } from "#kit/id.ts";
import { getAddresses } from "#modules/accounts/addresses/functions.ts";
import { AddressesPage } from "#modules/accounts/addresses/ui/addresses-page.tsx";
import { AddressesPending } from "#modules/accounts/addresses/ui/addresses-pending.tsx";
import { PanelError } from "#modules/panel/ui/panel-error.tsx";
import { PanelHead } from "#modules/panel/ui/panel-head.tsx";
import { loaded } from "../-loaded.ts";

export const Route = createFileRoute("/painel/enderecos")({
  validateSearch: (raw: Record<string, unknown>): { editar?: string | undefined } => ({
    editar: typeof raw.editar === "string" && isUuid(raw.editar) ? raw.editar : undefined,
  }),
  loader: async () => loaded(await getAddresses()),
  staleTime: 0,
  head: () => ({ meta: [{ title: `Endereços · ${brand.name}` }] }),
  pendingComponent: AddressesPending,
  errorComponent: PanelError,
  component: Addresses,
});

function Addresses() {
  return (
    <>
      <PanelHead title="Endereços">Para a cobrança do cartão e as notas. O padrão já vem escolhido quando você paga.</PanelHead>
      <AddressesPage addresses={Route.useLoaderData()} editingId={Route.useSearch().editar ?? null} />
    </>
  );
}
