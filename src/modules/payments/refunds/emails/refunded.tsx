import { brand } from "#kit/brand/brand.ts";
import { formatFullDateTime } from "#kit/date-format.ts";
import { orderNumber } from "#kit/format.ts";
import { formatMoney } from "#kit/money.ts";
import { greeting } from "#kit/person-name.ts";
import { env } from "#platform/env.ts";
import type { EmailMessage } from "#platform/mail.ts";
import type { EmailKind } from "#platform/outbox.ts";
import { EmailButton, EmailLayout, EmailText } from "#ui/email/layout.tsx";
import type { RefundCause } from "../rules/causes.ts";
import type { BuyerStep, refundedEmail } from "../schema.ts";
import { wayBackOf } from "../../methods/methods.ts";

type Facts = typeof refundedEmail extends EmailKind<infer P> ? P : never;

const CAUSES: Record<RefundCause, string> = {
  atrasado: "O pagamento caiu depois do prazo, quando o pedido não podia mais ser entregue.",
  excedente: "O valor pago foi maior que o do pedido: a diferença é sua.",
  subpago: "O valor pago foi menor que o do pedido, e por isso ele não pôde ser entregue.",
  duplicado: "O mesmo pedido foi pago mais de uma vez.",
  ja_comprado: "Você já tem este material na biblioteca, e por isso ele não foi vendido de novo.",
  indisponivel: "O material saiu de venda antes de o pagamento chegar, e por isso não pôde ser entregue.",
  arrependimento: "Você desistiu da compra dentro do prazo de 7 dias.",
  garantia: "Você desistiu da compra dentro da garantia da loja.",
  defeito: "O material tinha um problema.",
  autor: "Quem vendeu decidiu devolver o valor deste pedido.",
  get admin() {
    return `${brand.The} decidiu devolver o valor deste pedido.`;
  },
  get retirada() {
    return `${brand.The} retirou este material das bibliotecas.`;
  },
};

type Words = { subject: string; title: string; text: string };

const wayBack = ({ method }: Facts): string => wayBackOf(method);

const until = (facts: Facts): string => (facts.until ? formatFullDateTime(new Date(facts.until)) : "");

const WORDS: Record<BuyerStep, (facts: Facts, amount: string) => Words> = {
  pedida: (facts, amount) => ({
    subject: `Vamos devolver ${amount}`,
    title: `${amount} vão voltar para você`,
    text: `Já pedimos o reembolso de ${amount}, ${wayBack(facts)}. Avisamos quando ele for feito.`,
  }),
  feita: (facts, amount) => ({
    subject: `Devolvemos ${amount}`,
    title: `${amount} voltaram para você`,
    text: `O reembolso de ${amount} foi feito ${wayBack(facts)}. O recibo do pedido já mostra o reembolso.`,
  }),
  espera: (_, amount) => ({
    subject: `O reembolso de ${amount} está demorando`,
    title: `O reembolso de ${amount} ainda não saiu`,
    text: `A Pagar.me ainda não conseguiu concluir o reembolso. Tentamos de novo todos os dias, por até dez dias; depois disso ${brand.the} paga. Você não precisa fazer nada.`,
  }),
  manual: (_, amount) => ({
    subject: `${brand.The} vai pagar o reembolso de ${amount}`,
    title: `${brand.The} assumiu o seu reembolso`,
    text: `O reembolso de ${amount} não saiu pelo caminho de sempre, e a equipe ${brand.of} vai pagá-lo. Avisamos quando ele for feito.`,
  }),
  analise: (facts, amount) => ({
    subject: `Recebemos sua desistência de ${amount}`,
    title: "Nossa equipe vai analisar sua desistência",
    text: `Recebemos o pedido. Como houve outras desistências depois de baixar os arquivos nos últimos 90 dias, a equipe ${brand.of} decide até ${until(facts)}. Sem resposta até lá, o reembolso é automático.`,
  }),
  negada: (facts, amount) => ({
    subject: `O reembolso de ${amount} não foi aceito`,
    title: "Este reembolso não foi aceito",
    text: facts.answer ? `O motivo: ${facts.answer}` : "O prazo para contestar a resposta de quem vendeu acabou.",
  }),
  contestada: (_, amount) => ({
    subject: `O banco está devolvendo ${amount}`,
    title: "Seu banco já está devolvendo este valor",
    text: "O pagamento foi contestado no banco, e por isso encerramos o nosso reembolso: o mesmo dinheiro não volta duas vezes.",
  }),
  problema: (facts) => ({
    subject: "Recebemos o problema que você relatou",
    title: "Recebemos o que você relatou",
    text: `Quem vendeu tem até ${until(facts)} para responder. Sem resposta, ${brand.the} decide; e se ninguém decidir em 15 dias, o reembolso é automático. Os arquivos continuam na biblioteca.`,
  }),
  problema_recusado: (facts) => ({
    subject: "Quem vendeu respondeu ao problema",
    title: "Quem vendeu não reconheceu o problema",
    text: `A resposta: ${facts.answer} Se você não concorda, peça a decisão ${brand.of} na página do pedido até ${until(facts)}.`,
  }),
  problema_operador: (facts) => ({
    subject: `${brand.The} vai decidir sobre o problema`,
    title: `Agora é ${brand.the} quem decide`,
    text: `A equipe ${brand.of} decide até ${until(facts)}. Sem decisão até lá, o reembolso é automático.`,
  }),
};

const TELLS_CAUSE: readonly BuyerStep[] = ["pedida", "feita", "espera", "manual"];

/** The e-mail to the buyer about a refund: its step (in progress, waiting, refused or done) and its cause. */
export const writeRefunded = (facts: Facts): EmailMessage => {
  const { subject, title, text } = WORDS[facts.step](facts, formatMoney(facts.amountCents));
  const number = orderNumber(facts.orderNumber);
  return {
    subject: `${subject} ${facts.step.startsWith("problema") ? "no" : "do"} pedido ${number}`,
    body: (
      <EmailLayout
        preview={text}
        title={title}
        siteUrl={env.publicUrl}
        reason={`Você recebeu esta mensagem porque fez o pedido ${number} ${brand.in} com este e-mail.`}
      >
        <EmailText>
          {greeting(facts.buyerName)} {TELLS_CAUSE.includes(facts.step) ? CAUSES[facts.cause] : text}
        </EmailText>
        {TELLS_CAUSE.includes(facts.step) && <EmailText>{text}</EmailText>}
        {facts.titles.length > 0 && <EmailText muted>{facts.titles.join(", ")}</EmailText>}
        <EmailButton href={`${env.publicUrl}/painel/pedidos/${facts.orderId}`}>Ver o pedido</EmailButton>
      </EmailLayout>
    ),
  };
};
