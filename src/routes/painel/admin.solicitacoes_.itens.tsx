import { createFileRoute, useRouter } from "@tanstack/react-router";
import { brand } from "#kit/brand/brand.ts";
import { getChecklists } from "#modules/operations/applications/functions.ts";
import { ChecklistEditor } from "#modules/operations/applications/ui/checklist-editor.tsx";
import { PanelError } from "#modules/panel/ui/panel-error.tsx";
import { PanelHead } from "#modules/panel/ui/panel-head.tsx";
import { PanelMissing } from "#modules/panel/ui/panel-missing.tsx";
import { PanelPending } from "#modules/panel/ui/panel-pending.tsx";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { routerLink } from "#ui/router-link.tsx";
import { loaded } from "../-loaded.ts";

export const Route = createFileRoute("/painel/admin/solicitacoes_/itens")({
  loader: async () => loaded(await getChecklists()),
  gcTime: 0,
  preload: false,
  head: () => ({ meta: [{ title: `O que pedimos a quem quer vender · ${brand.name}` }] }),
  pendingComponent: PanelPending,
  notFoundComponent: PanelMissing,
  errorComponent: PanelError,
  component: Items,
});

function Items() {
  const router = useRouter();
  const checklists = Route.useLoaderData();
  return (
    <>
      <Breadcrumb
        crumbs={[{ href: "/painel/admin/solicitacoes", label: "Solicitações" }]}
        renderLink={routerLink}
        className="mb-3"
      />
      <PanelHead title="O que pedimos a quem quer vender">
        Os itens da solicitação, na ordem em que aparecem. Quem já enviou continua com a lista que viu.
      </PanelHead>
      <ChecklistEditor
        key={checklists.current.version}
        checklists={checklists}
        onSaved={() => void router.invalidate({ sync: true })}
      />
    </>
  );
}
