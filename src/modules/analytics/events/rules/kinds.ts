/** What is counted of a product: its page (or its quick view) opened, opened from a search of ours, sample opened, put in the cart. */
export const REACH_KINDS = ["visita", "busca", "amostra", "carrinho"] as const;
export type ReachKind = (typeof REACH_KINDS)[number];

/** How often one visitor counts for one product in one day: whoever reloads a page all day does not make it popular. */
export const MOST_A_DAY: Record<ReachKind, number> = { visita: 20, busca: 20, amostra: 20, carrinho: 1 };
