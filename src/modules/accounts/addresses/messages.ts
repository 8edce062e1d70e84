import type { DoorReason } from "#platform/door.ts";
import type { AddressRefusal } from "./schema.ts";

export const addressMessages: Record<AddressRefusal | DoorReason, string> = {
  no_address: "Este endereço não existe mais. Atualize a página.",
  too_many_addresses: "Você já tem 20 endereços, o máximo. Remova um para salvar outro.",
  invalid: "Confira os campos marcados.",
  limited: "Muitas mudanças seguidas. Espere um pouco e tente de novo.",
  signed_out: "Sua sessão terminou. Entre de novo.",
  forbidden: "Você não tem acesso a isto.",
  unavailable: "Não conseguimos salvar agora. O que você escreveu está aqui: tente de novo em instantes.",
};
