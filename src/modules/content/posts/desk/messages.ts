import type { DoorReason } from "#platform/door.ts";
import type { PostReason } from "./schema.ts";

export const postMessages: Record<PostReason | DoorReason | "no_product", string> = {
  not_found: "Este texto não existe mais.",
  conflict: "Alguém salvou este texto em outra aba. Copie o que escreveu aqui e recarregue a página.",
  unready: "Falta pouco: confira os campos marcados.",
  moved: "O texto já mudou de situação. Recarregue a página.",
  image_unknown: "Uma das imagens não chegou inteira. Envie de novo.",
  no_product: "Nenhum material à venda tem este endereço.",
  invalid: "Confira os campos marcados.",
  limited: "Muitas tentativas seguidas. Espere um pouco: o que você escreveu está aqui.",
  signed_out: "Sua sessão terminou. Entre de novo em outra aba: o que você escreveu está aqui.",
  forbidden: "Sua conta não pode fazer isto.",
  unavailable: "Não conseguimos guardar agora. O que você escreveu está aqui: tente de novo em instantes.",
};
