import { readChoice, readWhole, readWords } from "#kit/search-params.ts";

export const COUPON_TABS = ["todos", "ativos", "agendados", "pausados", "encerrados"] as const;
export type CouponTab = (typeof COUPON_TABS)[number];

const LAST_PAGE = 500;

export type CouponsSearch = {
  aba?: "promocoes" | undefined;
  situacao?: CouponTab | undefined;
  busca?: string | undefined;
  pagina?: number | undefined;
  /** The form of a new one is open. */
  criar?: "1" | undefined;
};

/** What `/painel/cupons` reads from its address. A value that makes no sense counts as absent. */
export const readCouponsSearch = (raw: Record<string, unknown>): CouponsSearch => ({
  aba: readChoice(raw.aba, ["promocoes"]),
  situacao: readChoice(raw.situacao, COUPON_TABS),
  busca: readWords(raw.busca, 60),
  pagina: readWhole(raw.pagina, 2, LAST_PAGE),
  criar: readChoice(raw.criar, ["1"]),
});

/** The address of a view of the coupons. Another view begins at its first page, with nothing open over it. */
export function couponsHref(search: CouponsSearch, change: Partial<CouponsSearch> = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...search, pagina: undefined, criar: undefined, ...change }))
    if (value !== undefined && value !== "") query.set(name, String(value));
  const text = query.toString();
  return text ? `/painel/cupons?${text}` : "/painel/cupons";
}
