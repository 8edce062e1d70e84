import { reasonWords } from "#modules/moderation/messages.ts";
import type { DecisionAction } from "#modules/moderation/undo/rules.ts";
import { holdWords } from "#modules/reviews/messages.ts";
import type { CommentSource } from "./search.ts";

export const sourceWords: Record<CommentSource, string> = {
  denuncia: "Denúncia",
  avaliacao: "Avaliação retida",
  pergunta: "Pergunta retida",
  comentario: "Comentário do blog",
  revisao: "Pedido de revisão",
  decisao: "Decisão",
};

const decisionWords: Record<DecisionAction | "revisao", string> = {
  "denuncia-acolher": "Denúncia acolhida",
  "denuncia-recusar": "Mantido no ar",
  "retirar-das-bibliotecas": "Retirado das bibliotecas, com o dinheiro de volta",
  "manter-nas-bibliotecas": "Retirada desfeita: só fora de venda",
  "retida-publicar": "Pergunta publicada",
  "retida-rejeitar": "Pergunta recusada",
  "aprovar-avaliacao": "Avaliação publicada",
  "rejeitar-avaliacao": "Avaliação recusada",
  "publicar-comentario": "Comentário publicado",
  "rejeitar-comentario": "Comentário recusado",
  "revisao-acolher": "Revisão acolhida",
  "revisao-manter": "Decisão mantida",
  "desfeita-volta": "Decisão desfeita: voltou ao ar",
  "desfeita-sai": "Decisão desfeita: saiu do ar",
  revisao: "Pediu revisão",
};

/** Why something waits, or what was decided of it, by its code. */
export const reasonName = (code: string): string =>
  ({ ...reasonWords, ...holdWords, ...decisionWords } as Record<string, string>)[code] ?? code;

/** Reasons ready to be sent as they are, or to begin from; each is read by who wrote or complained. */
export const TEMPLATES = {
  acolher: [
    "O texto mostra dados pessoais de alguém.",
    "O texto ofende alguém.",
    "O texto é propaganda e não fala do material.",
    "O trabalho usa material de outra pessoa sem autorização.",
    "O que está escrito não corresponde ao que é vendido.",
  ],
  manter: [
    "Lemos com atenção, e está dentro das regras.",
    "Não gostar do material e dizer por quê é permitido.",
    "O que foi dito na denúncia não pôde ser confirmado.",
  ],
  publicar: ["O texto fala do material e ajuda quem vai comprar."],
  voltar: ["Analisamos de novo, e você tem razão.", "O que faltava foi mostrado."],
  insistir: ["Analisamos de novo, e o motivo continua valendo.", "O que você escreveu não muda o que está no texto."],
  comentar: ["O comentário conversa com o texto."],
  desfazer: ["A primeira decisão foi um engano nosso.", "Lemos de novo com calma e mudamos a decisão."],
  recusar: [
    "O texto mostra um contato ou leva a outra página. Tire isso e envie de novo.",
    "O texto mostra dados pessoais. Tire isso e envie de novo.",
    "O texto ofende alguém. Escreva de novo sem atacar ninguém.",
    "O texto não fala do material.",
    "O comentário não fala do texto.",
  ],
} as const satisfies Record<string, readonly string[]>;
