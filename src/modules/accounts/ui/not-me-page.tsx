import { type ReactNode, useState } from "react";
import { brand } from "#kit/brand/brand.ts";
import { Logo } from "#ui/brand/logo.tsx";
import { Button, buttonClass } from "#ui/button.tsx";
import { Note } from "#ui/note.tsx";
import { RouterLink } from "#ui/router-link.tsx";

type NotMePageProps = {
  question: string;
  /** What pressing does, and what was done once pressed. */
  effect: string;
  done: ReactNode;
  action: string;
  actionBusy: string;
  unavailable: string;
  send: () => Promise<"done" | "gone" | "failed">;
};

/** "Não fui eu", for whoever holds the email: opening the page does nothing, the button only makes things safer. */
export function NotMePage({ question, effect, done, action, actionBusy, unavailable, send }: NotMePageProps) {
  const [state, setState] = useState<"asked" | "sending" | "done" | "gone" | "failed">("asked");

  async function press() {
    setState("sending");
    setState(await send().catch(() => "failed" as const));
  }

  if (state === "done")
    return (
      <Frame title="Conta protegida">
        {done}
        <NewPassword />
      </Frame>
    );
  if (state === "gone")
    return (
      <Frame title="Este link não vale mais">
        <p>Ele pode ter vencido ou estar incompleto. Se alguém mexeu na sua conta, peça outra senha agora.</p>
        <NewPassword />
      </Frame>
    );
  return (
    <Frame title={question}>
      <p>{effect}</p>
      {state === "failed" && (
        <Note tone="danger" role="alert">
          {unavailable}
        </Note>
      )}
      <div>
        <Button variant="danger" loading={state === "sending"} loadingLabel={actionBusy} onClick={() => void press()}>
          {action}
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
        <RouterLink href="/" aria-label={`${brand.name}, página inicial`}>
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
