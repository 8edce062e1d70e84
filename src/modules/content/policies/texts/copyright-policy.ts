import { brand } from "#kit/brand/brand.ts";
import type { Policy } from "../rules/policy.ts";

/** Whose a work is, and how one says that it was taken. */
export const copyrightPolicy: Policy = {
  slug: "direitos-autorais",
  title: "Direitos autorais e denúncias",
  lead: "Como dizer que uma obra sua foi publicada sem autorização, o que fazemos e como quem publicou se defende.",
  changes: [
    {
      version: "2026-11.2",
      since: "2026-11-28",
      what: "Usa palavras mais simples, as mesmas das telas: nossa equipe, análise. O que vale não mudou.",
    },
    { version: "2026-11", since: "2026-11-26", what: "Primeira publicação do caminho de denúncia e de defesa, passo a passo." },
  ],
  write: (f) => [
    {
      id: "de-quem",
      title: "De quem são os materiais",
      summary: "De quem os fez. Comprar dá licença de uso, não a obra.",
      body: [
        "Cada material é do autor que o publicou, que declara ter feito o que vende ou ter autorização para usar o que não fez, fontes e ilustrações inclusive. Quem compra recebe uma licença, escrita na página do material e no resumo do contrato; ela não permite repassar nem revender o arquivo.",
      ],
    },
    {
      id: "denunciar",
      title: "Denunciar uma cópia",
      summary: "Use o botão Denunciar ou escreva. Diga qual é a obra, onde ela está e como prova que é sua.",
      body: [
        {
          steps: [
            "Na página do material ou da loja, use Denunciar e escolha Usa trabalho de outra pessoa sem autorização. Não é preciso ter conta; sem ela, [escreva para nós](/ajuda/contato).",
            "Diga qual é a obra, onde foi publicada antes e o que prova que é sua: registro, arquivo original com data, publicação anterior.",
            `A equipe ${brand.of} analisa, decide e informa a decisão a quem denunciou.`,
          ],
        },
        `Respondemos em ${f.contactAnswer}, e nunca depois de ${f.contactHardDays} dias.`,
      ],
    },
    {
      id: "decisao",
      title: "O que acontece quando a denúncia procede",
      summary: "O material sai de venda. Nos casos graves, sai também das bibliotecas, com o dinheiro de volta.",
      body: [
        "O material sai de venda e o autor recebe o motivo. Quando a lei ou o dano pedem, ele sai também da biblioteca de quem comprou: a pessoa é avisada antes, e o que for devido é devolvido a ela.",
        "Arquivos iguais aos de outra loja são percebidos no envio e analisados pela nossa equipe. Quem repete pode perder o direito de vender aqui.",
      ],
    },
    {
      id: "defesa",
      title: "Como quem publicou se defende",
      summary: "Dá para pedir revisão de cada decisão, analisada pela nossa equipe.",
      body: [
        "O aviso da decisão traz o caminho para [pedir revisão](/painel/revisao), com espaço para provas. Se a decisão muda, o material volta a ficar onde estava. Denúncia falsa, feita para prejudicar, é motivo de suspensão de quem a fez.",
      ],
    },
  ],
};
