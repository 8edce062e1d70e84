import type { PrivacyReason } from "./schema.ts";

export const PRIVACY_MESSAGES: Record<PrivacyReason, string> = {
  step_up_needed: "Confirme que é você para continuar.",
  blocked: "Ainda há algo em aberto nesta conta. Veja abaixo o que falta.",
  already_asked: "A exclusão desta conta já foi pedida.",
  once_a_day: "Você já pediu uma cópia nas últimas 24 horas.",
  too_late: "Esta cópia já venceu. Peça outra.",
  not_asked: "Não há nada para desistir: o pedido já foi atendido ou cancelado.",
};
