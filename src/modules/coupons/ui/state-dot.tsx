import { cx } from "class-variance-authority";
import type { CouponState } from "../rules/coupon-state.ts";
import type { PromotionRow } from "../schema.ts";

type Look = { dot: string; word: string };
const LOOKS: Record<CouponState | PromotionRow["state"], Look> = {
  ativo: { dot: "bg-positive", word: "Ativo" },
  agendado: { dot: "bg-info", word: "Agendado" },
  pausado: { dot: "bg-warning", word: "Pausado" },
  esgotado: { dot: "bg-danger", word: "Esgotado" },
  expirado: { dot: "border-2 border-muted", word: "Expirado" },
  encerrado: { dot: "border-2 border-muted", word: "Encerrado" },
  rascunho: { dot: "border-2 border-muted", word: "Rascunho" },
  agendada: { dot: "bg-info", word: "Agendada" },
  no_ar: { dot: "bg-positive", word: "No ar" },
  encerrada: { dot: "border-2 border-muted", word: "Encerrada" },
};

/** How a coupon or a promotion stands: a dot and its word. */
export function StateDot({ state }: { state: CouponState | PromotionRow["state"] }) {
  const { dot, word } = LOOKS[state];
  return (
    <span data-status={state} className="inline-flex items-center gap-2 whitespace-nowrap text-sm">
      <span aria-hidden className={cx("size-2.5 rounded-full forced-color-adjust-none", dot)} />
      {word}
    </span>
  );
}
