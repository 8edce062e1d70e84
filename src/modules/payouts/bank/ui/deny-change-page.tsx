import { type ReactNode, useState } from "react";
import { Logo } from "#ui/brand/logo.tsx";
import { Button, buttonClass } from "#ui/button.tsx";
import { Note } from "#ui/note.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { denyBankChange } from "../functions.ts";
import { bankMessages } from "../messages.ts";

/** "Não fui eu", for whoever holds the letter: opening the page does nothing, the button only makes things safer. */
export function DenyChangePage({ token }: { token: string }) {
  const [state, setState] = useState<"asked" | "sending" | "done" | "gone" | "failed">("asked");

  async function deny() {
    setState("sending");
    const answer = await denyBankChange({ data: { token } }).catch(() => null);
    setState(answer?.ok ? "done" : answer?.reason === "not_found" || answer?.reason === "invalid" ? "gone" : "failed");
  }

  if (state === "done")
    return (
      <Frame title="Conta protegida">
        <p>A troca da conta bancária foi cancelada, nada sai do saldo por enquanto e todas as sessões terminaram.</p>
        <p>Para voltar, peça outra senha por e-mail. Troque também a senha da sua caixa de e-mail.</p>
        <div>
          <RouterLink href="/auth/login?passo=redefinir" className={buttonClass({ variant: "primary" })}>
            Criar outra senha
          </RouterLink>
        </div>
      </Frame>
    );
  if (state === "gone")
    return (
      <Frame title="Este link não vale mais">
        <p>Ele pode ter vencido ou estar incompleto. Se alguém mexe na sua conta, peça outra senha agora.</p>
        <div>
          <RouterLink href="/auth/login?passo=redefinir" className={buttonClass({ variant: "primary" })}>
            Criar outra senha
          </RouterLink>
        </div>
      </Frame>
    );
  return (
    <Frame title="Não foi você que trocou a conta bancária?">
      <p>Cancelamos a troca, seguramos o dinheiro da loja e encerramos todas as sessões. Não é preciso entrar.</p>
      {state === "failed" && (
        <Note tone="danger" role="alert">
          {bankMessages.unavailable}
        </Note>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="danger" loading={state === "sending"} loadingLabel="Protegendo…" onClick={() => void deny()}>
          Não fui eu, proteger a conta
        </Button>
      </div>
      <p className="text-sm text-muted">Se foi você, feche esta página: nada muda.</p>
    </Frame>
  );
}

const Frame = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="min-h-dvh">
    <header className="border-b-2 border-ink">
      <div className="wrap flex h-[68px] items-center">
        <RouterLink href="/" aria-label="Autoria, página inicial">
          <Logo height={26} />
        </RouterLink>
      </div>
    </header>
    <main id="conteudo" className="mx-auto grid w-full max-w-[592px] content-start gap-5 px-4 py-10 md:py-16">
      <h1 className="text-t1">{title}</h1>
      {children}
    </main>
  </div>
);
