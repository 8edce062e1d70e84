import { createFileRoute } from "@tanstack/react-router";
import { brand } from "#kit/brand/brand.ts";
import { getStopLink } from "#modules/notifications/functions.ts";
import { StopEmailsPage } from "#modules/notifications/ui/stop-emails-page.tsx";
import { Logo } from "#ui/brand/logo.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { loaded } from "./-loaded.ts";
import { emailHead } from "./-page-head.ts";

export const Route = createFileRoute("/avisos/parar/$token")({
  loader: async ({ params: { token } }) => loaded(await getStopLink({ data: { token } })),
  head: () => emailHead("Parar e-mails", "Pare de receber este tipo de aviso por e-mail, sem entrar na conta."),
  component: Stop,
});

function Stop() {
  return (
    <main id="conteudo" className="mx-auto grid min-h-dvh w-full max-w-[480px] content-center px-(--gutter) py-8">
      <RouterLink href="/" className="mb-10 justify-self-start" aria-label={`${brand.name}, página inicial`}>
        <Logo height={26} />
      </RouterLink>
      <StopEmailsPage token={Route.useParams().token} link={Route.useLoaderData().link} />
    </main>
  );
}
