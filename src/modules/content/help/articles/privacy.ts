import { brand } from "#kit/brand/brand.ts";
import type { Article } from "../rules/article.ts";

/** A say in what is kept. */
export const PRIVACY: Article[] = [
  {
    slug: "que-dados-voces-guardam",
    title: "Que dados vocês guardam de mim?",
    category: "privacidade",
    keywords: "lgpd dados pessoais privacidade cpf guardar cookies rastreamento",
    isFrequent: true,
    related: ["baixar-meus-dados", "apagar-minha-conta"],
    write: () => [
      "Para comprar: nome, e-mail e CPF ou CNPJ. O autor vê só o seu primeiro nome e o e-mail mascarado; o e-mail inteiro, só se você pediu as novidades da loja dele por e-mail, com o aviso de que ele o veria. O número do cartão não passa por aqui.",
      "A [política de privacidade](/politica-de-privacidade#dados-guardados) traz a lista inteira: o quê, para quê e até quando.",
    ],
  },
  {
    slug: "baixar-meus-dados",
    title: "Como baixar uma cópia dos meus dados?",
    category: "privacidade",
    keywords: "exportar lgpd copia zip portabilidade dados",
    related: ["apagar-minha-conta"],
    write: () => [
      "Em [Configurações, Privacidade](/painel/configuracoes?aba=privacidade), peça a cópia. Ela fica pronta em instantes, avisamos por e-mail, e o ZIP fica ali por 24 horas. Dá para pedir uma por dia.",
      "Para baixar, confirmamos que é você.",
    ],
  },
  {
    slug: "apagar-minha-conta",
    title: "Como apagar minha conta?",
    category: "privacidade",
    keywords: "excluir deletar encerrar cancelar conta sair lgpd",
    related: ["baixar-meus-dados"],
    write: () => [
      "No mesmo lugar, em [Privacidade](/painel/configuracoes?aba=privacidade). A tela diz o que é apagado, o que fica sem o seu nome e o que a lei manda guardar. Há sete dias para voltar atrás.",
      "Baixe antes o que comprou: com a exclusão a biblioteca fecha. Pedido em aberto, reembolso, saldo ou saque fazem esperar, e a tela diz qual e o que fazer.",
    ],
  },
  {
    slug: "perfil-publico",
    title: "Quem pode ver o meu perfil?",
    category: "privacidade",
    keywords: "perfil publico nome avaliacoes lista compartilhar anonimo",
    related: ["avaliar"],
    write: () => [
      "Ninguém, até você o abrir em [Perfil público](/painel/configuracoes?aba=perfil-publico). Cada parte tem a sua chave, e compras nunca aparecem. Há um botão para ver a página como os outros a veem.",
      "Uma lista de favoritos pode ser mostrada por um endereço só dela, sem abrir o perfil.",
    ],
  },
  {
    slug: "denunciar",
    title: "Como denunciar um material, uma loja ou uma avaliação?",
    category: "privacidade",
    keywords: "denuncia plagio direitos autorais copia pirataria ofensa abuso conteudo ilegal",
    related: ["falar-com-o-autor"],
    write: (f) => [
      `Cada página tem um botão Denunciar. Diga o que há de errado; a equipe ${brand.of} analisa. Quem é denunciado não fica sabendo quem denunciou, e quem tem conta recebe a decisão por e-mail.`,
      `A obra é sua e alguém a vende sem autorização? Escolha Usa trabalho de outra pessoa, diga onde está o original, ou [escreva para nós](/ajuda/contato). A resposta sai em até ${f.contactHardDays} dias.`,
    ],
  },
  {
    slug: "avisar-falha-de-seguranca",
    title: "Achei uma falha de segurança. Como aviso?",
    category: "privacidade",
    keywords: "vulnerabilidade bug seguranca security disclosure pesquisador",
    related: [],
    write: (f) => [
      `Escreva para [${f.email}](mailto:${f.email}) dizendo o que encontrou, onde e como se repete. Respondemos em até ${f.contactAnswer} e contamos o andamento.`,
      "Use só contas suas, não abra dados de outras pessoas, não derrube o serviço e dê um prazo antes de publicar. Quem age assim não será processado por nós.",
    ],
  },
];
