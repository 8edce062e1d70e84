/** What ties accounts that praise, or harm, the same store within days. */
export const RING_TIES = ["mesma_rede", "mesmo_cartao", "mesmo_documento"] as const;
export type RingTie = (typeof RING_TIES)[number];

/** How far back others who reviewed the same store are looked for. */
export const RING_DAYS = 7;

/** From how many accounts together, the one that writes included, a tie asks for a person: a network is shared by neighbours, a document by nobody. */
const CEILINGS: Record<RingTie, number> = { mesma_rede: 3, mesmo_cartao: 2, mesmo_documento: 2 };

/** Which ties ask for a person, by how many other accounts each ties. */
export const ringTies = (others: Record<RingTie, number>): RingTie[] =>
  RING_TIES.filter((tie) => others[tie] + 1 >= CEILINGS[tie]);
