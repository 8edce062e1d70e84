import { createFileRoute } from "@tanstack/react-router";
import { UndoEmailPage } from "#modules/accounts/ui/settings/undo-email-page.tsx";
import { emailHead } from "./-page-head.ts";

export const Route = createFileRoute("/email/desfazer/$token")({
  head: () => emailHead("Desfazer a troca de e-mail", "Desfaça uma troca do e-mail da sua conta que você não pediu."),
  component: Undo,
});

function Undo() {
  return <UndoEmailPage token={Route.useParams().token} />;
}
