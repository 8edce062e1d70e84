import { brand } from "#kit/brand/brand.ts";
import type { ReviewStatus } from "./rules/review-machine.ts";
import type { HoldReason } from "./rules/hold-reasons.ts";
import type { EditRefusal, ReplyRefusal, VoteRefusal, WriteRefusal } from "./schema/refusals.ts";

export const writeMessages: Record<WriteRefusal, string> = {
  get not_found() {
    return `Este material não está mais ${brand.in}.`;
  },
  no_access: "Só avalia quem tem o material na biblioteca.",
  no_download: "Baixe um arquivo do material antes de avaliar.",
  too_late: "O prazo para avaliar, de um ano depois do primeiro download, acabou.",
  own_product: "Este material é seu. Só quem comprou pode avaliar.",
  already_reviewed: "Você já avaliou este material. Recarregue a página para ver e editar.",
};

export const editMessages: Record<EditRefusal, string> = {
  not_found: "Esta avaliação não existe mais.",
  too_late: "O prazo para editar, de 90 dias, acabou. Você ainda pode remover a avaliação.",
  in_decision: "Esta avaliação está sendo analisada e não pode ser editada agora.",
};

export const voteMessages: Record<VoteRefusal, string> = {
  not_found: "Esta avaliação não está mais aqui.",
  own_review: "Esta avaliação é sua.",
  own_product: "O material é seu: quem marca se a avaliação ajudou são os outros leitores.",
};

export const replyMessages: Record<Exclude<ReplyRefusal, "invalid">, string> = {
  not_found: "Esta avaliação não está mais na página do material.",
  already_replied: "A resposta já não pode ser mudada: o prazo de 24 horas acabou.",
};

/** Why a review waits, as part of a sentence. */
export const holdWords: Record<HoldReason, string> = {
  link: "tem um link ou perfil",
  email: "tem um e-mail",
  telefone: "tem um telefone",
  documento: "tem um CPF",
  gritos: "está quase toda em maiúsculas ou repete letras",
  ofensa: "tem uma palavra ofensiva",
  recusada_antes: "uma avaliação sua deste material já foi recusada",
  mesma_rede: "três contas ou mais da mesma rede avaliaram a loja em poucos dias",
  mesmo_cartao: "outra conta que pagou com o mesmo cartão avaliou a loja há poucos dias",
  mesmo_documento: "outra conta com o mesmo documento avaliou a loja há poucos dias",
};

/** What in an answer the author must change. */
export function replyRefused(reason: HoldReason): string {
  return reason === "recusada_antes" ? "Mude a resposta." : `A resposta ${holdWords[reason]}. Mude isso e envie de novo.`;
}

/** A review's state, to who wrote it. */
export const ownStatusWords: Record<ReviewStatus, string> = {
  pendente: "Em análise",
  publicada: "Publicada",
  retida: "Em análise",
  rejeitada: "Não publicada",
  denunciada: "Publicada",
  oculta: "Fora do ar",
  oculta_por_estorno: "Fora do ar",
  removida_pelo_autor: "Removida",
};
