import { brand } from "#kit/brand/brand.ts";
import type { Article } from "../rules/article.ts";

/** For authors: their money. */
export const RECEIVING: Article[] = [
  {
    slug: "cadastro-para-receber",
    title: "Como fazer o cadastro para receber?",
    category: "receber",
    keywords: "pagarme recebedor kyc conta bancaria documento analise selfie verificacao",
    related: ["quando-o-dinheiro-fica-livre", "trocar-conta-bancaria"],
    write: () => [
      "Em [Pagamentos](/painel/configurar-pagamentos), informe os dados que a Pagar.me pede, como pessoa ou como empresa, e a conta bancária no mesmo CPF ou CNPJ.",
      "Com o cadastro aceito, você já vende. Para sacar, a Pagar.me pode pedir uma confirmação no celular: a tela mostra o código que abre essa etapa. Aqui não ficam os seus documentos, só o nome do titular e números mascarados.",
      "O e-mail do cadastro e a conta bancária você troca em [Pagamentos](/painel/configurar-pagamentos). Nome, documento, telefone e endereço só a Pagar.me muda: [escreva para nós](/ajuda/contato?assunto=venda) e pedimos a correção com você.",
    ],
  },
  {
    slug: "quando-o-dinheiro-fica-livre",
    title: "Quando o dinheiro das vendas fica disponível?",
    category: "receber",
    keywords: "saldo liberar a receber disponivel prazo repasse dias demora",
    isFrequent: true,
    related: ["como-sacar", "quanto-custa-vender"],
    write: (f) => [
      `${f.releaseDays} dias depois da entrega, ou um dia depois do prazo para desistir que a sua loja dava na venda, se for maior. No cartão, espera também a operadora pagar, parcela por parcela.`,
      "A agenda do que falta, dia por dia, está em [Saldo e saques](/painel/pagarme). O que está a liberar já é seu: só ainda não pode ser sacado.",
    ],
  },
  {
    slug: "antecipar-vendas",
    title: "Posso receber antes o que vendi no cartão?",
    category: "receber",
    keywords: "antecipar antecipacao adiantar recebiveis cartao parcelas",
    related: ["quando-o-dinheiro-fica-livre", "como-sacar"],
    write: () => [
      "Se a Pagar.me oferecer, sim: o quadro Antecipar vendas no cartão aparece em [Saldo e saques](/painel/pagarme), com o valor, o dia e quanto custa no máximo. O custo fica com a Pagar.me e sai de cada venda antecipada, como se vê no extrato.",
      "Só entram vendas que já passaram do prazo para desistir. Sem o quadro, não há o que antecipar agora.",
    ],
  },
  {
    slug: "como-sacar",
    title: "Como sacar o meu saldo?",
    category: "receber",
    keywords: "saque transferir retirar tarifa minimo banco conta dinheiro",
    isFrequent: true,
    related: ["quando-o-dinheiro-fica-livre", "saque-nao-chegou", "segundo-passo"],
    write: (f) => [
      {
        steps: [
          "Ligue a verificação em duas etapas em [Segurança](/painel/configuracoes?aba=seguranca), se ainda não ligou.",
          `Em [Saldo e saques](/painel/pagarme), escolha o valor, a partir de ${f.leastWithdrawal}, e toque em Solicitar saque.`,
          `Abra o link que mandamos por e-mail em até ${f.withdrawalLinkMinutes} minutos, confira valor e conta e confirme.`,
        ],
      },
      `O primeiro saque da semana não tem tarifa; os outros custam ${f.transferCost}, mostrados antes de confirmar. São até ${f.withdrawalsADay} por dia.`,
    ],
  },
  {
    slug: "saque-nao-chegou",
    title: "Meu saque não chegou",
    category: "receber",
    keywords: "saque demora falhou devolvido banco nao caiu transferencia",
    related: ["como-sacar"],
    write: () => [
      "A página do saque conta cada passo: pedido, em envio, no banco, creditado. Se o banco recusou, o motivo está lá, e o valor e a tarifa já voltaram ao saldo.",
      "Se o banco não respondeu, o saque fica em verificação: o dinheiro não é mandado duas vezes nem se perde. Passou de um dia útil? [Escreva para nós](/ajuda/contato?assunto=venda).",
    ],
  },
  {
    slug: "nao-pedi-este-saque",
    title: "Recebi um e-mail de um saque que não pedi",
    category: "receber",
    keywords: "saque estranho fraude nao fui eu golpe carta conta bancaria trocada",
    related: ["conta-invadida"],
    write: (f) => [
      `Toque em Não fui eu, no próprio e-mail. Funciona sem entrar: bloqueia os saques por ${f.denialHoldHours} horas, encerra todas as sessões e pede senha nova.`,
      "Depois siga [os passos de conta invadida](/ajuda/conta-invadida).",
    ],
  },
  {
    slug: "trocar-conta-bancaria",
    title: "Como trocar a conta bancária?",
    category: "receber",
    keywords: "mudar banco conta agencia titular pix trocar receber",
    related: ["cadastro-para-receber", "como-sacar"],
    write: (f) => [
      `Em [Pagamentos](/painel/configurar-pagamentos). A conta nova precisa ser do mesmo CPF ou CNPJ e pode receber depois de ${f.bankChangeHours} horas; a primeira de todas, depois de ${f.bankFirstHours}. Avisamos por e-mail, com um botão para desfazer.`,
      "Não dá para trocar com um saque em andamento. A espera protege você de quem descobre a sua senha.",
    ],
  },
  {
    slug: "venda-devolvida",
    title: "O que acontece quando uma venda é devolvida?",
    category: "receber",
    keywords: "reembolso devolucao contestacao chargeback debito negativo saldo autor",
    related: ["quando-o-dinheiro-fica-livre", "atender-quem-comprou"],
    write: (f) => [
      `Nos primeiros ${f.withdrawalRightDays} dias é um direito de quem compra, e o valor sai do que ainda não foi liberado. A comissão é devolvida inteira, e o custo da Pagar.me é ${brand.of}: por essa venda você não fica devendo nada.`,
      `Num reembolso por defeito, pela garantia da sua loja (depois dos dias da lei), ou decidido por você ou ${brand.by} sem que quem comprou tenha desistido nesses dias, o custo da Pagar.me sai do seu saldo. Se o dinheiro já saiu, vira um débito que as próximas vendas cobrem: nada é retirado da sua conta bancária.`,
      "Numa contestação no banco, a defesa é montada com o que temos, e você pode acrescentar as suas palavras dentro do prazo que a tela mostra.",
    ],
  },
  {
    slug: "extratos-e-impostos",
    title: "Onde estão os extratos e os documentos para o imposto?",
    category: "receber",
    keywords: "imposto renda informe contador extrato nota fiscal documentos csv",
    related: ["recibo-e-nota-fiscal"],
    write: () => [
      "Em [Documentos](/painel/pagarme/documentos): o extrato de cada mês, o informe do ano e a lista das notas que pediram. Todos são feitos a partir dos lançamentos e batem com o saldo até o centavo.",
      "Quando quem comprou pede nota fiscal, você recebe um aviso com os dados e anexa o PDF ou o XML na página da venda.",
    ],
  },
];
