import type { DoorReason } from "#platform/door.ts";
import type { AccountStatus } from "./rules.ts";
import type { BankRefusal } from "./schema.ts";

export const bankMessages: Record<BankRefusal | DoorReason | "too_late" | "not_found", string> = {
  no_recipient: "Faça o seu cadastro para receber: a primeira conta vai com ele.",
  recipient_stopped: "O seu cadastro na Pagar.me está parado. A conta só pode ser trocada depois que ele voltar.",
  second_step_needed: "Para trocar a conta, ligue antes a verificação em duas etapas: um aplicativo que gera códigos.",
  fresh_session: "Você acabou de entrar. Por segurança, a troca abre 10 minutos depois da entrada.",
  new_device: "Este aparelho é novo na sua conta. Por segurança, a troca por ele abre 24 horas depois da primeira entrada.",
  already_changing: "Já há uma troca em andamento.",
  withdrawal_open: "Há um saque em andamento. Troque a conta depois que ele terminar.",
  step_up_needed: "Confirme que é você para continuar.",
  same_account: "Esta já é a sua conta.",
  too_late: "A troca já foi enviada à Pagar.me e não pode mais ser cancelada.",
  not_found: "Este link não vale mais.",
  invalid: "Confira os campos marcados.",
  limited: "Muitas tentativas seguidas. Espere um pouco e tente de novo.",
  signed_out: "Sua sessão terminou. Entre de novo em outra aba e volte aqui: nada se perdeu.",
  forbidden: "Esta conta não pode fazer isso.",
  unavailable: "Estamos com um problema passageiro. Tente de novo em instantes.",
};

/** The state of an account, as its pill shows it. */
export const accountWords: Record<AccountStatus, string> = {
  pendente: "Espera o prazo",
  aplicando: "Indo para a Pagar.me",
  ativa: "Em uso",
  substituida: "Trocada",
  cancelada: "Cancelada",
  recusada: "Recusada",
};
