import { createFileRoute, useRouter } from "@tanstack/react-router";
import { brand } from "#kit/brand/brand.ts";
import { readChoice } from "#kit/search-params.ts";
import { PanelError } from "#modules/panel/ui/panel-error.tsx";
import { PanelHead } from "#modules/panel/ui/panel-head.tsx";
import { PanelMissing } from "#modules/panel/ui/panel-missing.tsx";
import { PanelPending } from "#modules/panel/ui/panel-pending.tsx";
import { routerLink } from "#ui/router-link.tsx";
import { LinkTabs } from "#ui/tabs.tsx";
import { SETTINGS_TABS, type SettingsTabName } from "./-settings-tabs.tsx";

const NAMES = Object.keys(SETTINGS_TABS) as SettingsTabName[];
const readSearch = (raw: Record<string, unknown>): { aba?: SettingsTabName | undefined } => ({
  aba: readChoice(raw.aba, NAMES),
});

export const Route = createFileRoute("/painel/configuracoes")({
  validateSearch: readSearch,
  loaderDeps: ({ search: { aba = "conta" } }) => ({ aba }),
  loader: async ({ deps: { aba } }) => ({ aba, facts: await SETTINGS_TABS[aba].read() }),
  staleTime: 0,
  head: ({ loaderData }) => ({
    meta: [{ title: `${loaderData ? `${SETTINGS_TABS[loaderData.aba].label}: ` : ""}Configurações · ${brand.name}` }],
  }),
  pendingComponent: PanelPending,
  notFoundComponent: PanelMissing,
  errorComponent: PanelError,
  component: Settings,
});

function Settings() {
  const { aba, facts } = Route.useLoaderData();
  const router = useRouter();
  return (
    <>
      <PanelHead title="Configurações">Seus dados e o que protege a sua conta.</PanelHead>
      <LinkTabs
        label="Configurações"
        className="mb-6"
        renderLink={routerLink}
        tabs={NAMES.map((name) => ({
          href: name === "conta" ? "/painel/configuracoes" : `/painel/configuracoes?aba=${name}`,
          label: SETTINGS_TABS[name].label,
          current: name === aba,
        }))}
      />
      <div key={aba}>{SETTINGS_TABS[aba].show(facts, () => void router.invalidate())}</div>
    </>
  );
}
