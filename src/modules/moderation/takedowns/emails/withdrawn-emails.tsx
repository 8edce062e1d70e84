import { brand } from "#kit/brand/brand.ts";
import { formatFullDateTime } from "#kit/date-format.ts";
import { orderNumber, plural } from "#kit/format.ts";
import { formatMoney } from "#kit/money.ts";
import { greeting } from "#kit/person-name.ts";
import { env } from "#platform/env.ts";
import type { EmailMessage } from "#platform/mail.ts";
import type { EmailKind } from "#platform/outbox.ts";
import { EmailButton, EmailLayout, EmailText } from "#ui/email/layout.tsx";
import { appealPath } from "../../appeals/rules.ts";
import type { Ground } from "../rules.ts";
import type { authorWithdrawnEmail, buyerWithdrawnEmail } from "../schema.ts";
import { wayBackOf } from "../../../payments/methods/methods.ts";

type FactsOf<K> = K extends EmailKind<infer P> ? P : never;
type ToBuyer = FactsOf<typeof buyerWithdrawnEmail>;

const WHY: Record<Ground, string> = {
  direitos: "porque fere o direito de outra pessoa",
  ilegal: "porque a lei não permite o conteúdo",
};

function whatComesBack({ outcome, amountCents, method, bundleTitle }: ToBuyer): string {
  if (outcome === "gratis") return "Você não pagou por ele, e por isso não há valor a devolver.";
  if (outcome === "pacote")
    return `Ele veio no pacote ${bundleTitle ?? ""}, e o resto do pacote continua com você. Se sem ele o pacote não serve mais, abra o pedido, relate o problema e peça o dinheiro de volta.`;
  return `${formatMoney(amountCents)} voltam inteiros para você, ${wayBackOf(method)}. Avisamos quando sair. Você não precisa fazer nada.`;
}

/** A product left the library of who had it, by a legal reason. */
export const writeBuyerWithdrawn = (facts: ToBuyer): EmailMessage => {
  const { buyerName, title, ground, reason, outcome, amountCents, orderId } = facts;
  const number = orderNumber(facts.orderNumber);
  const back = whatComesBack(facts);
  return {
    subject:
      outcome === "devolve"
        ? `${title} saiu da sua biblioteca, e devolvemos ${formatMoney(amountCents)}`
        : `${title} saiu da sua biblioteca`,
    body: (
      <EmailLayout
        preview={back}
        title="Um material saiu da sua biblioteca"
        siteUrl={env.publicUrl}
        reason={`Você recebeu esta mensagem porque fez o pedido ${number} ${brand.in} com este e-mail.`}
      >
        <EmailText>
          {greeting(buyerName)}
          {` ${brand.The} retirou `}
          {title} de venda e das bibliotecas, {WHY[ground]}. O motivo: {reason}
        </EmailText>
        <EmailText>{back}</EmailText>
        <EmailText muted>Você não fez nada de errado. Se baixou os arquivos, pedimos que deixe de usá-los.</EmailText>
        <EmailButton href={`${env.publicUrl}/painel/pedidos/${orderId}`}>Ver o pedido</EmailButton>
      </EmailLayout>
    ),
  };
};

/** To its author: a product will leave the libraries, and when; or it stays there after all. */
export const writeAuthorWithdrawn = (facts: FactsOf<typeof authorWithdrawnEmail>): EmailMessage => {
  const { authorName, title, productId, ground, reason, people, paidCents, startsAt } = facts;
  const starts = startsAt && `${formatFullDateTime(new Date(startsAt))}, horário de Brasília`;
  const heading = starts ? "Um material seu vai sair das bibliotecas" : "Um material seu continua com quem comprou";
  return {
    subject: starts ? `${title} vai sair das bibliotecas de quem comprou` : `${title} continua com quem comprou`,
    body: (
      <EmailLayout
        preview={reason}
        title={heading}
        siteUrl={env.publicUrl}
        reason={`Você recebeu esta mensagem porque tem uma loja ${brand.in}.`}
      >
        <EmailText>
          {greeting(authorName)}{" "}
          {starts
            ? `${brand.The} tirou ${title} de venda e fechou os arquivos para quem comprou, ${WHY[ground]}.`
            : `${brand.The} desistiu de retirar ${title} das bibliotecas. Quem comprou tem os arquivos de novo; o material continua fora de venda.`}{" "}
          O motivo: {reason}
        </EmailText>
        {starts && (
          <>
            <EmailText>
              A partir de {starts},{" "}
              {plural(people, "pessoa que tem o material é avisada", "pessoas que têm o material são avisadas")}, e o que pagaram,{" "}
              {formatMoney(paidCents)}, volta para elas. Cada reembolso sai do seu saldo, com o custo da Pagar.me naquele
              pagamento; o que faltar vira um débito, que as próximas vendas pagam.
            </EmailText>
            <EmailText>
              Se você não concorda, peça revisão antes disso: enquanto ela não for respondida, nada é devolvido.
            </EmailText>
          </>
        )}
        <EmailButton href={env.publicUrl + appealPath("produto", productId)}>Pedir revisão</EmailButton>
      </EmailLayout>
    ),
  };
};
