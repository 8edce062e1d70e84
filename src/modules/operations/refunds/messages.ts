import { answerMessages, refundMessages, settleMessages } from "#modules/payments/refunds/messages.ts";
import { ALREADY_WAITING } from "../pending-acts/messages.ts";

const waiting = {
  already_waiting: ALREADY_WAITING,
  step_up_needed: "Confirme que é você para continuar.",
  own_case: "O caso é de quem pediu: outra pessoa da administração decide.",
};

export const refundLinesMessages = { ...waiting, ...refundMessages };
export const decideMessages = { ...waiting, ...answerMessages };
export const payMessages = { ...waiting, ...settleMessages };
