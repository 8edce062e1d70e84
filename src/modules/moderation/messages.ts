import type { DoorReason } from "#platform/door.ts";
import type { ReportKind, ReportReason } from "./rules.ts";
import type { DecideRefusal, ReportRefusal } from "./schema.ts";

export const reasonWords: Record<ReportReason, string> = {
  direitos: "Usa trabalho de outra pessoa sem autorização",
  enganoso: "Não é o que diz ser",
  ilegal: "Tem conteúdo ilegal",
  ofensa: "Ofende ou discrimina",
  propaganda: "É propaganda ou spam",
  dados: "Mostra dados pessoais de alguém",
  golpe: "Parece golpe ou se passa por outra pessoa",
  outro: "Outra coisa",
};

export const kindWords: Record<ReportKind, { one: string; title: string }> = {
  produto: { one: "material", title: "Denunciar este material" },
  loja: { one: "loja", title: "Denunciar esta loja" },
  avaliacao: { one: "avaliação", title: "Denunciar esta avaliação" },
  pergunta: { one: "pergunta", title: "Denunciar esta pergunta" },
  perfil: { one: "perfil", title: "Denunciar este perfil" },
  lista: { one: "lista", title: "Denunciar esta lista" },
};

export const reportMessages: Record<ReportRefusal | DoorReason, string> = {
  not_found: "Isto não está mais na página.",
  already_reported: "Você já denunciou isto. Uma pessoa da Autoria vai olhar.",
  invalid: "Confira o que você escreveu.",
  limited: "Muitas denúncias seguidas. Espere um pouco e tente de novo.",
  signed_out: "Entre na sua conta para continuar.",
  forbidden: "Sua conta não pode fazer isto.",
  unavailable: "Não conseguimos registrar agora. O que você escreveu está aqui: tente de novo em instantes.",
};

export const decideMessages: Record<DecideRefusal, string> = {
  not_found: "Isto não existe mais. Atualize a página.",
  already_done: "Alguém já decidiu isto. Atualize a página.",
};
