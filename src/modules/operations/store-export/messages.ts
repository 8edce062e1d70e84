import type { StoreExportReason } from "./schema.ts";

export const storeExportMessages: Record<StoreExportReason, string> = {
  once_a_day: "Você já pediu hoje. Dá para pedir de novo amanhã.",
  step_up_needed: "Confirme que é você para baixar.",
  too_late: "Esta cópia já não está guardada. Peça outra.",
};
