import { brand } from "#kit/brand/brand.ts";
import { formatFullDateTime } from "#kit/date-format.ts";
import { formatCount, orderNumber, plural } from "#kit/format.ts";
import { formatMoney } from "#kit/money.ts";
import { dropTakedownFn } from "#modules/moderation/takedowns/functions.ts";
import { groundWords } from "#modules/moderation/takedowns/messages.ts";
import type { TakedownProgress } from "#modules/moderation/takedowns/queries/read-progress.ts";
import { MOST_STUCK } from "#modules/moderation/takedowns/rules.ts";
import { Note } from "#ui/note.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { adminOrdersHref } from "../../orders/search.ts";
import { DrawerPart, Fact } from "../../orders/ui/drawer-part.tsx";
import { ProductAct } from "./product-act.tsx";

type TakedownCardProps = { productId: number; takedown: TakedownProgress; onChanged: () => Promise<void> };
type Stuck = TakedownProgress["stuck"][number];

const STUCK: Record<NonNullable<Stuck["status"]> | "falhou", string> = {
  falhou: "não deu certo; tentamos de novo a cada dez minutos",
  aguardando_saldo: "espera saldo de quem vendeu; tentamos todos os dias",
  get manual() {
    return `espera que ${brand.the} pague`;
  },
  negado: "não foi devolvido",
  recusado: "recusado pela Pagar.me",
  desconhecido: "sem resposta da Pagar.me; perguntamos de novo",
  solicitado: "pedido",
  em_aprovacao: "em análise",
  aprovado: "a caminho",
  enviando: "a caminho",
  feito: "devolvido",
};

/** A product that is leaving the libraries: when, how many buyers had their money back, and whose money stopped half-way. */
export function TakedownCard({ productId, takedown, onChanged }: TakedownCardProps) {
  const { status, ground, reason, startsAt, isContested, stuck } = takedown;
  const isMarked = status === "marcada";
  const when = isContested ? "depois da resposta ao pedido de revisão" : formatFullDateTime(new Date(startsAt));
  return (
    <DrawerPart title="Retirada das bibliotecas">
      {isMarked && (
        <Note tone="warning" title="Os arquivos já estão fechados." className="mb-3.5">
          Quem comprou começa a ser avisado e a receber o dinheiro {isContested ? when : `em ${when}`}. Até lá, dá para desistir.
        </Note>
      )}
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3.5">
        <Fact label="Por quê">{groundWords[ground]}</Fact>
        <Fact label="Motivo">
          <span className="wrap-anywhere whitespace-pre-line">{reason}</span>
        </Fact>
        {!isMarked && <TakedownProgress takedown={takedown} />}
      </dl>
      {stuck.length > 0 && (
        <>
          <h4 className="mt-4 mb-1.5 text-xs font-semibold">Pararam no caminho</h4>
          <ul className="grid gap-1.5 text-sm">
            {stuck.map((one) => (
              <li key={one.orderId}>
                <RouterLink href={adminOrdersHref({ linha: one.orderId })} className="link">
                  Pedido {orderNumber(one.orderNumber)}
                </RouterLink>
                , {formatMoney(one.amountCents)}: {STUCK[one.status ?? "falhou"]}
              </li>
            ))}
          </ul>
          {stuck.length === MOST_STUCK && (
            <p className="mt-1.5 text-xs text-muted">
              São os {MOST_STUCK} que esperam há mais tempo. Os próximos aparecem quando estes saírem.
            </p>
          )}
        </>
      )}
      {isMarked && (
        <div className="mt-3.5">
          <ProductAct
            label="Desistir da retirada"
            title="Deixar o material com quem comprou?"
            effect="Quem comprou tem os arquivos de novo, e o material continua fora de venda. O autor é avisado."
            hint="Vai inteiro na mensagem que o autor recebe, e fica no registro."
            done="Quem comprou tem os arquivos de novo."
            act={(motivo) => dropTakedownFn({ data: { productId, motivo } })}
            onDone={onChanged}
          />
        </div>
      )}
    </DrawerPart>
  );
}

function TakedownProgress({
  takedown: { notified, waiting, toRefund, refunded, refundedCents, toRefundCents },
}: Pick<TakedownCardProps, "takedown">) {
  return (
    <>
      <Fact label="Avisadas">
        {formatCount(notified)} de {plural(notified + waiting, "compra", "compras")}
      </Fact>
      <Fact label="Devolvidas">
        {formatCount(refunded)} de {formatCount(toRefund)}, {formatMoney(refundedCents)} de {formatMoney(toRefundCents)}
      </Fact>
    </>
  );
}
