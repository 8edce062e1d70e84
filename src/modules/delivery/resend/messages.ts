import type { Resent, ResendRefusal } from "./schema.ts";

export const resentWords: Record<Resent["result"], string> = {
  enviado: "Enviado",
  recente: "Não enviado: já foi nas últimas 24 horas",
  sem_acesso: "Não enviado: os arquivos não estão abertos",
};

export const resendMessages: Record<ResendRefusal, string> = {
  not_found: "Nenhuma destas vendas foi encontrada.",
  too_many: "São mais de 100 pedidos de uma vez. Filtre a lista e reenvie em partes.",
};
