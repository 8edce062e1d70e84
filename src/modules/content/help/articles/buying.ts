import { brand } from "#kit/brand/brand.ts";
import type { Article } from "../rules/article.ts";

/** Buying and paying. */
export const BUYING: Article[] = [
  {
    slug: "como-comprar",
    get title() {
      return `Como comprar ${brand.in}?`;
    },
    category: "comprar",
    keywords: "compra passo a passo carrinho finalizar pedido pagar primeira vez",
    isFrequent: true,
    related: ["comprar-sem-senha", "pagar-com-pix", "onde-estao-os-arquivos"],
    write: (f) => [
      {
        steps: [
          "Na página do material, escolha a licença e toque em Adicionar ao carrinho ou Comprar agora.",
          "Diga nome, e-mail e CPF ou CNPJ. Não é preciso criar senha.",
          `Escolha Pix ou cartão de crédito, em até ${f.mostInstallments} vezes. O botão diz o valor que será cobrado.`,
          "Pago o pedido, os arquivos abrem na mesma tela e ficam na sua [biblioteca](/painel/pedidos).",
        ],
      },
      "Dá para comprar de vários autores no mesmo pedido: o pagamento é um só.",
    ],
  },
  {
    slug: "comprar-sem-senha",
    title: "Preciso criar uma conta para comprar?",
    category: "comprar",
    keywords: "sem cadastro visitante convidado login senha entrar",
    isFrequent: true,
    related: ["como-comprar", "entrar-com-codigo"],
    write: () => [
      "Não precisa criar senha. Com nome, e-mail e CPF ou CNPJ a compra se completa, e uma conta fica guardada nesse e-mail.",
      "Neste navegador os arquivos abrem na hora. De outro aparelho, entre com o mesmo e-mail: mandamos um código para ele. Depois, se quiser, crie uma senha em [Configurações](/painel/configuracoes?aba=seguranca).",
      "Se o e-mail já tem conta, pedimos o código antes de continuar, e o carrinho não se perde.",
    ],
  },
  {
    slug: "pagar-com-pix",
    title: "Como pagar com Pix?",
    category: "comprar",
    keywords: "pix qr code copia e cola copiar codigo banco celular",
    isFrequent: true,
    related: ["pix-vencido", "paguei-e-nao-confirmou"],
    write: (f) => [
      {
        steps: [
          "Na página do Pix, toque em Copiar código Pix. No computador, aponte a câmera do aplicativo do banco para o QR.",
          "No aplicativo do seu banco, escolha Pix e depois Pix copia e cola, e confirme o valor.",
          "Volte à página: ela confirma o pagamento automaticamente, em segundos, e abre os arquivos.",
        ],
      },
      `O código vale ${f.pixLife}. Se a página fechar, o código está no e-mail que mandamos e em [Biblioteca](/painel/pedidos), no pedido que espera pagamento.`,
    ],
  },
  {
    slug: "pix-vencido",
    title: "O código do Pix venceu. E agora?",
    category: "comprar",
    keywords: "expirado expirou vencido tempo acabou novo codigo gerar outro prazo atrasado",
    related: ["pagar-com-pix", "paguei-e-nao-confirmou"],
    write: (f) => [
      `Abra o pedido e peça outro código: o pedido fica guardado por ${f.orderLife}. Passado esse tempo ele vence, sem nenhuma cobrança, e o carrinho continua como estava.`,
      "Pagou um código vencido? Se os materiais ainda estiverem à venda, a compra vale. Se não, o valor volta inteiro para a conta de onde saiu, e você é avisado.",
    ],
  },
  {
    slug: "paguei-e-nao-confirmou",
    title: "Paguei e o pedido ainda não confirmou",
    category: "comprar",
    keywords: "pagamento pendente nao caiu demora aguardando confirmar analise sumiu",
    isFrequent: true,
    related: ["pagar-com-pix", "cartao-recusado"],
    write: () => [
      "No Pix, quase sempre leva segundos. Se passou de alguns minutos, abra o pedido e toque em Já paguei: perguntamos de novo ao banco na hora.",
      "No cartão, o banco pode querer analisar. A página mostra que está em análise e você recebe um e-mail com a resposta. Não pague de novo: mesmo que aconteça, o valor em dobro volta inteiro.",
      "Nenhuma falta de resposta é tratada como recusa. Se mesmo assim algo não bater, [escreva para nós](/ajuda/contato?assunto=compra) com o número do pedido.",
    ],
  },
  {
    slug: "pagar-com-cartao",
    title: "Como pagar com cartão e parcelar?",
    category: "comprar",
    keywords: "credito parcelas parcelamento juros vezes cvv parcelar",
    related: ["cartao-recusado", "guardar-cartao"],
    write: (f) => [
      `Aceitamos cartão de crédito em até ${f.mostInstallments} parcelas de pelo menos ${f.leastInstallment}. Os juros são de ${f.monthlyInterest} ao mês, a não ser nas parcelas que a loja oferece sem juros. O total com juros aparece antes de pagar.`,
      `O número do cartão vai do seu navegador direto para a Pagar.me. ${brand.The} não o recebe nem o guarda.`,
    ],
  },
  {
    slug: "cartao-recusado",
    title: "Meu cartão foi recusado",
    category: "comprar",
    keywords: "nao passou negado limite banco recusa erro credito",
    related: ["pagar-com-cartao", "pagar-com-pix"],
    write: () => [
      "A tela diz o motivo que o banco deu. Quase sempre é limite, um número digitado errado ou uma proteção do próprio banco contra compras pela internet.",
      {
        list: [
          "Confira número, validade, código de segurança e o CPF de quem é o cartão.",
          "Libere compras pela internet no aplicativo do banco, ou ligue para o número do verso.",
          "Tente outro cartão ou pague com Pix: o pedido é o mesmo e nada se perde.",
        ],
      },
      "Depois de várias recusas seguidas, por segurança, deixamos de aceitar cartões por um tempo. O Pix continua valendo.",
    ],
  },
  {
    slug: "guardar-cartao",
    title: "Posso salvar um cartão para a próxima compra?",
    category: "comprar",
    keywords: "salvar cartao salvo apagar remover cartao seguro",
    related: ["pagar-com-cartao"],
    write: () => [
      "Pode, marcando Salvar este cartão ao pagar, ou em [Cartões](/adicionar-cartao). Aqui ficam a bandeira, os quatro últimos números e a validade; o resto fica com a Pagar.me.",
      "Para apagar, use a mesma tela. Vale na hora, inclusive na Pagar.me.",
    ],
  },
  {
    slug: "usar-cupom",
    title: "Como usar um cupom?",
    category: "comprar",
    keywords: "desconto codigo promocional cupom nao funciona promocao",
    isFrequent: true,
    related: ["como-comprar"],
    write: (f) => [
      "No carrinho ou na compra, escreva o código e toque em Aplicar cupom. Maiúsculas, acentos e espaços não importam. Quem abre um link de cupom já chega com ele aplicado.",
      `Vale um cupom de cada loja por pedido, e um ${brand.of}. Cupom e promoção não se somam: em cada material vale o maior desconto.`,
      `Se o cupom não entrou, ele pode ter acabado, ser de outra loja, já ter sido usado por você ou pedir um valor mínimo. Depois do desconto um material custa zero ou pelo menos ${f.leastPrice}.`,
    ],
  },
  {
    slug: "material-gratis",
    title: "Como pegar um material grátis?",
    category: "comprar",
    keywords: "gratuito de graca sem pagar zero",
    related: ["como-comprar", "onde-estao-os-arquivos"],
    write: () => [
      "Na página do material, toque em Pegar grátis e confirme; ou adicione ao carrinho com os outros. O total é zero, nenhuma forma de pagamento é pedida, e os arquivos abrem na hora.",
      "Todos os materiais grátis estão em [Grátis](/produtos?gratis=1).",
    ],
  },
  {
    slug: "recibo-e-nota-fiscal",
    title: "Como consigo recibo ou nota fiscal?",
    category: "comprar",
    keywords: "nf nfe nota recibo comprovante escola reembolso dados fiscais cnpj",
    related: ["errei-o-email"],
    write: () => [
      "O recibo em PDF fica na página do pedido, e dá para mandá-lo de novo ao e-mail.",
      "A nota fiscal é emitida por quem vendeu. Na página do pedido, em Dados fiscais, escreva o nome, o documento e o endereço que devem sair nela e marque que quer a nota. O autor recebe o aviso, e a nota aparece ali quando ele a anexar.",
    ],
  },
];
