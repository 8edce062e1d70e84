import { createFileRoute } from "@tanstack/react-router";
import { DenyChangePage } from "#modules/payouts/bank/ui/deny-change-page.tsx";
import { emailHead } from "./-page-head.ts";

export const Route = createFileRoute("/conta-bancaria/nao-fui-eu/$token")({
  head: () => emailHead("Não fui eu", "Desfaça uma troca de conta bancária que você não pediu."),
  component: Deny,
});

function Deny() {
  return <DenyChangePage token={Route.useParams().token} />;
}
