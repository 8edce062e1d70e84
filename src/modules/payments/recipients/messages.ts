import type { RecipientStatus } from "./rules.ts";

type Words = {
  /** The state, as a pill shows it. */
  label: string;
  /** What the state means for the author and for the money. */
  meaning: string;
};

const SELLS_MEANWHILE = "Você já vende; o dinheiro fica guardado na Pagar.me e só sai quando o cadastro estiver ativo.";

export const RECIPIENT_WORDS: Record<RecipientStatus, Words> = {
  sem_cadastro: {
    label: "Sem cadastro",
    meaning: "Sem cadastro na Pagar.me, a loja só entrega materiais grátis. Preencha os dados para vender e receber.",
  },
  enviado: { label: "Enviado", meaning: `A Pagar.me recebeu o seu cadastro. ${SELLS_MEANWHILE}` },
  em_analise: { label: "Em análise", meaning: `A Pagar.me está conferindo o seu cadastro. ${SELLS_MEANWHILE}` },
  ativo: { label: "Ativo", meaning: "A Pagar.me aprovou o seu cadastro. Você vende e pode sacar o saldo disponível." },
  suspenso: {
    label: "Suspenso",
    meaning: "A Pagar.me suspendeu o seu cadastro. As vendas pararam e o dinheiro está guardado até ele ser reativado.",
  },
  recusado: {
    label: "Recusado",
    meaning: "A Pagar.me não aprovou o seu cadastro. As vendas pararam; o que já foi vendido continua registrado.",
  },
  bloqueado: {
    label: "Bloqueado",
    meaning: "A Pagar.me bloqueou o seu cadastro. As vendas pararam e o dinheiro está retido por ela.",
  },
};

/** What the author must do when only a proof of identity is missing. */
export const NEEDS_PROOF = `Falta a verificação de identidade: um documento com foto e uma foto sua, pelo celular. ${SELLS_MEANWHILE}`;
