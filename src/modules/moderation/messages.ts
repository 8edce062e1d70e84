import { brand } from "#kit/brand/brand.ts";
import type { DoorReason } from "#platform/door.ts";
import type { ReportKind, ReportReason } from "./rules.ts";
import type { ReportRefusal, UndoRefusal } from "./schema.ts";

export const reasonWords: Record<ReportReason, string> = {
  direitos: "Usa trabalho de outra pessoa sem autorização",
  enganoso: "Não é o que diz ser",
  ilegal: "Tem conteúdo ilegal",
  ofensa: "Ofende ou discrimina",
  propaganda: "É propaganda ou spam",
  dados: "Mostra dados pessoais de alguém",
  golpe: "Parece golpe ou se passa por outra pessoa",
  outro: "Outra coisa",
};

export const kindWords: Record<ReportKind, { one: string; title: string }> = {
  produto: { one: "material", title: "Denunciar este material" },
  loja: { one: "loja", title: "Denunciar esta loja" },
  avaliacao: { one: "avaliação", title: "Denunciar esta avaliação" },
  pergunta: { one: "pergunta", title: "Denunciar esta pergunta" },
  perfil: { one: "perfil", title: "Denunciar este perfil" },
  lista: { one: "lista", title: "Denunciar esta lista" },
  comentario: { one: "comentário", title: "Denunciar este comentário" },
};

export const reportMessages: Record<ReportRefusal | DoorReason, string> = {
  not_found: "Isto não está mais na página.",
  get already_reported() {
    return `Você já denunciou isto. A equipe ${brand.of} vai analisar.`;
  },
  invalid: "Confira o que você escreveu.",
  limited: "Muitas denúncias seguidas. Espere um pouco e tente de novo.",
  signed_out: "Entre na sua conta para continuar.",
  forbidden: "Sua conta não pode fazer isto.",
  unavailable: "Não conseguimos registrar agora. O que você escreveu está aqui: tente de novo em instantes.",
};

export const decideMessages: Record<UndoRefusal, string> = {
  not_found: "Isto não existe mais. Atualize a página.",
  already_done: "Alguém já decidiu isto. Atualize a página.",
  under_way: "O dinheiro de quem comprou já começou a voltar: isto não se desfaz mais.",
  appeal_open: "Quem fez pediu revisão. Responda pelo pedido, que está na fila.",
  cannot_undo: "Isto só pode ser desfeito por quem o fez.",
};

/** What comes of deciding about a report of each kind, or of keeping the thing up. */
export const effectWords: Record<ReportKind | "manter", string> = {
  produto: "O material sai de venda, a loja recebe uma advertência, e o autor recebe o motivo.",
  avaliacao: "A avaliação sai da página e da média.",
  pergunta: "A pergunta e a resposta saem da página.",
  loja: "A loja recebe uma advertência com o motivo e continua no ar.",
  perfil: "O perfil se fecha e não abre de novo, as avaliações voltam a ser assinadas pelo nome, e o dono recebe o motivo.",
  lista: "A lista deixa de ser compartilhada e continua guardada com o dono, que recebe o motivo.",
  comentario: "O comentário sai do blog, e quem escreveu recebe o motivo.",
  manter: "Nada muda na página. Quem denunciou com uma conta recebe o motivo.",
};
