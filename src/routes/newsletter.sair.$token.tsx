import { createFileRoute } from "@tanstack/react-router";
import { brand } from "#kit/brand/brand.ts";
import { getSubscription } from "#modules/newsletter/functions.ts";
import { SubscriptionPage } from "#modules/newsletter/ui/subscription-page.tsx";
import { Logo } from "#ui/brand/logo.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { ToastArea } from "#ui/toast.tsx";
import { loaded } from "./-loaded.ts";
import { emailHead } from "./-page-head.ts";

export const Route = createFileRoute("/newsletter/sair/$token")({
  loader: async ({ params: { token } }) => loaded(await getSubscription({ data: { token } })),
  staleTime: 0,
  head: () => emailHead("A sua newsletter", `Mude os assuntos da newsletter ${brand.of} ou saia da lista, sem entrar na conta.`),
  component: EmailMessage,
});

function EmailMessage() {
  return (
    <main id="conteudo" className="mx-auto grid min-h-dvh w-full max-w-[480px] content-center px-(--gutter) py-8">
      <RouterLink href="/" className="mb-10 justify-self-start" aria-label={`${brand.name}, página inicial`}>
        <Logo height={26} />
      </RouterLink>
      <ToastArea>
        <SubscriptionPage token={Route.useParams().token} subscription={Route.useLoaderData().subscription} />
      </ToastArea>
    </main>
  );
}
