import { useHydrated } from "@tanstack/react-router";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Note } from "#ui/note.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { stopEmailsFn } from "../functions.ts";
import type { StopLink } from "../schema.ts";

const SETTINGS = "/painel/configuracoes?aba=notificacoes";

/** Ends the emails of who holds the link: one button, no sign-in, and a way back. Opening the page does nothing. */
export function StopEmailsPage({ token, link }: { token: string; link: StopLink }) {
  const isReady = useHydrated();
  const [isStopped, setStopped] = useState(false);
  const [isSending, setSending] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  async function send(stops: boolean) {
    setSending(true);
    setFailed(false);
    const answer = await stopEmailsFn({ data: { token, stops } }).catch(() => null);
    setSending(false);
    if (answer?.ok) setStopped(stops);
    else setFailed(true);
  }

  if (!link) {
    return (
      <>
        <h1 className="text-t1 font-black">Este link não vale</h1>
        <p className="mt-2 text-muted">Abra o link inteiro, como está no e-mail, ou escolha o que recebe na sua conta.</p>
        <SettingsLink />
      </>
    );
  }
  return (
    <>
      <h1 className="text-t1 font-black">{isStopped ? "Pronto, não escrevemos mais" : "Parar estes e-mails?"}</h1>
      <p className="mt-2 text-muted" aria-live="polite">
        {isStopped ? "Paramos de mandar por e-mail: " : "Deixamos de mandar por e-mail: "}
        <b className="text-ink">{link.label}</b>. Recibos e avisos de dinheiro e de segurança continuam.
      </p>
      {hasFailed && (
        <Note tone="danger" role="alert" className="mt-4">
          Não conseguimos mudar isto agora. Tente de novo.
        </Note>
      )}
      <Button
        variant={isStopped ? "secondary" : "primary"}
        size="lg"
        full
        className="mt-6.5"
        disabled={!isReady}
        loading={isSending}
        loadingLabel="Um instante…"
        onClick={() => void send(!isStopped)}
      >
        {isStopped ? "Voltar a receber" : "Parar estes e-mails"}
      </Button>
      <SettingsLink />
    </>
  );
}

const SettingsLink = () => (
  <p className="mt-5 text-sm">
    <RouterLink href={SETTINGS} className="font-semibold underline underline-offset-3">
      Escolher tudo o que recebo
    </RouterLink>
  </p>
);
