import { type AdminRole, ROLE_NAMES } from "#kit/admin-roles.ts";
import { REVEAL_LIMIT } from "../messages.ts";
import type { PersonReason } from "./schema.ts";

export const personMessages: Record<PersonReason, string> = {
  not_found: "Esta conta não existe mais. Atualize a página.",
  own_account: "Esta conta é sua: outra pessoa da administração decide.",
  last_admin: "É a última conta de Dono sem nada suspenso. Antes, deixe outra no lugar.",
  of_the_team: "Esta conta é da equipe: só quem é Dono decide sobre ela.",
  already_done: "Já está assim. Atualize a página.",
  not_on: "Esta conta não tem verificação em duas etapas ligada.",
  reveal_limit: REVEAL_LIMIT,
  step_up_needed: "Confirme que é você para continuar.",
};

/** "Administração (Financeiro, Suporte)" */
export const adminWords = (roles: readonly AdminRole[]): string =>
  `Administração (${roles.map((role) => ROLE_NAMES[role]).join(", ")})`;
