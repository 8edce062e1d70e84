import type { DoorReason } from "#platform/door.ts";
import type { SavedViewRefusal } from "./schema.ts";

export const savedViewMessages: Record<SavedViewRefusal | DoorReason, string> = {
  too_many_views: "Esta lista já tem 20 visões, o máximo. Remova uma para guardar outra.",
  invalid: "Confira o nome da visão.",
  limited: "Muitas mudanças seguidas. Espere um pouco e tente de novo.",
  signed_out: "Sua sessão terminou. Entre de novo.",
  forbidden: "Você não tem acesso a isto.",
  unavailable: "Não conseguimos guardar agora. Tente de novo em instantes.",
};
