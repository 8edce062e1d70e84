import type { DoorReason } from "#platform/door.ts";
import type { AppealRefusal } from "./schema.ts";

export const appealMessages: Record<AppealRefusal | DoorReason, string> = {
  not_found: "Isto não está mais fora do ar, ou não é seu. Atualize a página.",
  already_asked: "Você já pediu revisão desta decisão. Atualize a página.",
  invalid: "Confira o que você escreveu.",
  limited: "Muitos pedidos seguidos. Espere um pouco e tente de novo.",
  signed_out: "Sua sessão terminou. Entre de novo em outra aba e volte aqui: nada se perdeu.",
  forbidden: "Esta conta não pode fazer isso.",
  unavailable: "Não conseguimos enviar agora. O que você escreveu está aqui: tente de novo em instantes.",
};
