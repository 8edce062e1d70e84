import type { FiscalFileRefusal, FiscalRefusal } from "./schema.ts";

export const fiscalMessages: Record<FiscalRefusal, string> = {
  not_found: "Este pedido não existe mais. Atualize a página.",
  issued: "A nota já foi emitida com os dados de antes. Para mudar, escreva a quem vendeu.",
};

export const fiscalFileMessages: Record<FiscalFileRefusal, string> = {
  not_issued: "Marque a nota como emitida antes de anexar o arquivo.",
  not_a_document: "Não é um PDF nem um XML que se possa ler. Anexe o arquivo como o emissor gerou.",
  too_large: "O arquivo passa de 900 KB, ou veio vazio. Anexe o arquivo como o emissor gerou.",
};
