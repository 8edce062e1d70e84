import { brand } from "#kit/brand/brand.ts";
import type { Policy } from "../rules/policy.ts";

/** How money comes in, goes back and goes out. */
export const paymentPolicy: Policy = {
  slug: "politica-de-pagamentos",
  title: "Política de pagamentos",
  lead: "Como se paga, como o dinheiro volta, quanto fica com quem vende e quando ele sai.",
  changes: [
    {
      version: "2026-11.3",
      since: "2026-11-25",
      get what() {
        return `O prazo para desistir, quando conta do primeiro download, não passa de 30 dias do pagamento. O custo da Pagar.me é ${brand.of} também quando a decisão de desfazer a venda nos primeiros 7 dias é nossa.`;
      },
    },
    {
      version: "2026-11.2",
      since: "2026-11-22",
      what: "Diz que a comissão pode ser combinada para uma loja, uma categoria ou um material, e que o autor é avisado.",
    },
    {
      version: "2026-11",
      since: "2026-11-22",
      what: "Primeira publicação do texto completo, com os valores lidos da configuração da feira.",
    },
  ],
  write: (f) => [
    {
      id: "formas",
      title: "Formas de pagamento",
      summary: `Pix, com o código valendo ${f.pixLife}, ou cartão de crédito em até ${f.mostInstallments} vezes.`,
      body: [
        `Os pagamentos são processados pela Pagar.me. ${brand.The} não recebe nem guarda o número do seu cartão: o navegador o troca por um código diretamente com a Pagar.me, e é esse código que usamos.`,
        {
          list: [
            `Pix: o código vale ${f.pixLife}. Se não pagou a tempo, a página oferece outro. Quem escolhe pagar depois recebe um código que vale ${f.payLaterLife}.`,
            `Cartão de crédito: em até ${f.mostInstallments} parcelas de pelo menos ${f.leastInstallment}. Os juros, de ${f.monthlyInterest} ao mês, são de quem parcela, a não ser nas parcelas que a loja tiver assumido; o total com juros aparece antes de pagar.`,
            "Grátis: um material grátis, ou um cupom que zera o pedido, abre na hora e não pede pagamento.",
          ],
        },
        "Cada loja escolhe as formas que aceita. Se uma das lojas do carrinho não aceita a forma escolhida, a tela diz qual.",
      ],
    },
    {
      id: "preco",
      title: "O preço que aparece é o que se paga",
      summary: "Sem taxa para quem compra. Desconto e cupom não se somam: vale o maior.",
      body: [
        "Não cobramos taxa de serviço de quem compra. O preço riscado é o menor preço pedido nos 30 dias antes da promoção; se não houve preço maior, nada aparece riscado.",
        "Promoção e cupom não se somam: em cada material vale o maior desconto. Vale um cupom de cada loja por pedido, e depois do desconto um material custa zero ou pelo menos " +
          `${f.leastPrice}.`,
        "O valor cobrado é o que estava na tela. Se algo mudou entre a tela e o botão, nada é cobrado, e os dois valores são mostrados.",
      ],
    },
    {
      id: "confirmacao",
      title: "Quando o pagamento é confirmado",
      summary: "O Pix confirma em segundos; o cartão, quase sempre também. Silêncio nunca é tratado como recusa.",
      body: [
        `Um pedido sem pagamento fica guardado por ${f.orderLife}; depois vence, e o carrinho continua como estava. Você não perde nada e não deve nada.`,
        "Se o banco demora a responder, o pedido fica em análise e nós perguntamos até saber. Não cobramos de novo por falta de resposta.",
        "Um pagamento que chega depois do prazo compra os materiais, se ainda estiverem à venda; se não estiverem, volta inteiro. Pago em dobro, volta o segundo. Pago a menos, volta inteiro. Pago a mais, compra e a sobra volta.",
      ],
    },
    {
      id: "desistencia",
      title: `Desistir em até ${f.withdrawalRightDays} dias`,
      summary: "Um botão no pedido, sem dizer o motivo. Volta tudo e os arquivos saem da biblioteca.",
      body: [
        `O prazo é de ${f.withdrawalRightDays} dias contados do pagamento ou do primeiro download, se ele vier depois e nunca além de ${f.withdrawalRightLatestDays} dias do pagamento, hora a hora (Código de Defesa do Consumidor, art. 49). O botão Pedir reembolso fica na [página do pedido](/painel/pedidos), com o tempo que resta. Em um pedido com vários materiais, dá para desistir só de alguns. Se a loja der um prazo maior que o da lei, vale o dela, que aparece antes da compra e fica gravado no pedido.`,
        "A devolução começa na hora. Quem pagou por Pix recebe na conta de onde pagou, em geral em minutos. No cartão, a operadora lança um crédito na fatura atual ou na seguinte; parcelas com juros voltam com os juros.",
        `Depois de ${f.freeRegrets} desistências com arquivo já baixado em 90 dias, uma pessoa lê o pedido antes de devolver, e o prazo da resposta aparece na tela.`,
      ],
    },
    {
      id: "problema",
      title: "Arquivo com defeito ou diferente do descrito",
      summary: `Diga o que houve. O autor tem ${f.authorDays} dias para responder; sem resposta, o dinheiro volta sozinho.`,
      body: [
        {
          steps: [
            `Na página do pedido, use Relatar problema: até ${f.problemDays} dias para um arquivo que não abre ou veio incompleto, até ${f.notAsDescribedDays} dias para o que não é o que estava descrito.`,
            `O autor tem ${f.authorDays} dias para consertar, aceitar a devolução ou explicar por que não.`,
            `Se vocês não se entenderem, uma pessoa ${brand.of} decide e diz o motivo.`,
            `Sem resposta, a devolução sai sozinha ${f.automaticDays} dias depois do relato.`,
          ],
        },
        "Enquanto o problema é conversado, os arquivos continuam com você. Eles saem da biblioteca quando o dinheiro volta.",
        "Compra em dobro e material que já vinha num pacote seu são sempre devolvidos: escreva para nós.",
      ],
    },
    {
      id: "contestacao",
      title: "Contestação no banco",
      summary: "Fale com a gente antes: é mais rápido. Contestado o pagamento, o acesso fecha até o banco decidir.",
      body: [
        "Quem não reconhece uma compra pode contestá-la no banco do cartão ou pelo Mecanismo Especial de Devolução do Pix. Enquanto o banco decide, o acesso aos materiais fica fechado e a parte do autor fica retida. Ganha a contestação por quem vendeu, tudo volta como era.",
      ],
    },
    {
      id: "comissao",
      title: "Quanto fica com quem vende",
      summary: `Comissão de ${f.commission}, ou ${f.ownCommission} quando a pessoa veio pelo autor. Sem mensalidade.`,
      body: [
        `De cada material pago, ${brand.the} fica com ${f.commission} do que foi pago depois do desconto, no mínimo ${f.leastCommission}. A comissão é de ${f.ownCommission}, com o mesmo mínimo, quando quem comprou chegou nos sete dias anteriores por um link do autor, ou usou um cupom que ele divulgou. Material grátis não paga comissão.`,
        `${brand.The} pode combinar outro percentual para uma loja, uma categoria ou um material, e vale o mais específico. O autor é avisado quando ele começa, muda ou termina, e o lê ao escolher o preço.`,
        `O custo do processamento do pagamento sai da parte ${brand.of}. O que o autor lê ao escolher o preço é o que ele recebe, menos o custo das parcelas sem juros que ele mesmo tiver oferecido.`,
        `O percentual fica congelado em cada item do pedido. Quando o dinheiro volta a quem comprou, a comissão volta inteira; o custo da Pagar.me é ${brand.of} quando a venda é desfeita pela lei, nos primeiros 7 dias, também quando é ${brand.the} que a desfaz a pedido de quem comprou; nas outras devoluções, sai do saldo do autor.`,
      ],
    },
    {
      id: "liberacao",
      title: "Quando o dinheiro fica livre",
      summary: `${f.releaseDays} dias depois da entrega, ou um dia depois do prazo da loja, se for maior. No cartão, só depois que a operadora paga.`,
      body: [
        `A parte do autor fica livre ${f.releaseDays} dias depois que os arquivos foram entregues, ou um dia depois do prazo de desistência da própria loja, se for maior. No cartão, espera também a operadora pagar, parcela por parcela. O calendário do que falta está em [Saldo](/painel/pagarme).`,
        "Se uma venda é devolvida depois de o dinheiro já ter sido sacado, o valor vira um débito que as próximas vendas cobrem. Nada é tirado da conta bancária de ninguém.",
      ],
    },
    {
      id: "saque",
      title: "Saque",
      summary: `A partir de ${f.leastWithdrawal}. O primeiro da semana não tem tarifa; os outros custam ${f.transferCost}.`,
      body: [
        `Saca-se quando quiser, a partir de ${f.leastWithdrawal}, até ${f.withdrawalsADay} vezes por dia, para uma conta bancária no mesmo CPF ou CNPJ do cadastro. O primeiro saque da semana é por nossa conta; os seguintes custam ${f.transferCost}, que é o que a transferência custa, e a tela mostra antes de confirmar.`,
        `Cada saque pede o segundo passo e um link mandado ao e-mail, que vale ${f.withdrawalLinkMinutes} minutos e diz o valor e a conta. Quem recebe uma carta de um saque que não pediu tem nela um botão que segura tudo.`,
        `A primeira conta bancária pode receber depois de ${f.bankFirstHours} horas; uma conta trocada, depois de ${f.bankChangeHours} horas. Depois de trocar senha, e-mail ou segundo passo, os saques esperam ${f.credentialHoldHours} horas. É assim para que um ladrão de senha não leve o seu dinheiro.`,
        "Se o banco recusa a transferência, o valor e a tarifa voltam ao saldo, com o motivo.",
      ],
    },
    {
      id: "papeis",
      title: "Recibos, notas e impostos",
      summary: `Todo pedido tem recibo. A nota fiscal do material é do autor; ${brand.the} lhe dá os números.`,
      body: [
        "O recibo em PDF fica na página do pedido. Quem precisa de nota fiscal pede ali mesmo, com os dados que deseja nela; quem emite é o autor.",
        "O autor tem, em [Documentos](/painel/pagarme/documentos), o extrato de cada mês e o informe do ano, feitos do razão. Cada um responde pelos seus impostos.",
      ],
    },
  ],
};
