import { brand } from "#kit/brand/brand.ts";
import type { DoorReason } from "#platform/door.ts";
import type { CommentRefusal } from "./schema.ts";

export const commentMessages: Record<CommentRefusal | DoorReason, string> = {
  not_found: "Este texto saiu do ar.",
  comments_off: "Os comentários estão fechados agora.",
  get already_said() {
    return `Você já enviou este comentário. Ele aparece assim que a equipe ${brand.of} analisar.`;
  },
  too_many: "Alguns comentários seus ainda estão em análise. Espere a publicação deles para comentar de novo.",
  invalid: "Confira o que escreveu.",
  limited: "Muitos comentários seguidos. Espere um pouco: o que você escreveu está aqui.",
  signed_out: "Entre na sua conta em outra aba e envie de novo: o que você escreveu está aqui.",
  forbidden: "Sua conta não pode comentar.",
  unavailable: "Não conseguimos guardar agora. O que você escreveu está aqui: tente de novo em instantes.",
};
