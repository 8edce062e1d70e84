import type { DoorReason } from "#platform/door.ts";
import { MOST_READY_ANSWERS } from "./rules.ts";
import type { SaveReadyRefusal } from "./schema.ts";

export const readyMessages: Record<SaveReadyRefusal | DoorReason, string> = {
  too_many: `Já há ${MOST_READY_ANSWERS} respostas prontas aqui. Apague uma antes de guardar outra.`,
  title_taken: "Já há uma resposta com este nome. Use outro.",
  invalid: "Confira o que você escreveu.",
  limited: "Muitas tentativas seguidas. Espere um pouco e tente de novo.",
  signed_out: "Sua sessão terminou. Entre de novo em outra aba e volte aqui.",
  forbidden: "Esta conta não pode fazer isso.",
  unavailable: "Não sabemos se foi guardado. Atualize a página e confira antes de tentar de novo.",
};
