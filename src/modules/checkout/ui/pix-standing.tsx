import { useEffect, useState } from "react";
import { formatTime } from "#kit/date-format.ts";
import { Button } from "#ui/button.tsx";
import type { PixView } from "../rules.ts";
import type { usePixActions } from "./use-pix-actions.ts";
import type { PixFacts } from "./use-pix-status.ts";

const PATIENCE_MS = 10_000;

type PixStandingProps = { view: PixView; attempt: PixFacts["attempt"]; actions: ReturnType<typeof usePixActions> };

/** Shown when there is no valid code: the reason and the one action available. */
export function PixStanding({ view, attempt, actions }: PixStandingProps) {
  if (view === "gerando") return <Generating actions={actions} />;
  if (view === "em_analise") {
    return (
      <>
        <p className="max-w-[52ch] text-sm">
          {attempt?.status === "subpaga"
            ? "Chegou um Pix de valor menor que o do pedido. Vamos devolver o que você pagou: avisamos aqui e por e-mail."
            : "O banco ainda não confirmou este pagamento. Não pague de novo: avisamos aqui e por e-mail assim que ele responder."}
        </p>
        <CheckButton actions={actions} />
      </>
    );
  }
  return (
    <>
      <p className="max-w-[52ch] text-sm">
        {view === "expirado"
          ? `O código venceu${attempt?.expiresAt ? ` às ${formatTime(attempt.expiresAt)}` : ""}. Seu carrinho está intacto: gere um novo código.`
          : "Não conseguimos um código com o banco agora. Espere um instante e tente de novo."}
      </p>
      <Button
        variant="primary"
        size="lg"
        className="justify-self-start max-md:w-full"
        loading={actions.busy === "renewing"}
        loadingLabel="Gerando…"
        onClick={() => void actions.renew()}
      >
        Gerar novo código
      </Button>
    </>
  );
}

function Generating({ actions }: { actions: PixStandingProps["actions"] }) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isSlow) {
    return (
      <div aria-hidden className="grid gap-3">
        <div className="skeleton h-[70px]" />
        <div className="skeleton h-[54px]" />
      </div>
    );
  }
  return (
    <>
      <output className="text-sm">
        Ainda estamos falando com o banco. Não precisa pagar de novo: o código aparece aqui assim que ele responder.
      </output>
      <CheckButton actions={actions} />
    </>
  );
}

const CheckButton = ({ actions }: { actions: PixStandingProps["actions"] }) => (
  <Button
    className="justify-self-start"
    loading={actions.busy === "checking"}
    loadingLabel="Perguntando…"
    onClick={() => void actions.check()}
  >
    Perguntar de novo
  </Button>
);
