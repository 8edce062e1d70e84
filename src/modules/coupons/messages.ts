import { brand } from "#kit/brand/brand.ts";
import type { DoorReason } from "#platform/door.ts";
import type {
  EndPromotionRefusal,
  MoveCouponRefusal,
  MovePlatformCouponRefusal,
  PlatformCouponRefusal,
  PromotionRefusal,
  UpdateCouponRefusal,
} from "./schema.ts";

const doors: Record<DoorReason, string> = {
  invalid: "Confira os campos marcados.",
  unavailable: "Não conseguimos guardar agora. Tente de novo em instantes.",
  limited: "Muitas mudanças seguidas. Espere um pouco e tente de novo.",
  signed_out: "Sua sessão terminou. Entre de novo para continuar.",
  forbidden: "Só quem tem uma loja aprovada pode dar descontos.",
};
const STORE_CLOSED = "Sua loja não está vendendo agora. Fale com a gente pelo e-mail do rodapé.";

export const saveCouponMessages: Record<UpdateCouponRefusal | DoorReason, string> = {
  ...doors,
  code_taken: "Este código já existe. Escolha outro.",
  too_many: "Sua loja chegou a 100 cupons valendo ao mesmo tempo. Encerre algum para criar outro.",
  store_closed: STORE_CLOSED,
  not_found: "Este cupom não existe mais.",
  ended: "Este cupom foi encerrado. Duplique para usar de novo.",
};

export const moveCouponMessages: Record<MoveCouponRefusal | DoorReason, string> = {
  ...doors,
  not_found: "Este cupom não existe mais.",
  wrong_state: "O cupom mudou em outra aba. Atualize a página.",
  too_many: saveCouponMessages.too_many,
};

export const promotionMessages: Record<PromotionRefusal | EndPromotionRefusal | DoorReason, string> = {
  ...doors,
  too_many: "Sua loja chegou a 20 promoções marcadas. Encerre alguma para criar outra.",
  store_closed: STORE_CLOSED,
  not_found: "Esta promoção não existe mais.",
  wrong_state: "Esta promoção já terminou.",
};

export const platformCouponMessages: Record<PlatformCouponRefusal | MovePlatformCouponRefusal | DoorReason, string> = {
  ...doors,
  get forbidden() {
    return `Só quem cuida ${brand.of} pode dar este desconto.`;
  },
  code_taken: saveCouponMessages.code_taken,
  get too_many() {
    return `${brand.The} chegou a 50 cupons valendo ao mesmo tempo. Encerre algum para criar outro.`;
  },
  get step_up_needed() {
    return `Confirme que é você para mexer no dinheiro ${brand.of}.`;
  },
  not_found: "Este cupom não existe mais.",
  wrong_state: moveCouponMessages.wrong_state,
};
