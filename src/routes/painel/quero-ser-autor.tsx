import { createFileRoute, redirect, useRouter } from "@tanstack/react-router";
import { brand } from "#kit/brand/brand.ts";
import { getMyApplication } from "#modules/stores/applications/functions.ts";
import { ApplicationPage } from "#modules/stores/applications/ui/application-page.tsx";
import { PanelError } from "#modules/panel/ui/panel-error.tsx";
import { PanelHead } from "#modules/panel/ui/panel-head.tsx";
import { PanelPending } from "#modules/panel/ui/panel-pending.tsx";
import { loaded } from "../-loaded.ts";

export const Route = createFileRoute("/painel/quero-ser-autor")({
  loader: async () => {
    const facts = loaded(await getMyApplication());
    if (facts.hasStore) throw redirect({ href: "/painel" });
    return facts;
  },
  staleTime: 0,
  // What is being written is newer than what was read.
  gcTime: 0,
  head: () => ({ meta: [{ title: `Vender ${brand.in} · ${brand.name}` }] }),
  pendingComponent: PanelPending,
  errorComponent: PanelError,
  component: Apply,
});

function Apply() {
  const router = useRouter();
  const facts = Route.useLoaderData();
  const reread = () => router.invalidate({ sync: true });
  return (
    <>
      <PanelHead title={`Vender ${brand.in}`}>
        {facts.application?.waiting ? "Sua solicitação está com a gente." : "Escreva no seu tempo: tudo é salvo automaticamente."}{" "}
        <a href="/quero-ser-autor" className="link">
          Como funciona
        </a>
      </PanelHead>
      <ApplicationPage
        facts={facts}
        reread={reread}
        onChanged={async () => {
          await reread();
          scrollTo({ top: 0 });
        }}
      />
    </>
  );
}
