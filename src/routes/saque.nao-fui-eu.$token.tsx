import { createFileRoute, Link } from "@tanstack/react-router";
import { readDenial } from "#modules/payouts/withdrawals/functions.ts";
import { DenialPage } from "#modules/payouts/withdrawals/ui/denial-page.tsx";
import { Logo } from "#ui/brand/logo.tsx";
import { loaded } from "./-loaded.ts";
import { letterHead } from "./-page-head.ts";

export const Route = createFileRoute("/saque/nao-fui-eu/$token")({
  loader: async ({ params: { token } }) => loaded(await readDenial({ data: { token } })),
  head: () => letterHead("Parar um saque", "Pare um saque que você não pediu."),
  component: Denial,
});

function Denial() {
  return (
    <main id="conteudo" className="mx-auto grid min-h-dvh w-full max-w-[480px] content-center px-(--gutter) py-8">
      <Link to="/" className="mb-10 justify-self-start">
        <Logo height={26} />
      </Link>
      <DenialPage token={Route.useParams().token} isLive={Route.useLoaderData().isLive} />
    </main>
  );
}
