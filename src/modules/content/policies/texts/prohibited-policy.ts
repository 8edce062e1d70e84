import type { Policy } from "../rules/policy.ts";

/** What may not be sold here, with examples. */
export const prohibitedPolicy: Policy = {
  slug: "o-que-nao-se-vende",
  title: "O que não se vende aqui",
  lead: "A lista do que não pode ser vendido nem publicado, com exemplos, e o que acontece com quem publica.",
  changes: [
    {
      version: "2026-11.2",
      since: "2026-11-28",
      what: "Usa palavras mais simples, as mesmas das telas: fora do site. O que vale não mudou.",
    },
    {
      version: "2026-11",
      since: "2026-11-26",
      what: "Primeira publicação em página própria: as regras são as dos termos de uso, com exemplos.",
    },
  ],
  write: () => [
    {
      id: "obra-alheia",
      title: "Obra de outra pessoa",
      summary: "Nada que não seja seu ou que você não possa vender, nem “inspirado” que se confunda com o original.",
      body: [
        {
          list: [
            "Personagens de desenhos, filmes e jogos em atividades, moldes e festas, mesmo redesenhados.",
            "Marcas, escudos de times, logotipos; letras e partituras de músicas protegidas.",
            "Fontes, cliparts e fotos cuja licença não permite revenda, ainda que compradas.",
            "Arquivos prontos para revenda (PLR), apostilas e livros digitalizados, provas e gabaritos vazados.",
          ],
        },
        "Como denunciar e como se defender está em [Direitos autorais e denúncias](/politicas/direitos-autorais).",
      ],
    },
    {
      id: "enganar",
      title: "O que engana ou prejudica quem compra",
      summary: "Promessa que ninguém pode cumprir, documento falso, arquivo que faz mal.",
      body: [
        {
          list: [
            "Promessas de ganho de dinheiro, aprovação garantida, cura ou emagrecimento; receitas e laudos.",
            "Diplomas, atestados, notas fiscais e documentos falsos ou para preencher como se fossem verdadeiros.",
            "Programas, contas, senhas, códigos de ativação e bases de dados de pessoas.",
            "Arquivos com vírus, programas escondidos ou código que age sozinho.",
            "Arquivo que só leva a outro site, ou que pede pagamento fora do site.",
          ],
        },
      ],
    },
    {
      id: "ferir",
      title: "O que fere alguém",
      summary: "Conteúdo sexual, ódio, violência e tudo o que a lei proíbe.",
      body: [
        {
          list: [
            "Conteúdo sexual. O que sexualiza criança ou adolescente é denunciado à polícia.",
            "Discriminação, ameaça, incitação à violência, apologia de crime, armas e drogas.",
            "Fotos e dados de crianças e alunos sem autorização de quem responde por eles.",
          ],
        },
      ],
    },
    {
      id: "consequencia",
      title: "O que acontece",
      summary: "O material sai de venda, com o motivo informado e direito a revisão. Quem repete deixa de vender.",
      body: [
        "O material sai de venda e o autor recebe o motivo e o caminho para [pedir revisão](/painel/revisao). Conforme o dano, a loja é suspensa de vender; o saldo e as vendas já feitas continuam à vista, e o que for de quem pagou é devolvido. Viu algo assim? Use Denunciar na página do material.",
      ],
    },
  ],
};
