import { useHydrated, useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { Button, buttonClass } from "#ui/button.tsx";
import { Note } from "#ui/note.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { showToast } from "#ui/toast.tsx";
import { changeNewsletterTopics, leaveNewsletterFn, returnToNewsletterFn } from "../functions.ts";
import { newsletterMessages } from "../messages.ts";
import type { Subscription } from "../schema.ts";
import { TopicChoices } from "./topic-choices.tsx";

type SubscriptionPageProps = { token: string; subscription: Subscription };

/** What who holds the link chose, and the way out: one button, no sign-in. Opening the page does nothing. */
export function SubscriptionPage({ token, subscription }: SubscriptionPageProps) {
  const isReady = useHydrated();
  const router = useRouter();
  const [topics, setTopics] = useState(subscription?.topics ?? []);
  const [busy, setBusy] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isRequested, setRequested] = useState(false);

  async function act(name: string, send: () => Promise<{ ok: boolean; reason?: keyof typeof newsletterMessages }>, done: string) {
    setBusy(name);
    const answer = await send().catch(() => null);
    setBusy(null);
    setTrouble(answer?.ok ? null : newsletterMessages[answer?.reason ?? "unavailable"]);
    if (!answer?.ok) return;
    showToast(done);
    if (name === "voltar") setRequested(true);
    await router.invalidate({ sync: true });
  }

  if (!subscription)
    return (
      <>
        <h1 className="text-t1 font-black">Este link não vale</h1>
        <p className="mt-2 text-muted">Abra o link inteiro, como está no e-mail.</p>
        <RouterLink href="/newsletter" className={buttonClass({ size: "lg", full: true, className: "mt-6.5" })}>
          Pedir a newsletter
        </RouterLink>
      </>
    );
  const { state, emailHint } = subscription;
  const failed = trouble && (
    <Note tone="danger" role="alert" className="mt-4">
      {trouble}
    </Note>
  );
  if (isRequested || state === "pendente")
    return (
      <>
        <h1 className="text-t1 font-black">Falta confirmar</h1>
        <p className="mt-2 text-muted" aria-live="polite">
          Mandamos um e-mail para {emailHint}. A newsletter só volta depois do clique.
        </p>
      </>
    );
  if (state === "fora")
    return (
      <>
        <h1 className="text-t1 font-black">Você saiu da lista</h1>
        <p className="mt-2 text-muted" aria-live="polite">
          Não escrevemos mais para {emailHint}. Recibos e avisos da sua conta continuam.
        </p>
        {failed}
        <Button
          size="lg"
          full
          className="mt-6.5"
          disabled={!isReady}
          loading={busy === "voltar"}
          loadingLabel="Um instante…"
          onClick={() =>
            void act("voltar", () => returnToNewsletterFn({ data: { token } }), "Mandamos um e-mail para confirmar.")
          }
        >
          Foi engano, quero voltar
        </Button>
        <RouterLink href="/" className={buttonClass({ variant: "ghost", full: true, className: "mt-2" })}>
          Ir para o site
        </RouterLink>
      </>
    );
  return (
    <>
      <h1 className="text-t1 font-black">A sua newsletter</h1>
      <p className="mt-2 mb-5 text-muted">Para {emailHint}.</p>
      <TopicChoices
        chosen={topics}
        onChosen={setTopics}
        error={topics.length === 0 ? "Escolha ao menos um assunto." : undefined}
      />
      {failed}
      <Button
        variant="primary"
        size="lg"
        full
        className="mt-6.5"
        disabled={!isReady || topics.length === 0}
        loading={busy === "mudar"}
        loadingLabel="Salvando…"
        onClick={() => void act("mudar", () => changeNewsletterTopics({ data: { token, topics } }), "Assuntos salvos.")}
      >
        Salvar assuntos
      </Button>
      <Button
        variant="danger-outline"
        full
        className="mt-3"
        disabled={!isReady}
        loading={busy === "sair"}
        loadingLabel="Um instante…"
        onClick={() => void act("sair", () => leaveNewsletterFn({ data: { token } }), "Não escrevemos mais.")}
      >
        Não receber mais nada
      </Button>
    </>
  );
}
