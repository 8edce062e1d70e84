import { formatTime } from "#kit/date-format.ts";
import { orderNumber } from "#kit/format.ts";
import { cardWords } from "#modules/payments/ui/card/saved-card-words.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { Money } from "#ui/money.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import type { OrderProgress } from "../schema.ts";
import { useConfirmation } from "./use-confirmation.ts";

/** The page of an order whose buyer confirms the card at the bank, until the files are available. */
export function ConfirmationPage({ order: loaded }: { order: OrderProgress }) {
  const { order, isAsking, check } = useConfirmation(loaded);
  const { confirmation, card } = order;
  const isToConfirm = order.stage === "confirmar" && confirmation !== null;
  return (
    <main id="conteudo" className="wrap pt-5 pb-10 md:pt-9">
      <div className="mx-auto grid max-w-[560px] gap-6">
        <h1 className="text-t1 font-black">{isToConfirm ? "Confirme no seu banco" : "Falando com o banco"}</h1>
        <p className="text-sm text-muted">
          <b className="text-lg text-ink">
            <Money cents={order.chargeCents} />
          </b>
          {card && ` no ${cardWords(card)}`}, pedido {orderNumber(order.number)}
        </p>
        {isToConfirm ? (
          <>
            <p>
              Seu banco quer saber se é você mesmo quem está comprando. Toque no botão, confirme na página dele e você volta para
              cá. Nada foi cobrado ainda.
            </p>
            <div className="grid gap-2.5 sm:justify-items-start">
              <a href={confirmation.url} rel="noreferrer" className={buttonClass({ variant: "primary", size: "lg" })}>
                Ir para o banco
              </a>
              <p className="text-xs text-muted">
                Vale até as {formatTime(confirmation.until)}, horário de Brasília. Depois disso nada é cobrado, e você pode tentar
                de novo.
              </p>
            </div>
            <section aria-labelledby="outro-jeito" className="border-t border-line pt-4">
              <h2 id="outro-jeito" className="text-t3">
                Já confirmou, ou a página do banco não abriu?
              </h2>
              <div className="mt-3 flex flex-wrap gap-2.5">
                <Button loading={isAsking} loadingLabel="Perguntando ao banco…" onClick={() => void check()}>
                  Já confirmei
                </Button>
                <RouterLink
                  href={`/finalizar-pedido?pedido=${order.orderId}&forma=pix`}
                  className={buttonClass({ variant: "ghost" })}
                >
                  Pagar de outro jeito
                </RouterLink>
              </div>
            </section>
          </>
        ) : (
          <output className="block text-sm">{sentenceOf(order.stage)}</output>
        )}
      </div>
    </main>
  );
}

/** A bank that does not answer is never reported as a failure. */
function sentenceOf(stage: OrderProgress["stage"]): string {
  if (stage === "em_analise")
    return "Em análise. O banco está conferindo esta compra, e isso pode levar alguns minutos. Não pague de novo: avisamos aqui e por e-mail.";
  if (stage === "desconhecido")
    return "O banco ainda não respondeu, e não dá para saber se cobrou. Não pague de novo: continuamos perguntando.";
  return "Um instante: esta página se atualiza automaticamente.";
}
