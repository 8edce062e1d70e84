import { REVEAL_LIMIT } from "../messages.ts";
import type { PersonReason } from "./schema.ts";

export const personMessages: Record<PersonReason, string> = {
  not_found: "Esta conta não existe mais. Atualize a página.",
  own_account: "Esta conta é sua: outra pessoa da administração decide.",
  last_admin: "É a última conta que cuida da casa sem nada suspenso. Antes, deixe outra no lugar.",
  already_done: "Já está assim. Atualize a página.",
  not_on: "Esta conta não tem verificação em duas etapas ligada.",
  reveal_limit: REVEAL_LIMIT,
  step_up_needed: "Confirme que é você para continuar.",
};
