import * as z from "zod";
import { defineJob } from "#platform/define-job.ts";
import type { EmailKind } from "#platform/outbox.ts";

/** Works out what to show beside a product just published. */
export const relateProductJob = defineJob("catalog.relate-product", z.object({ productId: z.number().int().positive() }));

/** Five gigabytes from a far store to this machine, read to the end, and back. */
const LARGE_FILE = { mostSeconds: 3_600, isLong: true };

/** Looks inside a file that just came in. */
export const inspectUploadJob = defineJob("catalog.inspect-upload", z.object({ fileId: z.uuid() }), LARGE_FILE);

/** Makes what shows a file before it is bought. */
export const makePreviewJob = defineJob("catalog.make-preview", z.object({ fileId: z.uuid() }), LARGE_FILE);

/** Shows of a file what was shown of the one whose place it took. */
export const carryPreviewsJob = defineJob(
  "catalog.carry-previews",
  z.object({
    productId: z.number().int().positive(),
    storeId: z.number().int().positive(),
    fileId: z.uuid(),
    pages: z.array(z.object({ fileId: z.uuid(), pageNumber: z.number().int().min(1) })),
  }),
);

/** Compares a file that may be sold with the catalogue. */
export const compareFileJob = defineJob("catalog.compare-file", z.object({ fileId: z.uuid() }), LARGE_FILE);

/** Compares the pages of a version with those of the one before. */
export const compareVersionJob = defineJob("catalog.compare-version", z.object({ versionId: z.uuid() }));

/** Deletes the bytes of a picture that is shown nowhere any more. */
export const forgetImageJob = defineJob("catalog.forget-image", z.object({ imageId: z.uuid() }));

/** Tells who bought a product of its new version. */
export const notifyBuyersJob = defineJob("catalog.tell-buyers", z.object({ versionId: z.uuid() }));

/** To somebody who bought it: a product has a new version. */
export const newVersionEmail: EmailKind<{
  name: string;
  orderId: string;
  title: string;
  authorName: string;
  number: number;
  note: string;
}> = { name: "material.atualizado", canWait: true };

/** Makes the drafts of a spreadsheet its author confirmed. */
export const runImportJob = defineJob("catalog.import-materials", z.object({ importId: z.uuid() }));

/** Goes on noting products whose search row is to be remade, after the one named. */
export const markStaleJob = defineJob("catalog.mark-behind", z.object({ after: z.number().int().positive() }));

/** To the author: the antivirus found something in a file that was on sale. */
export const infectedFileEmail: EmailKind<{
  authorName: string;
  title: string;
  productId: number;
  signature: string;
  names: string[];
  isPaused: boolean;
}> = { name: "material.infectado" };

/** Tells who bought a product that the antivirus found something in a file of it. */
export const notifyInfectedJob = defineJob("catalog.tell-infected", z.object({ withheldId: z.uuid() }));

/** Tells those who were told of a finding that it was a mistake. */
export const notifyReleasedJob = defineJob("catalog.tell-released", z.object({ withheldId: z.uuid() }));

/** To the author: what the antivirus found in a file was a mistake, and it is delivered again. */
export const releasedFileEmail: EmailKind<{
  authorName: string;
  title: string;
  productId: number;
  names: string[];
  isOnSale: boolean;
}> = { name: "material.engano" };

/** To who bought it: the antivirus found something in a file. `wasTaken`: it was downloaded or opened from their library. */
export const boughtInfectedEmail: EmailKind<{
  name: string;
  orderId: string;
  title: string;
  authorName: string;
  names: string[];
  wasTaken: boolean;
  hasAccess: boolean;
}> = { name: "compra.infectada" };

/** To who was told of it: it was a mistake. */
export const boughtReleasedEmail: EmailKind<{
  name: string;
  orderId: string;
  title: string;
  names: string[];
  hasAccess: boolean;
}> = { name: "compra.engano" };
