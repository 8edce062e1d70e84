import { createFileRoute, Outlet } from "@tanstack/react-router";
import { StepUpProvider } from "#modules/accounts/ui/step-up-provider.tsx";
import { getPanelFrame } from "#modules/panel/functions.ts";
import { ShellPending } from "#modules/panel/ui/shell-pending.tsx";
import { PanelShell } from "#modules/panel/ui/panel-shell.tsx";
import { NotFoundPage } from "#modules/shop/ui/not-found-page.tsx";
import { loaded } from "./-loaded.ts";

export const Route = createFileRoute("/painel")({
  ssr: "data-only",
  loader: async () => loaded(await getPanelFrame()),
  staleTime: 60_000,
  head: () => ({ meta: [{ name: "robots", content: "noindex" }] }),
  notFoundComponent: NotFoundPage,
  pendingComponent: ShellPending,
  component: PanelLayout,
});

function PanelLayout() {
  return (
    <PanelShell frame={Route.useLoaderData()}>
      <StepUpProvider>
        <Outlet />
      </StepUpProvider>
    </PanelShell>
  );
}
