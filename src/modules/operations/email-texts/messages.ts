import type { DoorReason } from "#platform/door.ts";
import type { EmailTextRefusal } from "./schema.ts";

export const UNFIT_TEXT = "O texto salvo não cabe mais neste e-mail: sai o original.";

export const emailTextMessages: Record<EmailTextRefusal | DoorReason, string> = {
  not_found: "Este e-mail não existe mais. Atualize a página.",
  invalid: "Confira os campos marcados.",
  already_so: "O texto já está assim.",
  changed_since:
    "Alguém salvou outra versão enquanto você escrevia. Abra esta página em outra aba, veja o que mudou e salve de novo.",
  step_up_needed: "Confirme que é você para continuar.",
  limited: "Muitas tentativas seguidas. Espere um pouco e tente de novo.",
  signed_out: "Sua sessão terminou. Entre de novo em outra aba e volte aqui.",
  forbidden: "Esta conta não pode fazer isso.",
  unavailable: "Não sabemos se foi feito. Confira em outra aba antes de tentar de novo: o que você escreveu continua aqui.",
};
