import type { BlockKind } from "#modules/payments/blocks/rules.ts";

/** What of an order's buyer goes on the list. */
export const ORDER_BLOCKS = ["documento", "email", "cartao"] as const satisfies readonly BlockKind[];
