import { type ReactNode, useState } from "react";
import { Logo } from "#ui/brand/logo.tsx";
import { Button, buttonClass } from "#ui/button.tsx";
import { Note } from "#ui/note.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { undoEmailChange } from "../../email-change/functions.ts";
import { ACCOUNT_MESSAGES } from "../../messages.ts";

/** "Desfazer", for whoever reads the old box: opening the page does nothing, the button only makes things safer. */
export function UndoEmailPage({ token }: { token: string }) {
  const [state, setState] = useState<"asked" | "sending" | "done" | "gone" | "failed">("asked");

  async function undo() {
    setState("sending");
    const answer = await undoEmailChange({ data: { token } }).catch(() => null);
    setState(answer?.ok ? "done" : answer?.reason === "expired_link" ? "gone" : "failed");
  }

  if (state === "done")
    return (
      <Frame title="Conta protegida">
        <p>O e-mail de antes voltou a valer, todas as sessões terminaram e a senha que havia não serve mais.</p>
        <p>Troque também a senha da sua caixa de e-mail.</p>
        <NewPassword />
      </Frame>
    );
  if (state === "gone")
    return (
      <Frame title="Este link não vale mais">
        <p>Ele pode ter vencido ou estar incompleto. Se alguém mexe na sua conta, peça outra senha agora.</p>
        <NewPassword />
      </Frame>
    );
  return (
    <Frame title="Não foi você que trocou o e-mail?">
      <p>Desfazemos a troca, encerramos todas as sessões e a senha deixa de valer. Não é preciso entrar.</p>
      {state === "failed" && (
        <Note tone="danger" role="alert">
          {ACCOUNT_MESSAGES.unavailable}
        </Note>
      )}
      <div>
        <Button variant="danger" loading={state === "sending"} loadingLabel="Desfazendo…" onClick={() => void undo()}>
          Não fui eu, desfazer
        </Button>
      </div>
      <p className="text-sm text-muted">Se foi você, feche esta página: nada muda.</p>
    </Frame>
  );
}

const NewPassword = () => (
  <div>
    <RouterLink href="/auth/login?passo=redefinir" className={buttonClass({ variant: "primary" })}>
      Criar outra senha
    </RouterLink>
  </div>
);

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
