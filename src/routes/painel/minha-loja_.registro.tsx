import { createFileRoute } from "@tanstack/react-router";
import { brand } from "#kit/brand/brand.ts";
import { getAuthorLog } from "#modules/operations/author-log/functions.ts";
import { readLogSearch } from "#modules/operations/author-log/schema.ts";
import { AuthorLog } from "#modules/operations/author-log/ui/author-log.tsx";
import { PanelError } from "#modules/panel/ui/panel-error.tsx";
import { PanelHead } from "#modules/panel/ui/panel-head.tsx";
import { PanelMissing } from "#modules/panel/ui/panel-missing.tsx";
import { PanelPending } from "#modules/panel/ui/panel-pending.tsx";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { routerLink } from "#ui/router-link.tsx";
import { loaded } from "../-loaded.ts";

export const Route = createFileRoute("/painel/minha-loja_/registro")({
  validateSearch: readLogSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps }) => loaded(await getAuthorLog({ data: { ...deps } })),
  staleTime: 0,
  head: () => ({ meta: [{ title: `Registro do que você fez · ${brand.name}` }] }),
  pendingComponent: PanelPending,
  notFoundComponent: PanelMissing,
  errorComponent: PanelError,
  component: Log,
});

function Log() {
  return (
    <>
      <Breadcrumb crumbs={[{ href: "/painel/minha-loja", label: "Minha loja" }]} renderLink={routerLink} className="mb-3" />
      <PanelHead title="Registro do que você fez">{`Só para ler: nem você nem ${brand.the} mudam o que está aqui.`}</PanelHead>
      <AuthorLog log={Route.useLoaderData()} search={Route.useSearch()} />
    </>
  );
}
