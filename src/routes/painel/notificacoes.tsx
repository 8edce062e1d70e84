import { createFileRoute, redirect, useRouter } from "@tanstack/react-router";
import { brand } from "#kit/brand/brand.ts";
import { getNotices } from "#modules/notifications/functions.ts";
import { noticesHref, readNoticesSearch } from "#modules/notifications/rules/search.ts";
import { NoticesPage } from "#modules/notifications/ui/notices-page.tsx";
import { PanelError } from "#modules/panel/ui/panel-error.tsx";
import { PanelHead } from "#modules/panel/ui/panel-head.tsx";
import { PanelMissing } from "#modules/panel/ui/panel-missing.tsx";
import { PanelPending } from "#modules/panel/ui/panel-pending.tsx";
import { buttonClass } from "#ui/button.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { loaded } from "../-loaded.ts";

export const Route = createFileRoute("/painel/notificacoes")({
  validateSearch: readNoticesSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps }) => {
    const page = loaded(await getNotices({ data: deps }));
    if (page.notices.length === 0 && deps.pagina) throw redirect({ href: noticesHref({ ...deps, pagina: undefined }) });
    return page;
  },
  staleTime: 0,
  head: () => ({ meta: [{ title: `Notificações · ${brand.name}` }] }),
  pendingComponent: PanelPending,
  notFoundComponent: PanelMissing,
  errorComponent: PanelError,
  component: Notices,
});

function Notices() {
  const router = useRouter();
  return (
    <>
      <PanelHead
        title="Notificações"
        actions={
          <RouterLink href="/painel/configuracoes?aba=notificacoes" className={buttonClass({ variant: "soft" })}>
            Escolher o que recebo
          </RouterLink>
        }
      >
        O que aconteceu nos últimos seis meses.
      </PanelHead>
      <NoticesPage page={Route.useLoaderData()} search={Route.useSearch()} onChanged={() => void router.invalidate()} />
    </>
  );
}
