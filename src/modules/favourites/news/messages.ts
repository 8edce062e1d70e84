import type { DoorReason } from "#platform/door.ts";
import type { NewsRefusal } from "./schema.ts";

export const newsMessages: Record<NewsRefusal | DoorReason, string> = {
  today: "Você já contou uma novidade hoje. Amanhã dá para contar outra.",
  unfit: "Confira os campos marcados.",
  closed: "Só uma loja aberta pode contar novidades.",
  no_followers: "Ninguém segue a sua loja ainda.",
  not_found: "Este material não está à venda na sua loja.",
  invalid: "Confira os campos marcados.",
  limited: "Muitas tentativas seguidas. Espere um pouco e tente de novo.",
  signed_out: "Sua sessão terminou. Entre de novo.",
  forbidden: "Sua conta não tem uma loja.",
  unavailable: "Não conseguimos guardar agora. O que você escreveu continua aqui: tente de novo em instantes.",
};
