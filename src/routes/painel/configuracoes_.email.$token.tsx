import { createFileRoute, useRouter } from "@tanstack/react-router";
import { brand } from "#kit/brand/brand.ts";
import { ConfirmEmailPage } from "#modules/accounts/ui/settings/confirm-email-page.tsx";
import { PanelHead } from "#modules/panel/ui/panel-head.tsx";
import { showToast } from "#ui/toast.tsx";

export const Route = createFileRoute("/painel/configuracoes_/email/$token")({
  head: () => ({
    meta: [{ title: `Confirmar novo e-mail · ${brand.name}` }, { name: "referrer", content: "no-referrer" }],
  }),
  component: ConfirmEmail,
});

function ConfirmEmail() {
  const { token } = Route.useParams();
  const router = useRouter();

  async function done(email: string) {
    showToast(`Agora você entra com ${email}.`);
    await router.navigate({ href: "/painel/configuracoes", replace: true });
    await router.invalidate({ sync: true });
  }

  return (
    <>
      <PanelHead title="Confirmar novo e-mail">
        A partir daqui você entra por ele. O endereço de antes tem 72 horas para desfazer, e as outras sessões terminam.
      </PanelHead>
      <ConfirmEmailPage token={token} onDone={(email) => void done(email)} />
    </>
  );
}
