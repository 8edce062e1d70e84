import type { DoorReason } from "#platform/door.ts";
import type { EditionReason } from "./schema.ts";

export const editionMessages: Record<EditionReason | DoorReason | "step_up_needed", string> = {
  step_up_needed: "Confirme que é você para enviar. O que você escreveu está aqui.",
  not_found: "Esta edição não existe mais.",
  conflict: "Alguém salvou esta edição em outra aba. Copie o que escreveu aqui e recarregue a página.",
  unready: "Falta pouco: confira os campos marcados.",
  moved: "A edição já mudou de situação. Recarregue a página.",
  invalid: "Confira os campos marcados.",
  limited: "Muitas tentativas seguidas. Espere um pouco: o que você escreveu está aqui.",
  signed_out: "Sua sessão terminou. Entre de novo em outra aba: o que você escreveu está aqui.",
  forbidden: "Sua conta não pode fazer isto.",
  unavailable: "Não conseguimos guardar agora. O que você escreveu está aqui: tente de novo em instantes.",
};
