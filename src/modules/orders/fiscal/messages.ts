import type { FiscalRefusal } from "./schema.ts";

export const fiscalMessages: Record<FiscalRefusal, string> = {
  not_found: "Este pedido não existe mais. Atualize a página.",
  issued: "A nota já foi emitida com os dados de antes. Para mudar, escreva a quem vendeu.",
};
