import type { DoorReason } from "#platform/door.ts";
import type { AnswerRefusal, AskRefusal } from "./schema.ts";

type Shared = Exclude<DoorReason, "invalid">;

const shared: Record<Shared, string> = {
  limited: "Muitas tentativas seguidas. Espere um pouco e tente de novo.",
  signed_out: "Entre na sua conta para continuar. O que você escreveu fica aqui.",
  forbidden: "Sua conta não pode fazer isto.",
  unavailable: "Não conseguimos falar com o banco de dados agora. Nada se perdeu: tente de novo em instantes.",
};

export const askMessages: Record<AskRefusal | DoorReason, string> = {
  ...shared,
  invalid: "Confira o que você escreveu.",
  not_found: "Este material não está mais à venda.",
  own_product: "Este material é seu: as perguntas são de quem ainda não comprou.",
  already_asked: "Você já fez esta pergunta. Avisamos por e-mail quando o autor responder.",
  too_many: "Você tem várias perguntas sem resposta neste material. Espere o autor responder antes de fazer outra.",
};

export const answerMessages: Record<AnswerRefusal | DoorReason, string> = {
  ...shared,
  invalid: "Confira o que você escreveu.",
  not_found: "Esta pergunta não está mais na página. Atualize a lista.",
};
