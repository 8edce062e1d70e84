import { createFileRoute } from "@tanstack/react-router";
import { DenyChangePage } from "#modules/payouts/bank/ui/deny-change-page.tsx";

export const Route = createFileRoute("/conta-bancaria/nao-fui-eu/$token")({
  head: () => ({
    meta: [
      { title: "Não fui eu · Autoria" },
      { name: "robots", content: "noindex" },
      { name: "referrer", content: "no-referrer" },
    ],
  }),
  component: Deny,
});

function Deny() {
  return <DenyChangePage token={Route.useParams().token} />;
}
