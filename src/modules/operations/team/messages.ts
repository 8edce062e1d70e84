import { ALREADY_WAITING } from "../pending-acts/messages.ts";
import type { AskRefusal } from "../pending-acts/schema.ts";
import type { TeamRefusal } from "./schema.ts";

export const teamMessages: Record<TeamRefusal | AskRefusal, string> = {
  already_waiting: ALREADY_WAITING,
  no_account: "Nenhuma conta tem este e-mail. Peça à pessoa que crie a conta e confirme o e-mail.",
  already_team: "Esta pessoa já está na equipe: mude os papéis dela na lista.",
  not_found: "Esta conta não existe mais. Atualize a página.",
  not_owner: "Você não tem mais o papel Dono. Atualize a página.",
  own_account: "Esta conta é a sua: outra pessoa com o papel Dono decide.",
  unverified: "Esta pessoa ainda não confirmou o e-mail da conta. Ela confirma quando entra com o código que mandamos.",
  last_owner: "É a última conta de Dono sem nada suspenso. Antes, dê o papel Dono a outra pessoa.",
  already_so: "Já está assim. Escolha o que mudar.",
  changed_meanwhile: "Alguém mudou estes papéis enquanto você escolhia. Atualize a página e confira.",
  step_up_needed: "Confirme que é você para continuar.",
};
