import { useEffect, useRef } from "react";
import { Button, buttonClass } from "#ui/button.tsx";
import { forgetDraft } from "./draft.ts";
import { leaveTo } from "./leave-to.ts";

/** Inside with a recovery code: how many are left, and the way to the app on another phone while the entrance is fresh. */
export function AfterRecovery({ codesLeft, volta }: { codesLeft: number; volta: string | undefined }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-t1 font-black outline-none">
        Você entrou.
      </h1>
      <p className="mt-2 text-muted">{leftWords(codesLeft)}</p>
      <p className="mt-4 text-sm">
        Se você perdeu o celular, desligue a verificação em duas etapas e ligue-a de novo no aparelho novo: o antigo deixa de
        valer e você recebe outros códigos. Por segurança, os saques ficam parados por 72 horas.
      </p>
      <a
        href="/painel/configuracoes?aba=seguranca"
        onClick={forgetDraft}
        className={buttonClass({ variant: "primary", size: "lg", full: true, className: "mt-6.5" })}
      >
        Trocar de celular
      </a>
      <Button full className="mt-2.5 min-h-[50px]" onClick={() => leaveTo(volta)}>
        Continuar
      </Button>
    </>
  );
}

function leftWords(left: number): string {
  if (left === 0) return "Esse era o seu último código de recuperação.";
  return left === 1 ? "Resta 1 código de recuperação." : `Restam ${left} códigos de recuperação.`;
}
