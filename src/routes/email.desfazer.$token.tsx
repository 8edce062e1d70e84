import { createFileRoute } from "@tanstack/react-router";
import { UndoEmailPage } from "#modules/accounts/ui/settings/undo-email-page.tsx";

export const Route = createFileRoute("/email/desfazer/$token")({
  head: () => ({
    meta: [
      { title: "Desfazer a troca de e-mail · Autoria" },
      { name: "robots", content: "noindex" },
      { name: "referrer", content: "no-referrer" },
    ],
  }),
  component: Undo,
});

function Undo() {
  return <UndoEmailPage token={Route.useParams().token} />;
}
