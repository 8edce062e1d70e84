import { createFileRoute } from "@tanstack/react-router";
import { brand } from "#kit/brand/brand.ts";
import { enterSystem } from "#modules/operations/functions.ts";
import { SystemPage } from "#modules/operations/system/ui/system-page.tsx";
import { PanelError } from "#modules/panel/ui/panel-error.tsx";
import { PanelHead } from "#modules/panel/ui/panel-head.tsx";
import { PanelMissing } from "#modules/panel/ui/panel-missing.tsx";
import { PanelPending } from "#modules/panel/ui/panel-pending.tsx";
import { loaded } from "../-loaded.ts";

export const Route = createFileRoute("/painel/admin/interno")({
  /** Asks only who it is: each part of the page reads by itself, and one that fails does not take the others with it. */
  loader: async () => loaded(await enterSystem()),
  staleTime: 60_000,
  head: () => ({ meta: [{ title: `Sistema · ${brand.name}` }] }),
  pendingComponent: PanelPending,
  notFoundComponent: PanelMissing,
  errorComponent: PanelError,
  component: MachineRoom,
});

function MachineRoom() {
  return (
    <>
      <PanelHead title="Sistema">O que está na fila, o que falhou e quem fez cada mudança.</PanelHead>
      <SystemPage />
    </>
  );
}
