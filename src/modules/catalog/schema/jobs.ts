import * as z from "zod";
import { defineJob } from "#platform/define-job.ts";
import type { EmailKind } from "#platform/outbox.ts";

/** Works out what to show beside a product just published. */
export const relateProductJob = defineJob("catalog.relate-product", z.object({ productId: z.number().int().positive() }));

/** Looks inside a file that just came in. */
export const inspectUploadJob = defineJob("catalog.inspect-upload", z.object({ fileId: z.uuid() }));

/** Makes what shows a file before it is bought. */
export const makePreviewJob = defineJob("catalog.make-preview", z.object({ fileId: z.uuid() }));

/** Compares a file that may be sold with the catalogue. */
export const compareFileJob = defineJob("catalog.compare-file", z.object({ fileId: z.uuid() }));

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
}> = { name: "material.atualizado" };

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
