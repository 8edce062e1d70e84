import type { Article } from "../rules/article.ts";

/** What was bought. */
export const FILES: Article[] = [
  {
    slug: "onde-estao-os-arquivos",
    title: "Onde estão os arquivos que comprei?",
    category: "arquivos",
    keywords: "baixar download biblioteca comprei nao recebi email link material",
    isFrequent: true,
    related: ["entrar-com-codigo", "arquivo-nao-abre"],
    write: () => [
      "Em [Biblioteca](/painel/pedidos), para sempre. Entre com o e-mail da compra; sem senha, mandamos um código para ele.",
      "Cada arquivo tem o seu botão Baixar, quantas vezes precisar. Um pedido com vários arquivos também sai em um ZIP.",
      "Não achou? Talvez o e-mail da compra tenha saído errado: veja [como corrigir](/ajuda/errei-o-email).",
    ],
  },
  {
    slug: "ler-no-navegador",
    title: "Dá para ler sem baixar?",
    category: "arquivos",
    keywords: "leitor pdf epub ebook livro abrir navegador celular tablet online ler",
    related: ["onde-estao-os-arquivos"],
    write: () => [
      "Dá, nos PDFs e nos livros em EPUB: toque em Ler na página do pedido. O leitor guarda o lugar em que você parou e funciona no celular.",
      "Abrir para ler fica anotado no andamento do pedido, como um download.",
    ],
  },
  {
    slug: "arquivo-nao-abre",
    title: "O arquivo não abre ou veio errado",
    category: "arquivos",
    keywords: "defeito corrompido incompleto erro abrir zip pdf faltando problema",
    isFrequent: true,
    related: ["relatar-problema", "desistir-da-compra"],
    write: (f) => [
      {
        list: [
          "Baixe de novo: uma queda da rede pode ter cortado o arquivo.",
          "Um ZIP precisa ser extraído antes. No celular, use o gerenciador de arquivos.",
          "Planilhas e apresentações pedem o programa que a página do material diz.",
        ],
      },
      `Continua ruim? Na página do pedido, toque em Relatar problema, até ${f.problemDays} dias depois da compra. Veja [o que acontece depois](/ajuda/relatar-problema).`,
    ],
  },
  {
    slug: "carimbo-no-pdf",
    title: "Por que meu nome aparece no arquivo?",
    category: "arquivos",
    keywords: "carimbo marca dagua nome cpf rodape pirataria copia pdf epub livro imagem foto",
    related: ["o-que-a-licenca-permite"],
    write: () => [
      "Alguns autores pedem que a cópia leve o nome de quem comprou, o CPF mascarado, o número do pedido e um código. Em um PDF o carimbo fica no rodapé; em um EPUB, em uma página depois da última e nos direitos do livro; em uma imagem, nos direitos guardados no arquivo e, se o autor quiser, em uma linha discreta no rodapé. A página do material e o carrinho avisam antes.",
      "O carimbo não muda o conteúdo e não atrapalha a impressão. Ele ajuda o autor a saber de que compra veio uma cópia espalhada.",
    ],
  },
  {
    slug: "o-que-a-licenca-permite",
    title: "O que posso fazer com o material que comprei?",
    category: "arquivos",
    keywords: "licenca uso comercial pessoal turmas imprimir xerox alunos revender compartilhar professores",
    isFrequent: true,
    related: ["carimbo-no-pdf"],
    write: () => [
      {
        list: [
          "Uso pessoal: imprimir e usar quantas vezes quiser, em casa ou nos estudos. Não vale em aulas pagas.",
          "Minhas turmas: usar em aula com todas as suas turmas e entregar cópias em papel aos alunos. Não vale passar o arquivo a outros professores.",
          "Uso comercial: usar em produtos e trabalhos que você vende, como parte do que cria.",
        ],
      },
      "Em nenhuma vale revender, doar ou publicar o arquivo como ele é. A licença que você escolheu está na página do pedido e no recibo, e os [termos de uso](/termos-de-uso#licenca) contam o resto.",
    ],
  },
  {
    slug: "versao-nova",
    title: "O autor atualizou o material. Recebo a versão nova?",
    category: "arquivos",
    keywords: "atualizacao edicao nova versao corrigido gratis atualizar",
    related: ["onde-estao-os-arquivos"],
    write: () => [
      "Recebe, sem pagar de novo. A sua biblioteca mostra a versão que você comprou e a mais nova, e marca o que mudou desde a última vez.",
      "Se um material sair de venda, o que você comprou continua com você.",
    ],
  },
  {
    slug: "falar-com-o-autor",
    title: "Como falar com quem fez o material?",
    category: "arquivos",
    keywords: "mensagem autor vendedor duvida pergunta contato conversar",
    related: ["relatar-problema"],
    write: () => [
      "Antes de comprar, use as perguntas na página do material: a resposta fica visível para todos.",
      "Depois de comprar, a página do pedido tem uma conversa com cada autor, em que dá para mandar arquivos. Combinar pagamento fora do site não é permitido e tira a sua proteção.",
    ],
  },
  {
    slug: "avaliar",
    title: "Como avaliar um material?",
    category: "arquivos",
    keywords: "avaliacao estrelas comentario nota opiniao editar apagar resenha",
    related: ["falar-com-o-autor"],
    write: (f) => [
      `Pode avaliar quem comprou e baixou, até ${f.reviewDays} dias depois do primeiro download. O botão está na biblioteca e na página do material. O texto é opcional.`,
      `Dá para mudar a avaliação por ${f.reviewEditDays} dias, e apagá-la quando quiser. Seu nome aparece só com o primeiro nome e uma inicial, ou com a assinatura que você escolher em [Perfil público](/painel/configuracoes?aba=perfil-publico).`,
    ],
  },
];
