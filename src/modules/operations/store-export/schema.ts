import * as z from "zod";
import { defineJob } from "#platform/define-job.ts";

export type StoreExportReason = "once_a_day" | "step_up_needed" | "too_late";

export const STORE_EXPORT_HOURS = 24;

/** Gathers a store in one ZIP; big ones take long, and a run that dies begins again. */
export const makeStoreExportJob = defineJob("operations.make-takeout", z.object({ takeoutId: z.uuid() }));

export type StoreExportFacts = {
  storeExport: { id: string; status: "pedida" | "pronta"; sizeBytes: number | null; expiresAt: string | null } | null;
  /** When another may be asked for; null when now. */
  nextAt: string | null;
};
