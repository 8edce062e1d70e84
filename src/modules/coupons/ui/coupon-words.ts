import { formatDateRange } from "#kit/date-format.ts";
import { formatCount, plural } from "#kit/format.ts";
import { formatMoney } from "#kit/money.ts";
import type { CouponTab } from "../search.ts";
import type { CouponStatus } from "../rules/coupon-state.ts";
import { lastDay } from "../rules/last-day.ts";
import type { CouponRow, CouponsMoved } from "../schema.ts";

/** "em toda a loja", "em 3 materiais", "em todas as lojas". */
export function reachOf({ isPlatform, productIds }: Pick<CouponRow, "isPlatform" | "productIds">): string {
  if (isPlatform) return "em todas as lojas";
  return productIds === null ? "em toda a loja" : `em ${plural(productIds.length, "material", "materiais")}`;
}

/** "R$ 120,00", "R$ 120,00 de R$ 500,00": what the platform gives with it, waiting orders included. */
export const budgetOf = ({ budgetCents, givenCents }: Pick<CouponRow, "budgetCents" | "givenCents">): string =>
  budgetCents === null ? `${formatMoney(givenCents)}, sem limite` : `${formatMoney(givenCents)} de ${formatMoney(budgetCents)}`;

/** "3", "3 de 10". */
export const usesOf = ({ used, maxUses }: CouponRow): string =>
  maxUses === null ? formatCount(used) : `${formatCount(used)} de ${formatCount(maxUses)}`;

export const periodOf = ({ startsAt, endsAt }: Pick<CouponRow, "startsAt" | "endsAt">): string =>
  formatDateRange(new Date(startsAt), lastDay(endsAt));

export const COUPON_TAB_WORDS: Record<CouponTab, string> = {
  todos: "Todos",
  ativos: "Ativos",
  agendados: "Agendados",
  pausados: "Pausados",
  encerrados: "Encerrados",
};

export const HISTORY_WORDS: Record<CouponStatus, string> = {
  rascunho: "Rascunho",
  ativo: "Valendo",
  pausado: "Pausado",
  encerrado: "Encerrado",
};

/** Which coupons stayed as they were, the first three by code. */
export function savedWords(saved: CouponsMoved["saved"]): string {
  const [first] = saved;
  if (saved.length === 1 && first) return `${first.code} ficou como estava, pela situação em que está.`;
  const rest = saved.length > 3 ? ` e mais ${saved.length - 3}` : "";
  const codes = saved.slice(0, 3).map(({ code }) => code);
  return `${plural(saved.length, "cupom ficou", "cupons ficaram")} como estavam, pela situação em que estão: ${codes.join(", ")}${rest}.`;
}
