import { useHydrated } from "@tanstack/react-router";
import { useState } from "react";
import { Button, buttonClass } from "#ui/button.tsx";
import { Note } from "#ui/note.tsx";
import { denyWithdrawalFn } from "../functions.ts";
import { withdrawalMessages } from "../messages.ts";

type State = "asking" | "busy" | "done" | "dead";

/** "Não fui eu": one button, no sign-in. Opening the page changes nothing; the button only increases safety. */
export function DenialPage({ token, isLive }: { token: string; isLive: boolean }) {
  const isReady = useHydrated();
  const [state, setState] = useState<State>(isLive ? "asking" : "dead");
  const [trouble, setTrouble] = useState<string | null>(null);

  async function deny() {
    setState("busy");
    setTrouble(null);
    const answer = await denyWithdrawalFn({ data: { token } }).catch(() => null);
    if (answer?.ok) return setState("done");
    if (answer?.reason === "not_found") return setState("dead");
    setState("asking");
    setTrouble(answer?.fields?.form ?? withdrawalMessages[answer?.reason ?? "unavailable"]);
  }

  if (state === "dead") {
    return (
      <>
        <h1 className="text-t1 font-black">Este link não vale mais</h1>
        <p className="mt-2 text-muted">Ele vale por 7 dias depois do pedido. Se algo parece errado, troque a sua senha agora.</p>
        <ResetLink />
      </>
    );
  }
  if (state === "done") {
    return (
      <>
        <h1 className="text-t1 font-black">Pronto, seu dinheiro está seguro</h1>
        <output className="mt-2 block text-muted">
          O saque foi parado, nada sai da sua loja por 72 horas e todas as sessões terminaram. A senha de antes não vale mais:
          crie outra para entrar.
        </output>
        <ResetLink />
      </>
    );
  }
  return (
    <>
      <h1 className="text-t1 font-black">Não foi você que pediu o saque?</h1>
      <p className="mt-2 text-muted">
        Ao avisar, cancelamos o saque, bloqueamos os saques da loja por 72 horas e encerramos todas as sessões. Você entra de novo
        com uma senha nova. Não é preciso entrar agora.
      </p>
      {trouble && (
        <Note tone="danger" role="alert" className="mt-4">
          {trouble}
        </Note>
      )}
      <Button
        variant="danger"
        size="lg"
        full
        className="mt-6.5"
        disabled={!isReady}
        loading={state === "busy"}
        loadingLabel="Parando o saque…"
        onClick={() => void deny()}
      >
        Não fui eu, parar o saque
      </Button>
    </>
  );
}

const ResetLink = () => (
  <a
    href="/auth/login?passo=redefinir"
    className={buttonClass({ variant: "primary", size: "lg", full: true, className: "mt-6.5" })}
  >
    Criar senha nova
  </a>
);
