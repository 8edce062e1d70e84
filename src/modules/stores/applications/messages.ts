import { brand } from "#kit/brand/brand.ts";
import type { DoorReason } from "#platform/door.ts";
import type { ApplicationStatus } from "./rules/application-status.ts";
import type { Proof } from "./rules/checklist.ts";
import type { HowProved } from "./rules/requirement-list.ts";
import type { ItemState } from "./rules/requirements.ts";
import type { ApplicationReason, ChecklistReason, ReviewReason } from "./schema.ts";

export const APPLICATION_MESSAGES: Record<ApplicationReason | DoorReason, string> = {
  get has_store() {
    return `Você já tem uma loja ${brand.in}.`;
  },
  too_soon: "Ainda não dá para pedir de novo. Veja a data nesta página.",
  not_editable: "Sua solicitação está em análise e não pode ser alterada agora. Recarregue a página.",
  incomplete: "Falta pouco: confira os campos marcados.",
  invalid: "Confira os campos marcados.",
  limited: "Muitas tentativas seguidas. Espere um pouco e tente de novo.",
  signed_out: "Sua sessão terminou. Entre de novo em outra aba e volte aqui: nada se perdeu.",
  forbidden: "Sua conta não pode fazer isso.",
  unavailable: "Não conseguimos guardar agora. O que você escreveu continua aqui: tente de novo.",
};

export const REVIEW_MESSAGES: Record<ReviewReason | DoorReason, string> = {
  not_found: "Esta solicitação não existe mais. Atualize a página.",
  wrong_state: "Alguém já mudou esta solicitação. Atualize a página.",
  own_application: "Esta solicitação é sua: outra pessoa da administração decide.",
  still_missing: "Falta algo que só quem pediu pode completar. Peça ajustes.",
  invalid: "Confira os campos marcados.",
  limited: "Muitas tentativas seguidas. Espere um pouco e tente de novo.",
  signed_out: "Sua sessão terminou. Entre de novo.",
  forbidden: "Sua conta não pode fazer isso.",
  unavailable: "Não sabemos se foi guardado: tente de novo.",
};

export const CHECKLIST_MESSAGES: Record<ChecklistReason | "step_up_needed" | DoorReason, string> = {
  invalid: "Confira os itens marcados.",
  already_so: "A lista já está assim.",
  changed_since: "Alguém mudou a lista enquanto você escrevia. Abra esta página em outra aba, veja o que mudou e salve de novo.",
  step_up_needed: "Confirme que é você para continuar.",
  limited: "Muitas tentativas seguidas. Espere um pouco e tente de novo.",
  signed_out: "Sua sessão terminou. Entre de novo em outra aba e volte aqui.",
  forbidden: "Sua conta não pode fazer isso.",
  unavailable: "Não sabemos se foi salvo. Confira em outra aba antes de tentar de novo: o que você escreveu continua aqui.",
};

export const proofWords: Record<Proof, string> = {
  texto: "um texto que a pessoa escreve",
  endereco: "um endereço na internet",
  declaracao: "uma declaração que a pessoa marca",
};

export const statusWords: Record<ApplicationStatus, string> = {
  rascunho: "Rascunho",
  enviada: "Enviada",
  em_analise: "Em análise",
  pedir_ajustes: "Ajustes pedidos",
  aprovada: "Aprovada",
  recusada: "Recusada",
};

export const howWords: Record<HowProved, string> = {
  conta: "conferido na hora",
  declara: "você declara",
  confere: "analisado pela equipe",
};

export const itemStateWords: Record<ItemState, string> = {
  falta: "Falta",
  ajuste: "Ajuste pedido",
  conferir: "Para conferir",
  completo: "Completo",
  opcional: "Opcional",
  dispensado: "Dispensado",
};
