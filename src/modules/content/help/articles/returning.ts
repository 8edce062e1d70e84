import { brand } from "#kit/brand/brand.ts";
import type { Article } from "../rules/article.ts";

/** Giving back what was bought. */
export const RETURNING: Article[] = [
  {
    slug: "desistir-da-compra",
    title: "Como desistir de uma compra e receber o dinheiro de volta?",
    category: "devolver",
    keywords: "reembolso arrependimento cancelar estorno devolver devolucao 7 dias cdc art 49",
    isFrequent: true,
    related: ["quando-o-dinheiro-volta", "relatar-problema"],
    write: (f) => [
      `Você tem ${f.withdrawalRightDays} dias, contados do pagamento ou do primeiro download, se ele vier depois e nunca além de ${f.withdrawalRightLatestDays} dias do pagamento, para desistir sem dizer o motivo (Código de Defesa do Consumidor, art. 49), mesmo que já tenha baixado. Se a loja der um prazo maior, ele está na página do pedido.`,
      {
        steps: [
          "Abra o pedido na [biblioteca](/painel/pedidos).",
          "Na parte “Se algo não deu certo”, toque em Pedir reembolso. A tela mostra o tempo que resta.",
          "Se o pedido tem vários materiais, escolha de quais desistir, e confirme.",
        ],
      },
      "O valor volta inteiro e os arquivos saem da biblioteca.",
      `Depois de ${f.freeRegrets} desistências com arquivo já baixado em 90 dias, nossa equipe lê o pedido antes de devolver.`,
    ],
  },
  {
    slug: "relatar-problema",
    title: "O material tem defeito ou não é o que estava descrito",
    category: "devolver",
    keywords: "reclamacao problema diferente enganoso garantia defeito reembolso prazo acabou depois 7 dias",
    related: ["desistir-da-compra", "arquivo-nao-abre"],
    write: (f) => [
      `Na página do pedido, toque em Relatar problema: até ${f.problemDays} dias para um arquivo que não abre ou veio incompleto, até ${f.notAsDescribedDays} dias para o que não é o que estava descrito.`,
      {
        list: [
          `O autor tem ${f.authorDays} dias para consertar, devolver ou explicar.`,
          `Se não concordar com a resposta, diga: a equipe ${brand.of} decide e explica o motivo.`,
          `Sem resposta, o reembolso é feito automaticamente ${f.automaticDays} dias depois do relato.`,
        ],
      },
      "Enquanto isso os arquivos continuam com você.",
    ],
  },
  {
    slug: "quando-o-dinheiro-volta",
    title: "Quando o reembolso chega?",
    category: "devolver",
    keywords: "prazo estorno fatura pix demora reembolso quanto tempo credito cartao",
    isFrequent: true,
    related: ["desistir-da-compra"],
    write: (f) => [
      "No Pix, volta para a conta de onde saiu, em geral em minutos. No cartão, a operadora lança um crédito na fatura atual ou na seguinte; parcelas a vencer são canceladas por ela.",
      `O andamento está na página do pedido. Se ele não puder ser feito na hora, tentamos todos os dias; depois de ${f.refundWaitDays} dias, nossa equipe cuida do seu caso.`,
    ],
  },
  {
    slug: "comprei-duas-vezes",
    title: "Comprei o mesmo material duas vezes",
    category: "devolver",
    keywords: "duplicado em dobro repetido pacote paguei dobro",
    related: ["desistir-da-compra"],
    write: () => [
      "Um pagamento em duplicidade do mesmo pedido é devolvido automaticamente. Um material que você já tem não entra no carrinho da mesma conta.",
      "Se comprou com outro e-mail, ou se ele também veio num pacote, desista da compra repetida na página do pedido; fora do prazo, [escreva para nós](/ajuda/contato?assunto=devolucao): isso é sempre devolvido.",
    ],
  },
  {
    slug: "nao-reconheco-a-cobranca",
    get title() {
      return `Não reconheço uma cobrança ${brand.of}`;
    },
    category: "devolver",
    keywords: "fraude cartao clonado contestar chargeback desconheco fatura med golpe",
    related: ["quando-o-dinheiro-volta"],
    write: () => [
      "Veja primeiro na [biblioteca](/painel/pedidos), e com quem usa o mesmo cartão. Se não foi ninguém, [escreva para nós](/ajuda/contato?assunto=compra) com a data e o valor: devolvemos mais depressa que o banco.",
      "Você também pode contestar no banco do cartão ou pedir o reembolso do Pix ao seu banco. Enquanto ele decide, o acesso àqueles materiais fica fechado.",
    ],
  },
];
