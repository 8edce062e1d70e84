import * as z from "zod";
import { defineJob } from "#platform/define-job.ts";

/** A person's files of a product were closed, or opened again: who speaks of that purchase looks at it anew. */
export const accessChangedJob = defineJob("delivery.access-changed", z.object({ userId: z.uuid(), productId: z.number().int() }));
