import { createFileRoute, useRouter } from "@tanstack/react-router";
import { brand } from "#kit/brand/brand.ts";
import { getTeam } from "#modules/operations/team/functions.ts";
import { AddToTeamAct, TeamPage } from "#modules/operations/team/ui/team-page.tsx";
import { PanelError } from "#modules/panel/ui/panel-error.tsx";
import { PanelHead } from "#modules/panel/ui/panel-head.tsx";
import { PanelMissing } from "#modules/panel/ui/panel-missing.tsx";
import { PanelPending } from "#modules/panel/ui/panel-pending.tsx";
import { loaded } from "../-loaded.ts";

export const Route = createFileRoute("/painel/admin/equipe")({
  loader: async () => loaded(await getTeam()),
  staleTime: 0,
  head: () => ({ meta: [{ title: `Equipe · ${brand.name}` }] }),
  pendingComponent: PanelPending,
  notFoundComponent: PanelMissing,
  errorComponent: PanelError,
  component: Team,
});

function Team() {
  const router = useRouter();
  const facts = Route.useLoaderData();
  const onChanged = () => router.invalidate({ sync: true });
  return (
    <>
      <PanelHead title="Equipe" actions={<AddToTeamAct onChanged={onChanged} />}>
        {`Quem cuida ${brand.of}, e o que cada pessoa alcança.`}
      </PanelHead>
      <TeamPage {...facts} onChanged={onChanged} />
    </>
  );
}
