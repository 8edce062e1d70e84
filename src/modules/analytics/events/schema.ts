import * as z from "zod";
import { readWords } from "#kit/search-params.ts";

const KINDS = { v: "visita", b: "busca", a: "amostra", c: "carrinho" } as const;
const slug = z.string().regex(/^[a-z0-9-]{1,120}$/);
const productId = z.int().min(1).max(1e14);

/** What a page sends, as small as it gets: what happened to which product, and from where this visit came. */
export const batchInput = z.strictObject({
  e: z
    .array(
      z
        .tuple([z.enum(["v", "b", "a", "c"]), z.union([slug, productId])])
        .transform(([letter, product]) => ({ kind: KINDS[letter], product })),
    )
    .min(1)
    .max(20),
  r: z.string().max(255).default(""),
  u: z.array(z.string().max(200)).max(3).default([]),
});

export type Batch = z.output<typeof batchInput>;

export type ReachSearch = { de?: string | undefined; ate?: string | undefined };

/** The days of the panel, as the address says them. */
export const readReachSearch = (raw: Record<string, unknown>): ReachSearch => ({
  de: readWords(raw.de, 10),
  ate: readWords(raw.ate, 10),
});
