import * as z from "zod";
import { optionalTextField } from "#kit/fields.ts";
import type { EmailKind } from "#platform/outbox.ts";
import { TOPICS } from "../rules.ts";
import { type EditionForm, type EditionEmail, type EditionStatus, LONGEST } from "./rules/edition.ts";

/** A draft: anything may be missing, nothing unknown passes. */
export const editionForm = z.strictObject({
  subject: optionalTextField({ max: LONGEST.subject }),
  preview: optionalTextField({ max: LONGEST.preview }),
  body: optionalTextField({ max: LONGEST.body, multiline: true }),
  buttonLabel: optionalTextField({ max: LONGEST.buttonLabel }),
  buttonPath: optionalTextField({ max: LONGEST.buttonPath }),
  topics: z
    .array(z.enum(TOPICS))
    .max(TOPICS.length)
    .transform((chosen) => [...new Set(chosen)]),
});

const editionId = z.uuid();
const revision = z.number().int().positive();

export const oneEditionInput = z.strictObject({ editionId });
export const saveEditionInput = z.strictObject({ editionId, revision, form: editionForm });
/** `sendAt`: "aaaa-mm-ddThh:mm" of São Paulo; null is now. */
export const scheduleEditionInput = z.strictObject({ editionId, revision, sendAt: z.string().max(30).nullable() });
export const moveEditionInput = z.strictObject({ editionId, move: z.enum(["desmarcar", "parar", "continuar", "apagar"]) });

/** `conflict`: somebody saved meanwhile. `unready`: with a sentence for each field that is missing. `moved`: it is elsewhere by now. */
export type EditionReason = "not_found" | "conflict" | "unready" | "moved" | "invalid";

export type EditionRow = {
  id: string;
  status: EditionStatus;
  subject: string;
  topics: string[];
  posted: number;
  /** Emails of it that a mailbox refused for good, or whose reader called it spam. */
  bounced: number;
  complained: number;
  sendAt: Date | null;
  sentAt: Date | null;
  createdAt: Date;
};

/** A page of the editions, how many each situation holds, and how many people are in the list, on the way in and out of it. */
export type EditionsPage = {
  rows: EditionRow[];
  total: number;
  counts: Record<EditionStatus | "all", number>;
  people: { confirmado: number; pendente: number; descadastrado: number; bounce: number; reclamou: number };
};

/** An edition on the desk of who writes, and how many it would reach now. */
export type EditionDraft = Omit<EditionRow, "subject" | "topics" | "createdAt"> & {
  updatedAt: Date;
  form: EditionForm;
  revision: number;
  readers: number;
};

export const editionEmail: EmailKind<EditionEmail> = { name: "newsletter.edicao", canWait: true };
