import * as z from "zod";
import { idField, textField } from "#kit/fields.ts";
import type { DuplicateWay } from "#modules/catalog/duplicates/rules.ts";
import type { SoldFile } from "../products/schema.ts";

const read = { reviewId: idField, stamp: z.string().regex(/^[0-9a-f]{32}$/) };

export const approvePublicationInput = z.strictObject(read);
export const refusePublicationInput = z.strictObject({
  ...read,
  motivo: textField({ max: 300, multiline: true, missing: "Escreva o que o autor precisa ajustar." }).refine(
    (text) => text.length >= 10,
    {
      error: "Escreva o que o autor precisa ajustar: pelo menos 10 caracteres.",
    },
  ),
});

/** A file that another store already sells, and the pages of the two that are alike. */
export type Copy = {
  by: DuplicateWay;
  fileId: string;
  fileName: string;
  other: { fileId: string; fileName: string; title: string; slug: string; storeName: string; storeSlug: string };
  pairs: { here: number; there: number }[];
};

/** A publication that waits, as it would go on sale. `isOnSale`: an earlier edition already is, at `slug`. */
export type WaitingPublication = {
  reviewId: string;
  stamp: string;
  productId: number;
  sentAt: Date;
  isOnSale: boolean;
  slug: string;
  title: string;
  kind: string;
  promise: string;
  description: string;
  priceCents: number;
  category: string | null;
  tags: string[];
  thirdParties: string | null;
  /** What it sells on the word of its author. */
  declaredFiles: string[];
  /** Why its author may sell what another store already sells, in their words. */
  permission: string | null;
  copies: Copy[];
  files: SoldFile[];
  store: { name: string; slug: string; published: number; strikes: number };
};
