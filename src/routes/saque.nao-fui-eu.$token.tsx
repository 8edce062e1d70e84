import { createFileRoute } from "@tanstack/react-router";
import { readDenial } from "#modules/payouts/withdrawals/functions.ts";
import { DenialPage } from "#modules/payouts/withdrawals/ui/denial-page.tsx";
import { Logo } from "#ui/brand/logo.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { loaded } from "./-loaded.ts";
import { emailHead } from "./-page-head.ts";

export const Route = createFileRoute("/saque/nao-fui-eu/$token")({
  loader: async ({ params: { token } }) => loaded(await readDenial({ data: { token } })),
  head: () => emailHead("Parar um saque", "Pare um saque que você não pediu."),
  component: Denial,
});

function Denial() {
  return (
    <main id="conteudo" className="mx-auto grid min-h-dvh w-full max-w-[480px] content-center px-(--gutter) py-8">
      <RouterLink href="/" className="mb-10 justify-self-start">
        <Logo height={26} />
      </RouterLink>
      <DenialPage token={Route.useParams().token} isLive={Route.useLoaderData().isLive} />
    </main>
  );
}
