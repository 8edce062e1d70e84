import * as z from "zod";
import { defineJob } from "#platform/define-job.ts";

export type StoreExportReason = "once_a_day" | "step_up_needed" | "too_late";

export const STORE_EXPORT_HOURS = 24;

/** Gathers a store in one ZIP; big ones take long, and a run that dies begins again. Its author waits for it, so it is given up in minutes. */
export const makeStoreExportJob = defineJob("operations.make-takeout", z.object({ storeExportId: z.uuid() }), {
  limit: 5,
  delaySeconds: 5,
  maxSeconds: 120,
});

export type StoreExportFacts = {
  storeExport: { id: string; status: "pedida" | "pronta"; sizeBytes: number | null; expiresAt: string | null } | null;
  /** The last one asked for could not be made. */
  hasFailed: boolean;
  /** When another may be asked for; null when now. */
  nextAt: string | null;
};
