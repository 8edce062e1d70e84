import * as z from "zod";
import { defineJob } from "#platform/jobs.ts";

export const ofOwnedFile = z.strictObject({ entitlementId: z.uuid(), fileId: z.uuid() });
export type OwnedFileRef = z.output<typeof ofOwnedFile>;

/** How a file is to its buyer right now: there to be taken, or being prepared. */
export type FileReadiness = { state: "pronto" | "na_fila" | "preparando" };

/** Makes one person's copy of one file. */
export const makeCopyJob = defineJob("delivery.make-copy", z.object({ copyId: z.uuid() }));
