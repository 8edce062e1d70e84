import { brand } from "#kit/brand/brand.ts";
import { formatFullDateTime } from "#kit/date-format.ts";
import { orderNumber } from "#kit/format.ts";
import { formatMoney } from "#kit/money.ts";
import { greeting } from "#kit/person-name.ts";
import { env } from "#platform/env.ts";
import type { EmailMessage } from "#platform/mail.ts";
import type { EmailKind } from "#platform/outbox.ts";
import { EmailButton, EmailLayout, EmailText } from "#ui/email/layout.tsx";
import { EmailReceipt } from "#ui/email/receipt.tsx";
import { problemWords } from "../messages.ts";
import type { AuthorStep, refundNoticeEmail } from "../schema.ts";

type Facts = typeof refundNoticeEmail extends EmailKind<infer P> ? P : never;
type Words = { subject: string; title: string; text: string; button: string };

const until = (facts: Facts): string => (facts.until ? formatFullDateTime(new Date(facts.until)) : "");
const REASONS: Partial<Record<Facts["cause"], string>> = {
  arrependimento: "Quem comprou desistiu dentro do prazo de 7 dias.",
  garantia: "Quem comprou desistiu depois dos 7 dias da lei, dentro da garantia da sua loja.",
  defeito: "O material teve um problema reconhecido.",
  autor: "Você devolveu o valor.",
  get admin() {
    return `${brand.The} devolveu o valor.`;
  },
  get retirada() {
    return `${brand.The} retirou o material das bibliotecas de quem comprou.`;
  },
};

const WORDS: Record<AuthorStep, (facts: Facts, amount: string) => Words> = {
  feita: (facts, amount) => ({
    subject: `Reembolso: ${amount} saíram do seu saldo`,
    title: `${amount} saíram do seu saldo`,
    text: `${REASONS[facts.cause] ?? ""} O dinheiro voltou para quem comprou. Se faltou saldo, a diferença ficou como débito, que as próximas vendas pagam.`,
    button: "Ver a venda",
  }),
  espera: (_, amount) => ({
    subject: `Falta saldo para devolver ${amount}`,
    title: "Falta saldo na Pagar.me para um reembolso",
    text: `Um reembolso precisa de ${amount} do seu saldo na Pagar.me, e ele ainda não basta. Tentamos todos os dias, por até dez dias. Depois disso ${brand.the} paga, e o que faltar vira um débito seu, que as próximas vendas pagam.`,
    button: "Ver a venda",
  }),
  manual: (_, amount) => ({
    subject: `${brand.The} vai pagar um reembolso de ${amount}`,
    title: `${brand.The} vai pagar este reembolso por você`,
    text: `O saldo na Pagar.me não bastou. ${brand.The} paga quem comprou, e ${amount} saem do seu saldo aqui; o que faltar vira um débito seu, que as próximas vendas pagam. Enquanto houver débito, não há saque.`,
    button: "Ver a venda",
  }),
  negada: (facts) => ({
    subject: "Um problema relatado não foi aceito",
    title: "O reembolso não foi aceito",
    text: facts.answer ? `O valor da venda continua seu. O motivo: ${facts.answer}` : "O valor da venda continua seu.",
    button: "Ver a venda",
  }),
  problema: (facts) => ({
    subject: "Um problema foi relatado",
    title: "Quem comprou relatou um problema",
    text: `${facts.problem ? problemWords[facts.problem] : ""}: “${facts.reason}”. Responda até ${until(facts)}: aceite e o valor volta, ou diga por que não. Sem resposta, ${brand.the} decide.`,
    button: "Responder",
  }),
  problema_operador: (facts) => ({
    subject: `${brand.The} vai decidir sobre um problema`,
    title: `Agora é ${brand.the} quem decide`,
    text: `A equipe ${brand.of} decide até ${until(facts)}. Sem decisão até lá, o valor volta automaticamente para quem comprou.`,
    button: "Ver a venda",
  }),
};

/** The e-mail to the author: the effect on their balance and what they can do. The e-mail does not identify the buyer. */
export const writeRefundNotice = (facts: Facts): EmailMessage => {
  const netCents = facts.items.reduce((sum, item) => sum + item.netCents + item.costCents, 0);
  const { subject, title, text, button } = WORDS[facts.step](facts, formatMoney(netCents));
  const number = orderNumber(facts.orderNumber);
  const costCents = facts.items.reduce((sum, item) => sum + item.costCents, 0);
  return {
    subject: `${subject} no pedido ${number}`,
    body: (
      <EmailLayout
        preview={title}
        title={title}
        siteUrl={env.publicUrl}
        reason={`Você recebeu esta mensagem porque tem uma loja ${brand.in}.`}
      >
        <EmailText>
          {greeting(facts.authorName)} {text}
        </EmailText>
        <EmailReceipt
          rows={[
            ...facts.items.map((item) => ({ label: item.title, amount: formatMoney(item.netCents) })),
            ...(costCents > 0 ? [{ label: "Custo da Pagar.me neste pagamento", amount: formatMoney(costCents) }] : []),
          ]}
          total={{ label: "Do seu saldo", amount: formatMoney(netCents) }}
        />
        <EmailButton href={`${env.publicUrl}/painel/pedidos/${facts.orderId}?aba=vendas`}>{button}</EmailButton>
      </EmailLayout>
    ),
  };
};
