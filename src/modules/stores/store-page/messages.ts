import { brand } from "#kit/brand/brand.ts";
import type { ScreenReason } from "#kit/screen-text.ts";
import type { DoorReason } from "#platform/door.ts";
import type { PublishStorePageRefusal } from "./schema.ts";

export const storePageMessages: Record<PublishStorePageRefusal | DoorReason, string> = {
  conflict: "A loja foi mudada em outra aba. Recarregue para ver o que está guardado.",
  get closed() {
    return `Com a loja suspensa, a vitrine não muda. Fale com ${brand.the}.`;
  },
  not_found: "Esta imagem não é da sua loja. Envie de novo.",
  nothing: "Não há mudança para publicar.",
  unfit: "Confira os campos marcados.",
  invalid: "Confira os campos marcados.",
  limited: "Muitas mudanças seguidas. Espere um pouco e tente de novo.",
  signed_out: "Sua sessão terminou. Entre de novo.",
  forbidden: "Sua conta não tem uma loja.",
  unavailable: "Não conseguimos guardar agora. O que você mudou continua aqui: tente de novo em instantes.",
};

/** Beside a text that visitors may not read. */
export const screenedWords: Record<ScreenReason, string> = {
  link: "Tire links e perfis de outras redes daqui.",
  get email() {
    return `Tire o e-mail daqui. Quem visita fala com você ${brand.by}.`;
  },
  get telefone() {
    return `Tire o telefone daqui. Quem visita fala com você ${brand.by}.`;
  },
  documento: "Tire o CPF daqui.",
  gritos: "Escreva sem tantas maiúsculas e letras repetidas.",
  ofensa: "Há uma palavra ofensiva aqui. Escreva de outro jeito.",
};
