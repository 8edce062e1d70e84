import { createFileRoute } from "@tanstack/react-router";
import { PanelHead } from "#modules/storefront/panel/ui/panel-head.tsx";

export const Route = createFileRoute("/painel/")({
  head: () => ({ meta: [{ title: "Visão geral · Autoria" }] }),
  component: () => <PanelHead title="Visão geral" />,
});
