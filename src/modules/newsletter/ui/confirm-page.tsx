import { useHydrated } from "@tanstack/react-router";
import { useState } from "react";
import { brand } from "#kit/brand/brand.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { Note } from "#ui/note.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { confirmNewsletter } from "../functions.ts";
import { newsletterMessages } from "../messages.ts";

type State = { is: "asking" } | { is: "in"; path: string } | { is: "expired" };

/** Agrees by a button: opening the page, as scanners of mail do, changes nothing. */
export function ConfirmPage({ token }: { token: string }) {
  const isReady = useHydrated();
  const [state, setState] = useState<State>({ is: "asking" });
  const [isSending, setSending] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  async function confirm() {
    setSending(true);
    setFailed(false);
    const answer = await confirmNewsletter({ data: { token } }).catch(() => null);
    setSending(false);
    if (answer?.ok) setState({ is: "in", path: answer.value.path });
    else if (answer?.reason === "link_expired") setState({ is: "expired" });
    else setFailed(true);
  }

  if (state.is === "in")
    return (
      <>
        <h1 className="text-t1 font-black">Pronto, você está na lista</h1>
        <p className="mt-2 text-muted" aria-live="polite">
          A próxima edição chega para você.
        </p>
        <RouterLink href={state.path} className={buttonClass({ size: "lg", full: true, className: "mt-6.5" })}>
          Ver o que escolhi
        </RouterLink>
      </>
    );
  if (state.is === "expired")
    return (
      <>
        <h1 className="text-t1 font-black">Este link não vale mais</h1>
        <p className="mt-2 text-muted" aria-live="polite">
          Ele dura sete dias, e um pedido novo substitui o anterior.
        </p>
        <RouterLink
          href="/newsletter"
          className={buttonClass({ variant: "primary", size: "lg", full: true, className: "mt-6.5" })}
        >
          Pedir de novo
        </RouterLink>
      </>
    );
  return (
    <>
      <h1 className="text-t1 font-black">{`Receber a newsletter ${brand.of}?`}</h1>
      <p className="mt-2 text-muted">Você pode mudar os assuntos ou sair quando quiser.</p>
      {hasFailed && (
        <Note tone="danger" role="alert" className="mt-4">
          {newsletterMessages.unavailable}
        </Note>
      )}
      <Button
        variant="primary"
        size="lg"
        full
        className="mt-6.5"
        disabled={!isReady}
        loading={isSending}
        loadingLabel="Um instante…"
        onClick={() => void confirm()}
      >
        Confirmar
      </Button>
    </>
  );
}
