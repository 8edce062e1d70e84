import { csvRow } from "#kit/csv.ts";
import { formatDayKey } from "#kit/date-format.ts";
import { dayKeySp } from "#kit/dates.ts";
import { findCoupons, isInTab } from "./queries/coupons-found.ts";
import type { CouponState } from "./rules/coupon-state.ts";
import type { CouponsSearch } from "./rules/coupons-search.ts";
import { lastDay } from "./rules/last-day.ts";
import { discountText } from "./rules/offer.ts";

const BOM = "\uFEFF";
const HEAD = [
  "Código",
  "Situação",
  "Oferta",
  "Materiais",
  "Compra mínima (R$)",
  "Usos",
  "Limite de usos",
  "Pedidos",
  "Receita (R$)",
  "Desconto dado (R$)",
  "De",
  "Até",
  "Aparece na loja",
];

const STATE_WORDS: Record<CouponState, string> = {
  rascunho: "Rascunho",
  ativo: "Ativo",
  pausado: "Pausado",
  encerrado: "Encerrado",
  agendado: "Agendado",
  expirado: "Expirado",
  esgotado: "Esgotado",
};

/** The coupons a view of the list finds, all its pages, as a spreadsheet in Portuguese, in the view's order. */
export async function couponsFile(storeId: number, search: CouponsSearch): Promise<string> {
  const rows = (await findCoupons(storeId, search)).filter((row) => isInTab(row, search.situacao ?? "todos"));
  const lines = rows.map((row) =>
    csvRow([
      row.code,
      STATE_WORDS[row.state],
      discountText(row),
      row.productIds?.length ?? "Toda a loja",
      row.minimumCents > 0 ? row.minimumCents / 100 : null,
      row.used,
      row.maxUses,
      row.orderCount,
      row.revenueCents / 100,
      row.discountCents / 100,
      formatDayKey(dayKeySp(new Date(row.startsAt))),
      formatDayKey(dayKeySp(lastDay(row.endsAt))),
      row.isPublic ? "Sim" : "Não",
    ]),
  );
  return BOM + csvRow(HEAD) + lines.join("");
}
