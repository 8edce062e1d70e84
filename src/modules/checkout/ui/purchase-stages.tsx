import { Check } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { cx } from "class-variance-authority";
import { cardWords } from "#modules/payments/ui/card/saved-card-words.ts";
import { buttonClass } from "#ui/button.tsx";
import { Money } from "#ui/money.tsx";
import type { EndCause } from "#modules/payments/rules/end-causes.ts";
import { endedMessages } from "../messages.ts";
import type { PurchaseView } from "./purchase-view.ts";

const SLOW_MS = 8_000;
const ROAD = ["conferindo", "criando", "banco", "confirmado"] as const;
const NAMES = {
  conferindo: "Conferindo os dados",
  criando: "Criando o pedido",
  banco: "Falando com o banco",
  confirmado: "Pagamento confirmado",
};

type Standing = Exclude<PurchaseView, "form">;
type PurchaseStagesProps = {
  view: Standing;
  chargeCents: number;
  card: { brand: string; lastFour: string } | null;
  orderId: string | null;
  endCause: EndCause | null;
};

/** The stage of a payment, announced at each change; a bank that does not answer is never reported as a failure. */
export function PurchaseStages({ view, chargeCents, card, orderId, endCause }: PurchaseStagesProps) {
  const isWaiting = view === "banco" || view === "criando";
  const here = ROAD.findIndex((step) => step === (view === "em_analise" || view === "desconhecido" ? "banco" : view));
  return (
    <div className="grid gap-5">
      <p className="text-sm text-muted">
        <b className="text-lg text-ink">
          <Money cents={chargeCents} />
        </b>
        {card && ` no ${cardWords(card)}`}
      </p>
      {view !== "encerrado" && (
        <ol className="grid">
          {ROAD.map((step, index) => (
            <Stop key={step} state={index < here || view === "confirmado" ? "done" : index === here ? "here" : "ahead"}>
              {NAMES[step]}
            </Stop>
          ))}
        </ol>
      )}
      <output aria-live="polite" className="text-sm">
        {isWaiting ? (
          <Waiting>{NAMES[view]}</Waiting>
        ) : view === "encerrado" && endCause ? (
          endedMessages[endCause]
        ) : (
          sentenceOf(view)
        )}
      </output>
      {orderId && (view === "em_analise" || view === "desconhecido") && (
        <a href={`/painel/pedidos/${orderId}`} className={buttonClass({ className: "justify-self-start" })}>
          Ver o pedido
        </a>
      )}
    </div>
  );
}

function sentenceOf(view: Standing): string {
  switch (view) {
    case "confirmado":
      return "Pagamento confirmado. Abrindo seus materiais…";
    case "em_analise":
      return "Em análise. O banco está conferindo esta compra, e isso pode levar alguns minutos. Não pague de novo: avisamos aqui e por e-mail.";
    case "desconhecido":
      return "O banco ainda não respondeu, e não dá para saber se cobrou. Não pague de novo: continuamos perguntando e avisamos aqui e por e-mail.";
    case "encerrado":
      return "Este pedido foi encerrado. Nada mais será cobrado por ele.";
    default:
      return `${NAMES[view]}…`;
  }
}

/** Changes the text after eight seconds without an answer, so that the wait does not look like a failure. */
function Waiting({ children }: { children: string }) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSlow ? "Ainda estamos falando com o banco. Não pague de novo." : `${children}…`;
}

function Stop({ state, children }: { state: "done" | "here" | "ahead"; children: ReactNode }) {
  return (
    <li
      aria-current={state === "here" ? "step" : undefined}
      className={cx(
        "relative border-l-2 pb-4 pl-5 text-sm last:border-transparent last:pb-0",
        state === "done" ? "border-ink" : "border-line",
        state === "here" && "font-semibold",
        state === "ahead" && "text-muted",
      )}
    >
      <span
        aria-hidden
        className={cx(
          "absolute top-0 -left-[9px] grid size-4 place-items-center rounded-full border-2",
          state === "done" && "border-ink bg-ink text-bg",
          state === "here" && "pingo-live border-accent bg-accent",
          state === "ahead" && "border-line-strong bg-bg",
        )}
      >
        {state === "done" && <Check className="size-2.5 stroke-3" />}
      </span>
      {children}
      {state === "done" && <span className="sr-only"> (feito)</span>}
    </li>
  );
}
