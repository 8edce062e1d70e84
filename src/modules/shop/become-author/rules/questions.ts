import { brand } from "#kit/brand/brand.ts";
import { formatMoney } from "#kit/money.ts";
import { formatBasisPoints } from "#kit/percent.ts";
import type { PlatformTerms, Question } from "./page-facts.ts";

/** What people ask before they apply, answered with the figures of today. */
export function questionsOf(terms: PlatformTerms): Question[] {
  const { commission, settlementDays, leastWithdrawalCents, answer, retryDays } = terms;
  return [
    {
      question: "Quanto custa vender?",
      answer: `Nada para abrir a loja nem por mês. De cada venda ${brand.the} fica com ${formatBasisPoints(commission.basisPoints)} do que foi pago, no mínimo ${formatMoney(commission.leastCents)} por material; ${formatBasisPoints(commission.ownBasisPoints)} quando a pessoa veio pelo seu link ou usou o seu cupom. Material grátis não paga comissão.`,
    },
    {
      question: "Quando o dinheiro fica disponível?",
      answer: `${settlementDays} dias depois do pagamento, quando termina o prazo de desistência de quem comprou. No cartão, só depois que a operadora paga. O saque começa em ${formatMoney(leastWithdrawalCents)}.`,
    },
    {
      question: "Preciso ter CNPJ?",
      answer: "Não. Você vende com CPF ou com CNPJ, e recebe numa conta bancária no mesmo nome.",
    },
    {
      question: "E se alguém pedir o dinheiro de volta?",
      answer:
        "Nos primeiros 7 dias a lei dá esse direito a quem compra pela internet; se quiser, a sua loja dá 15 ou 30. O valor sai do que ainda não foi liberado, a comissão é devolvida inteira e o custo da Pagar.me é nosso. Nos outros reembolsos, esse custo sai do seu saldo.",
    },
    {
      question: "O material continua meu?",
      answer: `Continua. Você só autoriza ${brand.the} a vendê-lo enquanto estiver à venda, e pode tirar de venda quando quiser: quem já comprou fica com o que comprou.`,
    },
    {
      question: "Posso preparar a loja antes da resposta?",
      answer: "Pode. Depois de enviar a solicitação, você já monta até três materiais. Eles aparecem quando a loja for aprovada.",
    },
    {
      question: "E se não for aprovada?",
      answer: `Dizemos por quê. Se for algo simples, pedimos o ajuste antes de decidir, em até ${answer.workingDays} dias úteis. Recusada, a solicitação pode ser refeita depois de ${retryDays} dias.`,
    },
  ];
}
