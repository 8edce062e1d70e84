import { withdrawalMessages } from "#modules/payouts/withdrawals/messages.ts";
import { ALREADY_WAITING } from "../pending-acts/messages.ts";

export const decideMessages = {
  ...withdrawalMessages,
  not_found: "Este saque não existe mais. Recarregue a página.",
  already_waiting: ALREADY_WAITING,
  own_case: "O caso é de quem pediu: outra pessoa da administração decide.",
};
