import { createFileRoute, Link } from "@tanstack/react-router";
import { readReminderStop } from "#modules/reviews/functions.ts";
import { StopReminders } from "#modules/reviews/ui/stop-reminders.tsx";
import { Logo } from "#ui/brand/logo.tsx";
import { loaded } from "./-loaded.ts";

export const Route = createFileRoute("/avaliacoes/lembretes/$token")({
  loader: async ({ params: { token } }) => loaded(await readReminderStop({ data: { token } })),
  head: () => ({
    meta: [
      { title: "Lembretes de avaliação · Autoria" },
      { name: "robots", content: "noindex" },
      { name: "referrer", content: "no-referrer" },
    ],
  }),
  component: Stop,
});

function Stop() {
  return (
    <main id="conteudo" className="mx-auto grid min-h-dvh w-full max-w-[480px] content-center px-(--gutter) py-8">
      <Link to="/" className="mb-10 justify-self-start" aria-label="Autoria, página inicial">
        <Logo height={26} />
      </Link>
      <StopReminders token={Route.useParams().token} isLive={Route.useLoaderData().isLive} />
    </main>
  );
}
