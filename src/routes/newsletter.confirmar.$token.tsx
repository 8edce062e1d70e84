import { createFileRoute } from "@tanstack/react-router";
import { brand } from "#kit/brand/brand.ts";
import { ConfirmPage } from "#modules/newsletter/ui/confirm-page.tsx";
import { Logo } from "#ui/brand/logo.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { emailHead } from "./-page-head.ts";

export const Route = createFileRoute("/newsletter/confirmar/$token")({
  head: () => emailHead("Confirmar a newsletter", `Confirme que quer receber a newsletter ${brand.of} neste e-mail.`),
  component: EmailMessage,
});

function EmailMessage() {
  return (
    <main id="conteudo" className="mx-auto grid min-h-dvh w-full max-w-[480px] content-center px-(--gutter) py-8">
      <RouterLink href="/" className="mb-10 justify-self-start" aria-label={`${brand.name}, página inicial`}>
        <Logo height={26} />
      </RouterLink>
      <ConfirmPage token={Route.useParams().token} />
    </main>
  );
}
