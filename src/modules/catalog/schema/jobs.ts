import * as z from "zod";
import { defineJob } from "#platform/jobs.ts";

/** Looks inside a file that just came in. */
export const inspectUploadJob = defineJob("catalog.inspect-upload", z.object({ fileId: z.uuid() }));
