import { useEffect, useRef, useState } from "react";
import { CodeInput } from "#ui/code-input.tsx";
import { Field } from "#ui/field.tsx";
import { Note } from "#ui/note.tsx";
import type { Purchase } from "./use-purchase.ts";

const RESEND_SECONDS = 30;

type CodeFieldProps = { purchase: Purchase; error: string | undefined };

/** The sign-in code for an e-mail that has an account; the cart and the typed text are preserved. */
export function CodeField({ purchase, error }: CodeFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [waitSeconds, setWait] = useState(RESEND_SECONDS);
  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    if (waitSeconds === 0) return;
    const timer = setTimeout(() => setWait(waitSeconds - 1), 1000);
    return () => clearTimeout(timer);
  }, [waitSeconds]);

  function resend() {
    setWait(RESEND_SECONDS);
    void purchase.resendCode();
  }

  return (
    <div className="grid gap-3 rounded-ctl border-[1.5px] border-accent p-4">
      <div role="alert">
        <Note tone="info">
          Este e-mail já tem conta. Enviamos um código de 6 números para <b className="wrap-anywhere">{purchase.codeSentTo}</b>. O
          carrinho e o que você escreveu continuam aqui.
        </Note>
      </div>
      <Field id="code" label="Código do e-mail" error={error} className="max-w-[260px]">
        <CodeInput ref={input} />
      </Field>
      <p className="text-2xs text-muted">
        Depois do código, o botão de pagar segue com a compra.{" "}
        {waitSeconds > 0 ? (
          <span className="tn">Dá para pedir outro em {waitSeconds} s.</span>
        ) : (
          <button type="button" className="font-semibold text-accent underline" onClick={resend}>
            Enviar outro código
          </button>
        )}
      </p>
    </div>
  );
}
