import type { Article } from "../rules/article.ts";

/** Getting in and staying safe. */
export const ACCOUNT: Article[] = [
  {
    slug: "entrar-com-codigo",
    title: "Esqueci a senha ou nunca criei uma",
    category: "conta",
    keywords: "login entrar codigo email recuperar redefinir senha esqueci acesso",
    isFrequent: true,
    related: ["codigo-nao-chega", "segundo-passo"],
    write: () => [
      "Em [Entrar](/auth/login), escolha receber um código por e-mail: com ele você entra sem senha. Para criar uma senha nova, use Esqueci a senha.",
      "Também dá para entrar com uma chave de acesso (digital, rosto ou PIN do aparelho), criada em [Segurança](/painel/configuracoes?aba=seguranca).",
    ],
  },
  {
    slug: "codigo-nao-chega",
    title: "O código não chega no meu e-mail",
    category: "conta",
    keywords: "spam lixo eletronico nao recebi codigo email demora reenviar",
    related: ["entrar-com-codigo", "errei-o-email"],
    write: () => [
      {
        list: [
          "Espere dois minutos e veja na caixa de spam e nas promoções.",
          "Confira se o endereço está escrito certo na tela.",
          "Peça de novo com Reenviar código: vale o mais novo.",
        ],
      },
      "Por segurança a tela diz a mesma coisa quando o e-mail não tem conta. Se você comprou com outro endereço, é nele que o código chega.",
    ],
  },
  {
    slug: "errei-o-email",
    title: "Comprei com o e-mail errado",
    category: "conta",
    keywords: "email digitado errado corrigir trocar pedido compra outro endereco",
    related: ["onde-estao-os-arquivos", "trocar-email"],
    write: () => [
      "No navegador em que comprou, abra o pedido e use Corrigir e-mail. Mandamos um código ao endereço certo; com ele, o recibo e os arquivos passam para a conta certa.",
      "Em outro aparelho? [Escreva para nós](/ajuda/contato?assunto=compra) dizendo o número do pedido, o CPF da compra e o e-mail certo.",
    ],
  },
  {
    slug: "trocar-email",
    title: "Como trocar o e-mail da minha conta?",
    category: "conta",
    keywords: "mudar email alterar endereco conta",
    related: ["segundo-passo"],
    write: (f) => [
      "Em [Configurações](/painel/configuracoes), toque em Trocar e-mail e confirme que é você. A caixa nova recebe um link para confirmar; a antiga recebe um aviso com o jeito de desfazer, que vale por 72 horas.",
      `Para quem vende, os saques esperam ${f.credentialHoldHours} horas depois da troca.`,
    ],
  },
  {
    slug: "segundo-passo",
    title: "O que é a verificação em duas etapas e como ligar?",
    category: "conta",
    keywords: "2fa duas etapas autenticador totp google authenticator seguranca codigo recuperacao",
    related: ["perdi-o-celular", "conta-invadida"],
    write: () => [
      "É um código de seis números, de um aplicativo no seu celular, pedido depois da senha. Assim, quem descobre a senha não entra.",
      {
        steps: [
          "Instale um aplicativo autenticador.",
          "Em [Segurança](/painel/configuracoes?aba=seguranca), ligue a verificação em duas etapas e aponte o aplicativo para o código QR.",
          "Digite o código que ele mostra e guarde os códigos de recuperação em papel.",
        ],
      },
      "Quem vende precisa dele antes do primeiro saque.",
    ],
  },
  {
    slug: "perdi-o-celular",
    title: "Perdi o celular da verificação em duas etapas",
    category: "conta",
    keywords: "recuperacao codigo perdi celular autenticador trancado bloqueado trocar aparelho",
    related: ["segundo-passo", "entrar-com-codigo"],
    write: () => [
      "Entre com um dos códigos de recuperação que você guardou ao ligar a verificação em duas etapas: cada um serve uma vez. Depois desligue e ligue de novo no aparelho novo.",
      "Uma chave de acesso criada em outro aparelho também entra. Sem nenhum dos dois, [escreva para nós](/ajuda/contato?assunto=conta): precisamos ter certeza de que é você, e isso leva mais tempo.",
    ],
  },
  {
    slug: "conta-invadida",
    title: "Acho que alguém entrou na minha conta",
    category: "conta",
    keywords: "hackeada invadida roubo senha estranho sessao aparelho desconhecido aviso entrada",
    related: ["segundo-passo", "nao-pedi-este-saque"],
    write: () => [
      {
        steps: [
          "Em [Segurança](/painel/configuracoes?aba=seguranca), toque em Sair de todos os outros: vale na hora.",
          "Troque a senha e ligue a verificação em duas etapas.",
          "Confira as chaves de acesso e os aparelhos conhecidos, e apague o que não é seu.",
        ],
      },
      "Recebeu um e-mail de troca de e-mail ou de saque que não pediu? Nele há um botão que desfaz a troca ou bloqueia os saques, mesmo sem entrar.",
    ],
  },
  {
    slug: "desligar-avisos",
    title: "Como escolher as notificações e os e-mails que recebo?",
    category: "conta",
    keywords: "notificacoes parar emails descadastrar cancelar novidades sino avisos",
    related: [],
    write: () => [
      "Em [Configurações, Notificações](/painel/configuracoes?aba=notificacoes), cada aviso tem duas chaves: sino e e-mail. Os e-mails que podem ser desligados têm também um link no rodapé, que funciona com um clique e sem entrar.",
      "Recibos, segurança e dinheiro seguem sempre: sem eles você não teria prova do que aconteceu.",
    ],
  },
];
