import type { TakeoutReason } from "./schema.ts";

export const takeoutMessages: Record<TakeoutReason, string> = {
  once_a_day: "Você já pediu hoje. Dá para pedir de novo amanhã.",
  step_up_needed: "Confirme que é você para baixar.",
  too_late: "Esta cópia já não está guardada. Peça outra.",
};
