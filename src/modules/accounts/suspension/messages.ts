import type { DoorReason } from "#platform/door.ts";
import type { AppealReason } from "./schema.ts";

export const appealMessages: Record<AppealReason | DoorReason, string> = {
  not_suspended: "A suspensão já terminou. Atualize a página.",
  already_asked: "Você já pediu que esta suspensão seja revista.",
  invalid: "Confira o texto.",
  limited: "Muitas tentativas seguidas. Espere um pouco e tente de novo.",
  signed_out: "Sua sessão terminou. Entre de novo.",
  forbidden: "Sua conta não pode fazer isso.",
  unavailable: "Não conseguimos enviar agora. O texto continua aqui: tente de novo.",
};
