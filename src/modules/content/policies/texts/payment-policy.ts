import { brand } from "#kit/brand/brand.ts";
import type { Policy } from "../rules/policy.ts";

/** How money comes in, goes back and goes out. */
export const paymentPolicy: Policy = {
  slug: "politica-de-pagamentos",
  title: "Política de pagamentos",
  lead: "Como pagar, como funciona o reembolso, quanto o autor recebe e quando pode sacar.",
  changes: [
    {
      version: "2026-11.4",
      since: "2026-11-28",
      what: "Usa palavras mais simples, as mesmas das telas: verificação em duas etapas, e-mail, reembolso, análise pela equipe. O que vale não mudou.",
    },
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
            "Grátis: um material grátis, ou um pedido que o cupom deixa em zero, é liberado na hora e não pede pagamento.",
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
      summary: "O Pix é confirmado em segundos; o cartão, quase sempre também. Demora na resposta nunca é tratada como recusa.",
      body: [
        `Um pedido sem pagamento fica guardado por ${f.orderLife}; depois vence, e o carrinho continua como estava. Você não perde nada e não deve nada.`,
        "Se o banco demora a responder, o pedido fica em análise e nós perguntamos até saber. Não cobramos de novo por falta de resposta.",
        "Um pagamento que chega depois do prazo vale para a compra, se os materiais ainda estiverem à venda; se não estiverem, é devolvido inteiro. Se for pago duas vezes, o segundo pagamento é devolvido. Se for pago a menos, o valor é devolvido inteiro. Se for pago a mais, a compra vale e a diferença é devolvida.",
      ],
    },
    {
      id: "desistencia",
      title: `Desistir em até ${f.withdrawalRightDays} dias`,
      summary: "Um botão no pedido, sem dizer o motivo. O valor é devolvido inteiro e os arquivos saem da biblioteca.",
      body: [
        `O prazo é de ${f.withdrawalRightDays} dias contados do pagamento ou do primeiro download, se ele vier depois e nunca além de ${f.withdrawalRightLatestDays} dias do pagamento, hora a hora (Código de Defesa do Consumidor, art. 49). O botão Pedir reembolso fica na [página do pedido](/painel/pedidos), com o tempo que resta. Em um pedido com vários materiais, dá para desistir só de alguns. Se a loja der um prazo maior que o da lei, vale o dela, que aparece antes da compra e fica gravado no pedido.`,
        "O reembolso começa na hora. Quem pagou por Pix recebe na conta de onde pagou, em geral em minutos. No cartão, a operadora lança um crédito na fatura atual ou na seguinte; parcelas com juros voltam com os juros.",
        `Depois de ${f.freeRegrets} desistências com arquivo já baixado em 90 dias, nossa equipe analisa o pedido antes do reembolso, e o prazo da resposta aparece na tela.`,
      ],
    },
    {
      id: "problema",
      title: "Arquivo com defeito ou diferente do descrito",
      summary: `Diga o que houve. O autor tem ${f.authorDays} dias para responder; sem resposta, o reembolso é automático.`,
      body: [
        {
          steps: [
            `Na página do pedido, use Relatar problema: até ${f.problemDays} dias para um arquivo que não abre ou veio incompleto, até ${f.notAsDescribedDays} dias para o que não é o que estava descrito.`,
            `O autor tem ${f.authorDays} dias para corrigir, aceitar o reembolso ou explicar por que não.`,
            `Se vocês não chegarem a um acordo, a equipe ${brand.of} decide e diz o motivo.`,
            `Sem resposta, o reembolso é feito automaticamente ${f.automaticDays} dias depois do relato.`,
          ],
        },
        "Enquanto o problema é resolvido, os arquivos continuam com você. Eles saem da biblioteca quando o dinheiro volta.",
        "Compra em duplicidade e material que já vinha em um pacote seu são sempre reembolsados: escreva para nós.",
      ],
    },
    {
      id: "contestacao",
      title: "Contestação no banco",
      summary: "Fale com a gente antes: é mais rápido. Com o pagamento contestado, o acesso fica fechado até o banco decidir.",
      body: [
        "Quem não reconhece uma compra pode contestá-la no banco do cartão ou pelo Mecanismo Especial de Devolução do Pix. Enquanto o banco decide, o acesso aos materiais fica fechado e a parte do autor fica retida. Se quem vendeu ganhar a contestação, tudo volta como era.",
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
        `O percentual fica gravado em cada item do pedido. Quando o dinheiro volta a quem comprou, a comissão é devolvida inteira; o custo da Pagar.me é ${brand.of} quando a venda é desfeita pela lei, nos primeiros 7 dias, também quando é ${brand.the} que a desfaz a pedido de quem comprou; nos outros reembolsos, sai do saldo do autor.`,
      ],
    },
    {
      id: "liberacao",
      title: "Quando o dinheiro fica disponível",
      summary: `${f.releaseDays} dias depois da entrega, ou um dia depois do prazo da loja, se for maior. No cartão, só depois que a operadora paga.`,
      body: [
        `A parte do autor fica disponível ${f.releaseDays} dias depois que os arquivos foram entregues, ou um dia depois do prazo de desistência da própria loja, se for maior. No cartão, espera também a operadora pagar, parcela por parcela. O calendário do que está a liberar fica em [Saldo](/painel/pagarme).`,
        "Se uma venda é reembolsada depois de o dinheiro já ter sido sacado, o valor vira um débito que as próximas vendas cobrem. Nada é retirado da conta bancária do autor.",
      ],
    },
    {
      id: "saque",
      title: "Saque",
      summary: `A partir de ${f.leastWithdrawal}. O primeiro da semana não tem tarifa; os outros custam ${f.transferCost}.`,
      body: [
        `Você saca quando quiser, a partir de ${f.leastWithdrawal}, até ${f.withdrawalsADay} vezes por dia, para uma conta bancária no mesmo CPF ou CNPJ do cadastro. O primeiro saque da semana é por nossa conta; os seguintes custam ${f.transferCost}, que é o que a transferência custa, e a tela mostra antes de confirmar.`,
        `Cada saque pede a verificação em duas etapas e um link enviado por e-mail, que vale ${f.withdrawalLinkMinutes} minutos e diz o valor e a conta. Quem recebe o e-mail de um saque que não pediu tem nele um botão que bloqueia os saques.`,
        `A primeira conta bancária pode receber depois de ${f.bankFirstHours} horas; uma conta trocada, depois de ${f.bankChangeHours} horas. Depois de trocar a senha, o e-mail ou a verificação em duas etapas, os saques esperam ${f.credentialHoldHours} horas. Assim, quem descobrir a sua senha não consegue sacar o seu dinheiro.`,
        "Se o banco recusa a transferência, o valor e a tarifa voltam ao saldo, com o motivo.",
      ],
    },
    {
      id: "papeis",
      title: "Recibos, notas e impostos",
      summary: `Todo pedido tem recibo. A nota fiscal do material é emitida pelo autor; ${brand.the} dá a ele os números.`,
      body: [
        "O recibo em PDF fica na página do pedido. Quem precisa de nota fiscal pede ali mesmo, com os dados que deseja nela; quem emite é o autor.",
        "O autor tem, em [Documentos](/painel/pagarme/documentos), o extrato de cada mês e o informe do ano, feitos a partir dos lançamentos. Cada um responde pelos seus impostos.",
      ],
    },
  ],
};
