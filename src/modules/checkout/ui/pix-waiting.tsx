import { cx } from "class-variance-authority";
import type { EndCause } from "#modules/payments/rules/end-causes.ts";
import { endedMessages } from "../messages.ts";
import type { PixView } from "../rules.ts";

const SENTENCES: Record<PixView, [string, string]> = {
  gerando: ["Gerando o código.", "Nada foi cobrado ainda."],
  qr_ativo: ["Esperando o pagamento.", "Assim que ele cair, esta página se atualiza automaticamente."],
  expirado: ["O código venceu.", "Se você já pagou, espere aqui: o pagamento ainda pode cair."],
  em_analise: ["Em análise.", "O banco ainda está conferindo. Não pague de novo: esta página se atualiza automaticamente."],
  esperando: [
    "O código ainda não saiu, por uma falha do nosso lado.",
    "Nada foi cobrado. Tentamos de novo automaticamente, e o código aparece aqui e no seu e-mail.",
  ],
  sem_codigo: ["O código não saiu.", "Nada foi cobrado, e seu pedido está guardado."],
  pago: ["Pago.", "Abrindo seus materiais…"],
  encerrado: ["Este pedido foi encerrado.", "Nada mais será cobrado por ele."],
};

const DATA_REFUSED: [string, string] = [
  "A Pagar.me não aceitou um dos seus dados.",
  "Nada foi cobrado. Cancele este pedido, confira nome, e-mail e CPF ou CNPJ, e compre de novo.",
];

type PixWaitingProps = { view: PixView; orderId: string; isDataRefused: boolean; endCause: EndCause | null };

/** A live region with the state of the payment, announced when it changes. */
export function PixWaiting({ view, orderId, isDataRefused, endCause }: PixWaitingProps) {
  const [fact, usual] = view === "sem_codigo" && isDataRefused ? DATA_REFUSED : SENTENCES[view];
  const advice = view === "encerrado" && endCause ? endedMessages[endCause] : usual;
  const isLive = view === "gerando" || view === "qr_ativo" || view === "em_analise" || view === "esperando";
  return (
    <div className="flex items-center gap-3 border-b border-line py-4">
      <span aria-hidden className={cx("pingo ml-1 size-3!", isLive && "pingo-live")} />
      <output className="text-sm">
        <b className="font-semibold">{fact}</b> <span className="text-muted">{advice}</span>
      </output>
      {view === "pago" && (
        <a href={`/painel/pedidos/${orderId}?novo=1`} className="ml-auto text-sm font-semibold text-accent underline">
          Abrir agora
        </a>
      )}
    </div>
  );
}
