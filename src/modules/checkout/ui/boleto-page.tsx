import { Barcode } from "lucide-react";
import { formatDate } from "#kit/date-format.ts";
import { orderNumber } from "#kit/format.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { Money } from "#ui/money.tsx";
import { ReceiptList, ReceiptRow } from "#ui/receipt-list.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import type { PixView } from "../rules.ts";
import { endedMessages } from "../messages.ts";
import { lineText } from "./boleto-line.ts";
import { discountsOf } from "#modules/orders/rules/discounts.ts";
import { usePixActions } from "./use-pix-actions.ts";
import { type PixFacts, usePixStatus } from "./use-pix-status.ts";

const SENTENCES: Record<PixView, [string, string]> = {
  gerando: ["Gerando o boleto.", "Nada foi cobrado ainda."],
  qr_ativo: ["Esperando o pagamento.", "O banco leva até 3 dias úteis para avisar. Os arquivos ficam prontos automaticamente."],
  expirado: [
    "O boleto venceu.",
    "Se você já pagou, espere: o banco leva até 3 dias úteis para avisar. Se não pagou, pague de outro jeito.",
  ],
  em_analise: ["Em análise.", "O banco ainda está conferindo. Não pague de novo."],
  esperando: ["O boleto ainda não saiu, por uma falha do nosso lado.", "Nada foi cobrado. Tentamos de novo automaticamente."],
  sem_codigo: ["O boleto não saiu.", "Nada foi cobrado, e seu pedido está guardado. Pague de outro jeito."],
  pago: ["Pago.", "Abrindo seus materiais…"],
  encerrado: ["Este pedido foi encerrado.", "Não pague mais este boleto. Se pagar, o dinheiro volta para você."],
};

/** The page of an order awaiting its boleto, from the document until the files are available. */
export function BoletoPage({ page }: { page: PixFacts }) {
  const { facts, view, refresh } = usePixStatus(page);
  const actions = usePixActions(page.order.id, refresh);
  const { order, attempt } = facts;
  const [fact, usual] = SENTENCES[view];
  const advice = view === "encerrado" && order.endCause ? endedMessages[order.endCause] : usual;
  const live = view === "qr_ativo" && attempt?.pixCode && attempt.expiresAt ? attempt : null;
  const canAct = view !== "pago" && view !== "encerrado";
  return (
    <main id="conteudo" className="wrap pt-5 md:pt-9 lg:pb-16">
      <div className="mx-auto grid max-w-[720px] gap-6">
        <h1 className="text-t1 font-black">Pague o boleto</h1>
        <output className="border-b border-line pb-4 text-sm">
          <b className="font-semibold">{fact}</b> <span className="text-muted">{advice}</span>
        </output>
        {live?.pixCode && live.expiresAt && (
          <section aria-label="Boleto" className="grid gap-4 rounded-panel bg-well p-5 md:p-7">
            <p className="flex flex-wrap items-baseline justify-between gap-3 text-lg font-bold">
              <Money cents={order.totalCents} />
              <span className="text-sm font-semibold">Vence em {formatDate(live.expiresAt)}</span>
            </p>
            <div>
              <p id="linha" className="text-xs font-semibold">
                Linha digitável
              </p>
              <p aria-labelledby="linha" translate="no" className="tn mt-1.5 wrap-anywhere" data-line={live.pixCode}>
                {lineText(live.pixCode)}
              </p>
            </div>
            <div className="flex flex-wrap gap-2.5">
              <CopyButton text={live.pixCode} label="Copiar linha digitável" copiedLabel="Linha copiada" variant="primary" />
              {live.codeUrl && (
                <a href={live.codeUrl} target="_blank" rel="noopener noreferrer" className={buttonClass({})}>
                  <Barcode aria-hidden /> Abrir o boleto em PDF
                </a>
              )}
            </div>
            <p className="text-2xs text-muted">
              Pague pelo app do banco, no caixa ou na lotérica, até o vencimento. O boleto também foi para o e-mail{" "}
              <span className="wrap-anywhere">{order.buyerEmail}</span>.
            </p>
          </section>
        )}
        <section aria-label="Resumo do pedido">
          <h2 className="text-t3">Pedido {orderNumber(order.number)}</h2>
          <ReceiptList className="mt-3">
            {order.items.map((item) => (
              <ReceiptRow key={item.productId} label={<span className="wrap-anywhere">{item.title}</span>}>
                <Money cents={item.priceCents} />
              </ReceiptRow>
            ))}
            {discountsOf(order.items).map(({ source, cents }) => (
              <ReceiptRow key={source} label={source} tone="discount">
                <Money cents={-cents} />
              </ReceiptRow>
            ))}
            <ReceiptRow label="Total" total>
              <Money cents={order.totalCents} />
            </ReceiptRow>
          </ReceiptList>
        </section>
        <div className="flex flex-wrap gap-2.5">
          {canAct && (
            <>
              <RouterLink href={`/finalizar-pedido?pedido=${order.id}`} className={buttonClass({})}>
                Pagar de outro jeito
              </RouterLink>
              <Button loading={actions.busy === "checking"} loadingLabel="Perguntando…" onClick={() => void actions.check()}>
                Já paguei
              </Button>
              <Button
                variant="ghost"
                loading={actions.busy === "cancelling"}
                loadingLabel="Cancelando…"
                onClick={() => void actions.cancel()}
              >
                Cancelar pedido
              </Button>
            </>
          )}
          {view === "encerrado" && (
            <RouterLink href="/finalizar-compra" className={buttonClass({ variant: "primary" })}>
              Voltar ao carrinho
            </RouterLink>
          )}
        </div>
        <output className="block text-xs text-muted empty:hidden">{actions.message}</output>
      </div>
    </main>
  );
}
