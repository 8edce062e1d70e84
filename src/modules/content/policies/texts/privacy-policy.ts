import { brand } from "#kit/brand/brand.ts";
import type { Policy } from "../rules/policy.ts";

/** What is kept of people, for what, until when, and how to have a say in it. */
export const privacyPolicy: Policy = {
  slug: "politica-de-privacidade",
  title: "Política de privacidade",
  lead: "Que dados guardamos, para quê, até quando, com quem ficam e quais são os seus direitos.",
  changes: [
    {
      version: "2026-11.3",
      since: "2026-11-28",
      what: "Usa palavras mais simples, as mesmas das telas: verificação em duas etapas, e-mails, aceitar em vez de “o seu sim”, criptografado. O que vale não mudou.",
    },
    {
      version: "2026-11.2",
      since: "2026-11-26",
      what: "Diz quando a loja vê o e-mail inteiro de quem compra: só se a pessoa pediu as novidades dela por e-mail, avisada disso ao pedir.",
    },
    {
      version: "2026-11",
      since: "2026-11-22",
      what: "Primeira publicação do texto completo, com a lista de dados lida do inventário da feira.",
    },
  ],
  write: (f) => [
    {
      id: "responsavel",
      title: "Quem responde pelos seus dados",
      summary: `${f.company} é a controladora. Fale com o encarregado em ${f.email}.`,
      body: [
        `A controladora dos dados pessoais tratados ${brand.in} é ${f.company}, CNPJ ${f.cnpj}, ${f.address}. O contato do encarregado pelo tratamento de dados é [${f.email}](mailto:${f.email}), ou o [formulário de contato](/ajuda/contato?assunto=privacidade).`,
        "Esta política segue a Lei Geral de Proteção de Dados (Lei 13.709/2018) e o Marco Civil da Internet (Lei 12.965/2014).",
      ],
    },
    {
      id: "pouco",
      title: "Pedimos pouco",
      summary: "Para comprar: nome, e-mail e CPF ou CNPJ. Sem telefone, data de nascimento nem endereço.",
      body: [
        "Quem compra informa nome, e-mail e CPF ou CNPJ, que o pagamento e o recibo exigem. Endereço só entra se você o guardar ou pedir nota fiscal.",
        "Quem vende informa à Pagar.me o que ela precisa para pagar: documento, data de nascimento, renda, endereço e conta bancária. Aqui o formulário fica criptografado só até a Pagar.me aceitar; depois é apagado. Ficam o nome do titular e números mascarados.",
        "Não guardamos o número do cartão: de um cartão salvo ficam a bandeira, os quatro últimos números, a validade e um código que só serve na Pagar.me.",
        "Não compramos dados de ninguém e não vendemos os seus.",
      ],
    },
    {
      id: "para-que",
      title: "Para que usamos e com que base",
      summary: "Para entregar o que você comprou, cumprir a lei, evitar fraude. O que é opcional, só se você aceitar.",
      body: [
        {
          list: [
            "Contrato: abrir a conta, cobrar, entregar os arquivos, devolver, pagar quem vende, responder a você.",
            "Obrigação legal: registros fiscais, prova da compra, registros de acesso.",
            "Legítimo interesse: conter fraude e abuso, proteger a conta, cuidar do que é publicado, somar visitas a cada material sem dizer de quem são.",
            "Consentimento: e-mails de novidades das lojas que você marcou, e o que vier a ser opcional. Dá para voltar atrás a qualquer momento, e guardamos a prova de cada resposta.",
          ],
        },
        "Nenhuma decisão que nega uma compra ou segura dinheiro é tomada só por uma máquina sem que alguém da nossa equipe possa rever: peça a revisão respondendo à mensagem que recebeu.",
      ],
    },
    {
      id: "cookies",
      title: "Cookies e medição",
      summary: "Cookies que fazem o site funcionar. Medir erros e uso, só se você aceitar, e dá para mudar quando quiser.",
      body: [
        {
          list: [
            "Entrada: um código sorteado que diz que você entrou. Dura até 30 dias.",
            "Carrinho: um código sorteado para o carrinho de quem não entrou.",
            "Aparelho conhecido: diz que você já entrou por este navegador, para avisar de entradas estranhas.",
            "Link do autor: diz que você chegou por um link dele, por sete dias.",
            "Verificação em duas etapas lembrada: só se você pedir, por 30 dias neste navegador.",
            "Tema e consentimento: lembram se você prefere claro ou escuro, e a sua resposta.",
          ],
        },
        "Favoritos de quem ainda não entrou, materiais vistos e buscas recentes ficam só no seu navegador, e você os apaga com ele.",
        "As páginas de material contam visitas sem cookie: de cada visita fica, só naquele dia, um código que não permite saber de quem é. À meia-noite ficam só as somas, e o resto é apagado. Robôs, quem recusou a medição e quem pede isso a todos os sites ficam de fora. Não há publicidade.",
        "Só se você aceitar, e só quando este site usa a Sentry e a PostHog, elas recebem os erros e as páginas vistas, com gravações de visitas. A gravação não leva textos, imagens nem campos, salvo o que se digita na busca, e nunca é feita nas telas de entrada, compra, pedidos e dinheiro. Quem deixa de aceitar para de ser gravado na hora.",
      ],
    },
    {
      id: "com-quem",
      title: "Com quem ficam",
      summary: "Com a Pagar.me, para o pagamento; com quem hospeda o site e envia os e-mails. O autor vê só o necessário.",
      body: [
        {
          list: [
            "Pagar.me: nome, e-mail, CPF ou CNPJ e pagamento, para processar a compra; o cadastro de quem vende, para pagar.",
            "Hospedagem, armazenamento de arquivos e envio de e-mails: empresas que trabalham para nós, sob contrato.",
            "O autor de quem você compra: o seu primeiro nome e o e-mail mascarado. O e-mail inteiro, só a loja de que você pediu as novidades por e-mail, avisado disso ao pedir, e enquanto as recebe. Nome inteiro e documento só se você pedir nota fiscal.",
            "Google, só se você entrar por lá.",
            "Sentry e PostHog, se este site as usa e só se você aceitar a medição: os erros e as páginas vistas.",
            "Autoridades, quando a lei ou a Justiça mandar.",
          ],
        },
        "Nas avaliações aparece o primeiro nome e uma inicial, ou a assinatura que você escolher. O perfil público começa fechado e só mostra o que você escolher.",
      ],
    },
    {
      id: "quanto-tempo",
      title: "Por quanto tempo",
      summary:
        "Enquanto houver conta; o que é fiscal, cinco anos; registros de acesso, seis meses. A lista completa está abaixo.",
      body: [
        "A lista abaixo diz, parte por parte, para que serve, com que base e até quando. Cópias de segurança são apagadas em até 35 dias, e uma exclusão é refeita se uma cópia antiga for restaurada.",
        "Dos avisos de pagamento que a Pagar.me nos envia, os dados pessoais são apagados em 30 dias e o resto em 90. O endereço de rede (IP) de cada download fica 6 meses.",
      ],
    },
    {
      id: "direitos",
      title: "Seus direitos e como usá-los",
      summary: "Ver, corrigir, baixar, apagar, recusar. Quase tudo é um botão nas suas configurações.",
      body: [
        {
          list: [
            "Ver e baixar: em [Configurações, Privacidade](/painel/configuracoes?aba=privacidade) sai um ZIP com tudo o que guardamos de você, uma vez por dia.",
            "Corrigir: nome, e-mail, documento e endereços em [Configurações](/painel/configuracoes); o e-mail errado de um pedido, na página do pedido.",
            "Apagar: no mesmo lugar, com sete dias para voltar atrás. O que a lei manda guardar fica criptografado, com a chave guardada fora do banco de dados.",
            "Recusar: notificações e e-mails se desligam um a um em [Notificações](/painel/configuracoes?aba=notificacoes) ou no rodapé do e-mail, com um clique e sem entrar na conta. A medição se desliga em Preferências de cookies, no rodapé.",
            `Perguntar e reclamar: [escreva para nós](/ajuda/contato?assunto=privacidade). Respondemos em até ${f.contactAnswer}. Você também pode ir à Autoridade Nacional de Proteção de Dados (ANPD).`,
          ],
        },
      ],
    },
    {
      id: "seguranca",
      title: "Como protegemos",
      summary:
        "Senhas que ninguém consegue ler, dados de pagamento criptografados, acesso registrado. Se algo vazar, você é avisado.",
      body: [
        "As conexões são criptografadas. Das senhas guardamos só um código a partir do qual não dá para descobri-las. O que é muito sensível fica criptografado, com a chave guardada fora do banco de dados. Quem administra o site vê dados mascarados; para vê-los inteiros é preciso um motivo, que fica num registro que não se apaga.",
        "Se houver um incidente com risco para você, avisamos você e a ANPD em até três dias úteis. Achou uma falha? [Veja como avisar](/ajuda/avisar-falha-de-seguranca).",
      ],
    },
    {
      id: "criancas",
      title: "Crianças e adolescentes",
      summary: "O site é para adultos. Não coletamos dados de crianças.",
      body: [
        "Materiais são feitos para crianças usarem, mas a conta é de um adulto. Se soubermos de uma conta de criança sem autorização de quem responde por ela, a apagamos. Quem vende não pode publicar foto, nome ou trabalho identificável de aluno sem autorização.",
      ],
    },
    {
      id: "mudancas",
      title: "Quando esta política muda",
      summary: "A versão nova aparece aqui, com data e com o que mudou.",
      body: [
        "Cada texto publicado fica guardado como foi lido, com um código que prova que não foi mudado. Um uso novo dos seus dados que dependa de consentimento só começa depois que você aceitar.",
      ],
    },
  ],
};
