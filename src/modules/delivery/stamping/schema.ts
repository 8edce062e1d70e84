import * as z from "zod";
import { defineJob } from "#platform/define-job.ts";
import type { NoMarks } from "../../catalog/stamp/stamp-in-child.ts";

export const ofOwnedFile = z.strictObject({ entitlementId: z.uuid(), fileId: z.uuid() });
export type OwnedFileRef = z.output<typeof ofOwnedFile>;

/** How a file is to its buyer right now: there to be taken, or being prepared. */
export type FileReadiness = { state: "pronto" | "na_fila" | "preparando" };

/** Makes one person's copy of one file. */
export const makeCopyJob = defineJob("delivery.make-copy", z.object({ copyId: z.uuid() }));

export const leakCodeInput = z.strictObject({ code: z.string().max(200) });

/** The purchase a found copy came from. */
export type FoundLeak = {
  copyId: string;
  mark: string;
  orderId: string;
  orderNumber: number;
  orderedAt: string;
  title: string;
  fileName: string;
};

/** A search made before, and the orders it led to. */
export type LeakSearchLine = { id: number; at: string; orders: { id: string; number: number }[] };

/** Why a found file could not be searched. */
export type LeakReason = "invalid" | "too_large" | "empty" | NoMarks;
