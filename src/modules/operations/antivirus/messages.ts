import { ALREADY_WAITING } from "../pending-acts/messages.ts";
import type { AskRefusal } from "../pending-acts/schema.ts";
import type { InfectedRefusal } from "./schema.ts";

export const infectedMessages: Record<InfectedRefusal | AskRefusal, string> = {
  already_waiting: ALREADY_WAITING,
  not_found: "Este arquivo não está mais na lista. Atualize a página.",
  already_done: "Já está assim. Atualize a página.",
  step_up_needed: "Confirme que é você para continuar.",
};
