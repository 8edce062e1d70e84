import type { DisputeReason, DisputeStatus } from "./rules/dispute.ts";
import type { WordsRefusal } from "./schema.ts";

export const disputeNames: Record<DisputeReason, string> = {
  contestacao: "Contestação do cartão",
  med: "Contestação do Pix (MED)",
};

/** A dispute's state in one or two words. */
export const disputeWords: Record<DisputeStatus, string> = {
  aviso: "Aviso do banco",
  encerrado: "Aviso encerrado",
  formalizado: "Contestada",
  em_defesa: "Defesa enviada",
  ganho: "Ganha",
  perdido: "Perdida",
};

/** The effect of a dispute's state on the author's money and on the buyer's files. */
export const disputeStanding: Record<DisputeStatus, { money: string; access: string }> = {
  aviso: { money: "Continua no seu saldo.", access: "Os arquivos continuam abertos." },
  encerrado: { money: "Continuou no seu saldo.", access: "Os arquivos continuaram abertos." },
  formalizado: { money: "Saiu do seu saldo até o banco decidir.", access: "Os arquivos estão fechados até a decisão." },
  em_defesa: { money: "Fora do seu saldo até o banco decidir.", access: "Os arquivos estão fechados até a decisão." },
  ganho: { money: "Voltou para o seu saldo.", access: "Os arquivos abriram de novo." },
  perdido: { money: "Saiu do seu saldo em definitivo.", access: "Os arquivos continuam fechados." },
};

export const wordsMessages: Record<WordsRefusal, string> = {
  not_found: "Este pedido não tem contestação em aberto.",
  too_late: "O prazo para anexar provas acabou.",
  too_many: "A defesa já tem o máximo de provas.",
  too_large: "O arquivo precisa ter até 900 KB. Diminua a imagem ou divida o PDF.",
  not_a_file: "Envie um PDF, um PNG ou um JPG.",
};
