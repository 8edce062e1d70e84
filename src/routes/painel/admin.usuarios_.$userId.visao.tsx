import { createFileRoute, notFound, useRouter } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { brand } from "#kit/brand/brand.ts";
import { isUuid } from "#kit/id.ts";
import { listHref } from "#kit/list-search.ts";
import { peopleList } from "#modules/operations/people/search.ts";
import { getImpersonation } from "#modules/operations/impersonation/functions.ts";
import { readImpersonationSearch } from "#modules/operations/impersonation/rules.ts";
import { ImpersonationPage } from "#modules/operations/impersonation/ui/impersonation-page.tsx";
import { PanelError } from "#modules/panel/ui/panel-error.tsx";
import { PanelHead } from "#modules/panel/ui/panel-head.tsx";
import { PanelMissing } from "#modules/panel/ui/panel-missing.tsx";
import { PanelPending } from "#modules/panel/ui/panel-pending.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { loaded } from "../-loaded.ts";

export const Route = createFileRoute("/painel/admin/usuarios_/$userId/visao")({
  validateSearch: readImpersonationSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ params: { userId }, deps }) => {
    if (!isUuid(userId)) throw notFound();
    return loaded(await getImpersonation({ data: { userId, ...deps } }));
  },
  staleTime: 0,
  gcTime: 0,
  preload: false,
  head: () => ({ meta: [{ title: `O que a pessoa vê · ${brand.name}` }] }),
  pendingComponent: PanelPending,
  notFoundComponent: PanelMissing,
  errorComponent: PanelError,
  component: Sight,
});

function Sight() {
  const router = useRouter();
  const impersonation = Route.useLoaderData();
  return (
    <>
      <RouterLink
        href={listHref(peopleList.path, {}, { linha: impersonation.userId })}
        className="mb-3 inline-flex min-h-6 items-center gap-1.5 text-xs font-medium text-muted hover:text-ink"
      >
        <ArrowLeft aria-hidden className="size-4" />
        Pessoa
      </RouterLink>
      <PanelHead title={`O que ${impersonation.hinted.name} vê`}>{impersonation.hinted.email}</PanelHead>
      <ImpersonationPage impersonation={impersonation} search={Route.useSearch()} onChanged={() => void router.invalidate()} />
    </>
  );
}
