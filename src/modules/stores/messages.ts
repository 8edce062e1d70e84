import { brand } from "#kit/brand/brand.ts";
import type { DoorReason } from "#platform/door.ts";
import { type AddressReason, type ClosingReason, LONGEST_CLOSING_DAYS, MOST_ADDRESSES } from "./schema.ts";

export const STORE_MESSAGES: Record<AddressReason | ClosingReason | DoorReason, string> = {
  bad_day: `Escolha um dia de hoje até daqui a ${LONGEST_CLOSING_DAYS} dias.`,
  bad_start: `Comece de hoje até daqui a ${LONGEST_CLOSING_DAYS} dias, antes do último dia, e feche no máximo ${LONGEST_CLOSING_DAYS} dias seguidos.`,
  bad_address: "Use letras e números, com pelo menos 3.",
  get reserved() {
    return `Este endereço é de uso ${brand.of}. Escolha outro.`;
  },
  taken: "Este endereço já é de outra loja. Escolha outro.",
  too_many: `Sua loja já teve ${MOST_ADDRESSES} endereços. Volte a um deles.`,
  invalid: "Confira o campo marcado.",
  limited: "Muitas tentativas seguidas. Espere um pouco e tente de novo.",
  signed_out: "Sua sessão terminou. Entre de novo.",
  forbidden: "Sua conta não tem uma loja.",
  unavailable: "Não sabemos se foi guardado: tente de novo.",
};
