import { formatDateRange } from "#kit/date-format.ts";
import { formatCount, plural } from "#kit/format.ts";
import type { CouponStatus } from "../rules/coupon-state.ts";
import { lastDay } from "../rules/last-day.ts";
import type { CouponRow } from "../schema.ts";

/** "em toda a loja", "em 3 materiais". */
export const reachOf = (row: Pick<CouponRow, "productIds">): string =>
  row.productIds === null ? "em toda a loja" : `em ${plural(row.productIds.length, "material", "materiais")}`;

/** "3", "3 de 10". */
export const usesOf = ({ used, maxUses }: CouponRow): string =>
  maxUses === null ? formatCount(used) : `${formatCount(used)} de ${formatCount(maxUses)}`;

export const periodOf = ({ startsAt, endsAt }: Pick<CouponRow, "startsAt" | "endsAt">): string =>
  formatDateRange(new Date(startsAt), lastDay(endsAt));

export const HISTORY_WORDS: Record<CouponStatus, string> = {
  rascunho: "Rascunho",
  ativo: "Valendo",
  pausado: "Pausado",
  encerrado: "Encerrado",
};
