import { brand } from "#kit/brand/brand.ts";
import type { DoorReason } from "#platform/door.ts";
import type { ProfileRefusal } from "./schema.ts";

export const profileMessages: Record<ProfileRefusal | DoorReason, string> = {
  get blocked_profile() {
    return `${brand.The} fechou este perfil. Escreva para nós se acha que foi engano.`;
  },
  invalid: "Confira os campos marcados.",
  limited: "Muitas mudanças seguidas. Espere um pouco e tente de novo.",
  signed_out: "Sua sessão terminou. Entre de novo.",
  forbidden: "Você não tem acesso a isto.",
  unavailable: "Não conseguimos salvar agora. O que você escreveu está aqui: tente de novo em instantes.",
};
