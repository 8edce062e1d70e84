import { messageLimits } from "./rules.ts";
import type { SendRefusal, UploadRefusal } from "./schema.ts";

export const sendMessages: Record<SendRefusal, string> = {
  not_found: "Esta conversa não existe mais. Atualize a página.",
  empty: "Escreva a mensagem ou anexe um arquivo.",
  files_not_ready: "Um dos arquivos ainda não está pronto. Espere a conferência ou tire o arquivo.",
};

/** What one reads beside a file that did not come in. */
export const uploadMessages: Record<UploadRefusal, string> = {
  not_found: "Esta conversa não existe mais. Atualize a página.",
  length_required: "Não conseguimos ler o tamanho do arquivo. Tente de novo.",
  empty_file: "O arquivo está vazio.",
  file_too_large: "O arquivo passa de 20 MB. Reduza ou divida em partes.",
  too_many_files: `Cada mensagem leva até ${messageLimits.filesPerMessage} arquivos.`,
  thread_full: "Seus arquivos nesta conversa passam de 200 MB.",
  storage_full: "Não conseguimos guardar o arquivo agora. Tente de novo em instantes.",
};
