import { useState } from "react";
import { Logo } from "#ui/brand/logo.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import type { GoogleNotice } from "../google/schema.ts";
import type { LoginPageFacts } from "../schema.ts";
import { CodeStep } from "./code-step.tsx";
import { DeadLink } from "./dead-link.tsx";
import { KnownEmailStep } from "./known-email-step.tsx";
import { LoginVaral } from "./login-varal.tsx";
import { NewPasswordStep } from "./new-password-step.tsx";
import { RequestResetStep } from "./request-reset-step.tsx";
import { SecondStepStep } from "./second-step-step.tsx";
import { SignInStep } from "./sign-in-step.tsx";
import { SignUpStep } from "./sign-up-step.tsx";
import type { Step } from "./steps.ts";

export type LoginPageProps = LoginPageFacts & {
  step: Step;
  /** Where the person was going, as the address says: trusted only when it is left for. */
  volta: string | undefined;
  /** What came in the address: of the reset link, or of an entrance begun at Google. */
  token: string;
  notice: GoogleNotice | undefined;
};

/** Sign in, sign up, code and reset: one place, its steps in the address. */
export function LoginPage(props: LoginPageProps) {
  return (
    <div className="grid min-h-dvh grid-cols-1 md:grid-cols-[minmax(0,1fr)_minmax(0,1.02fr)]">
      <main id="conteudo" className="flex flex-col px-(--gutter) pt-5 pb-6 md:pt-8">
        <RouterLink href="/" className="self-start max-md:mt-6">
          <Logo height={26} />
        </RouterLink>
        <div className="mx-auto w-full max-w-[400px] py-6 md:my-auto">
          <CurrentStep {...props} />
        </div>
        <p className="text-center text-2xs text-muted">
          Usamos seus dados só para a compra, o acesso aos arquivos e os avisos do pedido. Ao abrir uma conta, você aceita os{" "}
          <a href="/termos-de-uso" className="underline underline-offset-3">
            termos de uso
          </a>{" "}
          e a{" "}
          <a href="/politica-de-privacidade" className="underline underline-offset-3">
            política de privacidade
          </a>
          .
        </p>
      </main>
      <LoginVaral />
    </div>
  );
}

function CurrentStep({ step, volta, link, hasGoogle, email, token, notice }: LoginPageProps) {
  const [isKnown, setKnown] = useState(email !== null);
  if (step === "codigo") return <CodeStep volta={volta} token={token} />;
  if (step === "criar") return <SignUpStep volta={volta} />;
  if (step === "redefinir") return <RequestResetStep />;
  if (step === "segundo-passo") return <SecondStepStep volta={volta} token={token} />;
  if (step !== "nova-senha" && email !== null && isKnown && !notice)
    return <KnownEmailStep email={email} volta={volta} onOtherWay={() => setKnown(false)} />;
  if (step !== "nova-senha") return <SignInStep volta={volta} hasGoogle={hasGoogle} came={notice} />;
  return link === "live" ? <NewPasswordStep token={token} volta={volta} /> : <DeadLink isLimited={link === "limited"} />;
}
