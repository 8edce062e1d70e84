import { brand } from "#kit/brand/brand.ts";
import type { Policy } from "../rules/policy.ts";

/** Giving a purchase up, and what is done about a file that is not right. */
export const refundPolicy: Policy = {
  slug: "devolucoes",
  title: "Reembolso e desistência",
  lead: "Até quando dá para desistir, como pedir, quanto é devolvido e o que acontece com os arquivos.",
  changes: [
    {
      version: "2026-11.2",
      since: "2026-11-28",
      what: "Usa palavras mais simples, as mesmas das telas: reembolso, análise pela equipe. O que vale não mudou.",
    },
    {
      version: "2026-11",
      since: "2026-11-26",
      what: "Primeira publicação em página própria. As regras são as da política de pagamentos, reunidas para quem quer devolver.",
    },
  ],
  write: (f) => [
    {
      id: "desistir",
      title: `Desistir em até ${f.withdrawalRightDays} dias`,
      summary: "Um botão no pedido, sem dizer o motivo. O valor é devolvido inteiro.",
      body: [
        `O prazo é de ${f.withdrawalRightDays} dias, hora a hora, contados do pagamento ou do primeiro download, se ele vier depois, e nunca além de ${f.withdrawalRightLatestDays} dias do pagamento (Código de Defesa do Consumidor, art. 49). Se a loja der um prazo maior, vale o dela: ele aparece antes da compra e no resumo do contrato, que fica guardado com o pedido.`,
        {
          steps: [
            "Abra o pedido na [biblioteca](/painel/pedidos).",
            "Escolha Pedir reembolso e os materiais de que quer desistir.",
            "Confirme. O reembolso começa na hora e um e-mail confirma o pedido.",
          ],
        },
        `Depois de ${f.freeRegrets} desistências com arquivo já baixado em 90 dias, nossa equipe analisa o pedido antes do reembolso, e a tela diz até quando ela responde.`,
      ],
    },
    {
      id: "problema",
      title: "Arquivo com defeito ou diferente do descrito",
      summary: `O autor tem ${f.authorDays} dias para responder. Sem resposta, o reembolso é automático.`,
      body: [
        `Use Relatar problema na página do pedido: até ${f.problemDays} dias para um arquivo que não abre ou veio incompleto, até ${f.notAsDescribedDays} dias para o que não é o que estava descrito. O autor corrige, aceita o reembolso ou explica por que não; se vocês não chegarem a um acordo, a equipe ${brand.of} decide e diz o motivo. Sem resposta, o reembolso é feito ${f.automaticDays} dias depois do relato.`,
      ],
    },
    {
      id: "como-volta",
      title: "Como o dinheiro volta",
      summary: "Pelo mesmo meio do pagamento: o Pix em minutos, o cartão na fatura atual ou na seguinte.",
      body: [
        "Quem pagou por Pix recebe na conta de onde pagou. No cartão, a operadora lança um crédito na fatura atual ou na seguinte; parcelas com juros voltam com os juros. O cupom usado em um pedido pago não volta a valer.",
        `A comissão ${brand.of} é devolvida inteira. Quem paga o custo do processamento em cada caso está na [política de pagamentos](/politica-de-pagamentos#comissao).`,
      ],
    },
    {
      id: "arquivos",
      title: "O que acontece com os arquivos",
      summary: "Saem da biblioteca: na desistência, na hora; nos outros casos, quando o dinheiro volta.",
      body: [
        "Ao desistir, os arquivos fecham na hora. Enquanto um problema é resolvido, eles continuam com você, e saem quando o dinheiro volta. O que foi reembolsado não pode mais ser usado, e a avaliação do material sai junto.",
        `Se o autor ou ${brand.the} fechar o acesso de alguém por outro motivo, a pessoa recebe o motivo por e-mail e pode pedir que a nossa equipe analise de novo.`,
      ],
    },
  ],
};
