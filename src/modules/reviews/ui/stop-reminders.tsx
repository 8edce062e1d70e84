import { useHydrated } from "@tanstack/react-router";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Note } from "#ui/note.tsx";
import { stopReviewReminders } from "../functions.ts";

/** Ends the reminders of who holds the link: one button, no sign-in, and a way back. Opening the page does nothing. */
export function StopReminders({ token, isLive }: { token: string; isLive: boolean }) {
  const isReady = useHydrated();
  const [isStopped, setStopped] = useState(false);
  const [isSending, setSending] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  async function send(stops: boolean) {
    setSending(true);
    setFailed(false);
    const answer = await stopReviewReminders({ data: { token, stops } }).catch(() => null);
    setSending(false);
    if (answer?.ok) setStopped(stops);
    else setFailed(true);
  }

  if (!isLive) {
    return (
      <>
        <h1 className="text-t1 font-black">Este link não vale</h1>
        <p className="mt-2 text-muted">Abra o link inteiro, como está no e-mail.</p>
      </>
    );
  }
  return (
    <>
      <h1 className="text-t1 font-black">{isStopped ? "Lembretes parados" : "Parar os lembretes de avaliação?"}</h1>
      <p className="mt-2 text-muted" aria-live="polite">
        {isStopped
          ? "Não escrevemos mais para perguntar o que você achou. Recibos e avisos dos seus pedidos continuam."
          : "Deixamos de escrever para perguntar o que você achou de um material. Recibos e avisos dos seus pedidos continuam."}
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
        {isStopped ? "Voltar a receber" : "Parar os lembretes"}
      </Button>
    </>
  );
}
