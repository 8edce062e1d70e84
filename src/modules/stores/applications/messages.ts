import type { DoorReason } from "#platform/door.ts";
import type { ApplicationStatus } from "./rules/application-status.ts";
import type { RequirementKey } from "./rules/requirement-list.ts";
import type { ItemState } from "./rules/requirements.ts";
import type { ApplicationReason, ReviewReason } from "./schema.ts";

export const APPLICATION_MESSAGES: Record<ApplicationReason | DoorReason, string> = {
  has_store: "Você já tem uma loja na Autoria.",
  too_soon: "Ainda não dá para pedir de novo. Veja a data nesta página.",
  not_editable: "Sua solicitação está com a gente: agora ela não muda. Recarregue a página.",
  incomplete: "Falta pouco: confira os campos marcados.",
  invalid: "Confira os campos marcados.",
  limited: "Muitas tentativas seguidas. Espere um pouco e tente de novo.",
  signed_out: "Sua sessão terminou. Entre de novo em outra aba e volte aqui: nada se perdeu.",
  forbidden: "Sua conta não pode fazer isso.",
  unavailable: "Não conseguimos guardar agora. O que você escreveu continua aqui: tente de novo.",
};

export const REVIEW_MESSAGES: Record<ReviewReason | DoorReason, string> = {
  not_found: "Esta solicitação não existe mais. Atualize a página.",
  wrong_state: "Alguém já mexeu nesta solicitação. Atualize a página.",
  own_application: "Esta solicitação é sua: outra pessoa da administração decide.",
  still_missing: "Falta algo que só quem pediu pode completar. Peça ajustes.",
  invalid: "Confira os campos marcados.",
  limited: "Muitas tentativas seguidas. Espere um pouco e tente de novo.",
  signed_out: "Sua sessão terminou. Entre de novo.",
  forbidden: "Sua conta não pode fazer isso.",
  unavailable: "Não sabemos se foi guardado: tente de novo.",
};

export const statusWords: Record<ApplicationStatus, string> = {
  rascunho: "Rascunho",
  enviada: "Enviada",
  em_analise: "Em análise",
  pedir_ajustes: "Ajustes pedidos",
  aprovada: "Aprovada",
  recusada: "Recusada",
};

/** Each item as it is asked for before the form, and in the checklist. */
export const requirementWords: Record<RequirementKey, { title: string; detail: string }> = {
  email: { title: "E-mail confirmado", detail: "O da sua conta, que você lê: é por ele que falamos." },
  pessoa: { title: "Quem vende", detail: "Nome completo ou razão social, CPF ou CNPJ, cidade e estado." },
  loja: { title: "Nome da loja e da autoria", detail: "Como a feira vai chamar sua loja e como você assina." },
  apresentacao: { title: "Apresentação", detail: "O que você faz, e para quem, em algumas linhas." },
  amostra: { title: "Amostra do seu trabalho", detail: "Um endereço onde dê para ver, ou a descrição de um material seu." },
  maioridade: { title: "18 anos ou mais", detail: "Você declara. A Pagar.me confere no cadastro para receber." },
  autoria: { title: "Material seu", detail: "Você declara que fez o que vende, ou que tem o direito de vender." },
  regras: { title: "Taxas e prazos", detail: "Você declara que leu como funcionam, nesta página." },
};

export const howWords: Record<"conta" | "declara" | "confere", string> = {
  conta: "conferido na hora",
  declara: "você declara",
  confere: "analisado pela equipe",
};

export const itemStateWords: Record<ItemState, string> = {
  falta: "Falta",
  ajuste: "Ajuste pedido",
  conferir: "Para conferir",
  completo: "Completo",
  dispensado: "Dispensado",
};
