import { BOM, type Cell, csvRow } from "#kit/csv.ts";
import { findInView } from "./queries/coupons-found.ts";
import type { CouponState } from "./rules/coupon-state.ts";
import type { CouponsSearch } from "./search.ts";
import { lastDay } from "./rules/last-day.ts";
import { discountText } from "./rules/offer.ts";
import type { CouponRow } from "./schema.ts";

const STATE_WORDS: Record<CouponState, string> = {
  rascunho: "Rascunho",
  ativo: "Ativo",
  pausado: "Pausado",
  encerrado: "Encerrado",
  agendado: "Agendado",
  expirado: "Expirado",
  esgotado: "Esgotado",
};

type Column = [head: string, cell: (row: CouponRow) => Cell, only?: "loja" | "autoria"];
const COLUMNS: Column[] = [
  ["Código", (row) => row.code],
  ["Situação", (row) => STATE_WORDS[row.state]],
  ["Oferta", discountText],
  ["Materiais", (row) => row.productIds?.length ?? "Toda a loja", "loja"],
  ["Compra mínima (R$)", (row) => (row.minimumCents > 0 ? row.minimumCents / 100 : null)],
  ["Usos", (row) => row.used],
  ["Limite de usos", (row) => row.maxUses],
  ["Pedidos", (row) => row.orderCount],
  ["Receita (R$)", (row) => row.revenueCents / 100],
  ["Desconto dado (R$)", (row) => row.discountCents / 100],
  ["Total a dar (R$)", (row) => (row.budgetCents === null ? null : row.budgetCents / 100), "autoria"],
  ["De", (row) => new Date(row.startsAt)],
  ["Até", (row) => lastDay(row.endsAt)],
  ["Aparece na loja", (row) => (row.isPublic ? "Sim" : "Não"), "loja"],
  ["Quantidade mínima", (row) => row.minimumItems || null],
];

/** The coupons a view of the list finds, all its pages, as a spreadsheet in Portuguese, in the view's order; with null, the platform's. */
export async function* couponsFile(storeId: number | null, search: CouponsSearch): AsyncGenerator<string> {
  const owner = storeId === null ? "autoria" : "loja";
  const columns = COLUMNS.filter(([, , only = owner]) => only === owner);
  const rows = await findInView(storeId, search);
  yield BOM + csvRow(columns.map(([head]) => head));
  for (const row of rows) yield csvRow(columns.map(([, cell]) => cell(row)));
}
