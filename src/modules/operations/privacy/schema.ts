import * as z from "zod";
import type { ConsentFacts } from "../../accounts/privacy/schema.ts";
import { defineJob } from "#platform/define-job.ts";
import type { EmailKind } from "#platform/outbox.ts";
import type { BlockInWords } from "./rules/blocks.ts";

export type PrivacyReason = "step_up_needed" | "blocked" | "already_asked" | "once_a_day" | "too_late" | "not_asked";

export const COPY_HOURS = 24;
export const WITHDRAWAL_RIGHT_DAYS = 7;

export const makeCopyJob = defineJob("operations.make-copy", z.object({ exportId: z.uuid() }));

type Named = { name: string };
export const copyReadyEmail: EmailKind<Named & { until: string }> = { name: "privacidade.copia-pronta" };
export const erasureRequestedEmail: EmailKind<Named & { on: string }> = { name: "privacidade.exclusao-pedida" };
export const erasureDroppedEmail: EmailKind<Named> = { name: "privacidade.exclusao-desistida" };
export const erasureStoppedEmail: EmailKind<Named & { blocks: BlockInWords[] }> = { name: "privacidade.exclusao-parada" };
export const erasureDoneEmail: EmailKind<Named> = { name: "privacidade.exclusao-feita" };

export type PrivacyFacts = ConsentFacts & {
  /** What the person may not do now, and who hears them about it; null when nothing. */
  suspension: {
    from: string[];
    contact: string;
    /** Why and since when, and what came of asking for another look; null when the platform wrote none. */
    standing: { reason: string; startedAt: Date; appealedAt: Date | null; answer: string | null } | null;
  } | null;
  copy: { status: "pedida" | "pronta"; requestedAt: Date; expiresAt: Date | null; sizeBytes: number | null; id: string } | null;
  /** When another copy may be asked for; null when now. */
  nextCopyAt: Date | null;
  erasure: { dueAt: Date; isDue: boolean } | null;
  blocks: BlockInWords[];
};
