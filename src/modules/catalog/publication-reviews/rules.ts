import type { StrikeEffect } from "#modules/stores/strikes/rules.ts";

/** A publication waits, went on sale, was sent back with a reason, or was taken back by its author. */
export const PUBLICATION_STATUSES = ["esperando", "aprovada", "recusada", "recolhida"] as const;
export type PublicationStatus = (typeof PUBLICATION_STATUSES)[number];

/** What publishing means for a store: at once, after a person looked, or not at all. */
export const PUBLISHING_WAYS = ["livre", "revisao", "parada"] as const;
export type PublishingWay = (typeof PUBLISHING_WAYS)[number];

type Facts = {
  effect: StrikeEffect;
  /** Products of the store that were put on sale and that the platform did not block. */
  published: number;
  /** A file of the product is already sold by another store, and nobody looked at it yet. */
  isCopy: boolean;
  rule: { isOn: boolean; firstProducts: number };
};

/**
 * How a store publishes a product. Strikes decide first; what another store already sells waits for whoever it is; then a store is trusted
 * once so many of its products were on sale.
 */
export function publishingWay({ effect, published, isCopy, rule }: Facts): PublishingWay {
  if (effect === "parada") return "parada";
  if (effect === "revisao" || isCopy) return "revisao";
  return rule.isOn && published < rule.firstProducts ? "revisao" : "livre";
}
