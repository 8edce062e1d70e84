/** What a strike may be about. */
export const STRIKE_KINDS = ["produto", "loja"] as const;
export type StrikeKind = (typeof STRIKE_KINDS)[number];

/** What the strikes that count do to a store: nothing yet, its publications wait for review, or it publishes nothing. */
export const STRIKE_EFFECTS = ["aviso", "revisao", "parada"] as const;
export type StrikeEffect = (typeof STRIKE_EFFECTS)[number];

export type StrikeLimits = { reviewFrom: number; stopFrom: number };

/** What so many strikes that count do. Stopping wins over review when both begin at the same count. */
export function effectOf(active: number, { reviewFrom, stopFrom }: StrikeLimits): StrikeEffect {
  if (active >= stopFrom) return "parada";
  return active >= reviewFrom ? "revisao" : "aviso";
}

export type StrikeState = "ativa" | "vencida" | "retirada";

/** How a strike stands: it counts, its time ended, or it was taken back. */
export function strikeState({ endsAt, liftedAt }: { endsAt: Date; liftedAt: Date | null }, now: Date): StrikeState {
  if (liftedAt) return "retirada";
  return endsAt.getTime() > now.getTime() ? "ativa" : "vencida";
}
