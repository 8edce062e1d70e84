import * as z from "zod";
import { defineJob } from "#platform/jobs.ts";

/** Works out what to show beside a product just published. */
export const relateProductJob = defineJob("catalog.relate-product", z.object({ productId: z.number().int().positive() }));

/** Looks inside a file that just came in. */
export const inspectUploadJob = defineJob("catalog.inspect-upload", z.object({ fileId: z.uuid() }));
