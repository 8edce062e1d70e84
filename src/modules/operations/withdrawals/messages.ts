import type { OwnCase } from "#modules/accounts/record-decision.ts";
import type { DecideRefusal } from "#modules/payouts/withdrawals/schema.ts";
import type { DoorReason } from "#platform/door.ts";
import { ALREADY_WAITING } from "../pending-acts/messages.ts";
import type { AskRefusal } from "../pending-acts/schema.ts";

export const decideMessages: Record<DecideRefusal | AskRefusal | OwnCase | DoorReason, string> = {
  step_up_needed: "Confirme que é você para continuar.",
  not_found: "Este saque não existe mais. Recarregue a página.",
  moved_on: "Este saque já mudou de situação. Recarregue a página.",
  too_early:
    "Ainda estamos procurando esta transferência na Pagar.me. A decisão abre quando a busca terminar, e só se o dinheiro continuar lá.",
  own_withdrawal: "Ninguém decide o próprio saque.",
  already_waiting: ALREADY_WAITING,
  own_case: "O caso é de quem pediu: outra pessoa da administração decide.",
  invalid: "Confira os campos marcados.",
  limited: "Muitos pedidos seguidos. Espere um pouco e tente de novo.",
  signed_out: "Sua sessão terminou. Entre de novo.",
  forbidden: "Você não tem acesso a isto.",
  unavailable: "Não sabemos se foi decidido. Recarregue a página antes de tentar de novo.",
};
