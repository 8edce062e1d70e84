import * as z from "zod";
import { idField, optionalTextField, textField } from "#kit/fields.ts";
import type { EmailKind } from "#platform/outbox.ts";
import { REPORT_KINDS, REPORT_REASONS, type ReportKind, reasonsFor } from "./rules.ts";

export const reportInput = z
  .strictObject({
    kind: z.enum(REPORT_KINDS),
    /** The id of the thing: a number for products and stores, a uuid for the rest. */
    ref: z
      .string()
      .regex(/^([1-9][0-9]{0,15}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/, { error: "Este endereço não existe." }),
    motivo: z.enum(REPORT_REASONS, { error: "Escolha o que aconteceu." }),
    palavras: optionalTextField({ max: 1000, multiline: true }),
  })
  .refine(({ kind, motivo }) => reasonsFor(kind).includes(motivo), { path: ["motivo"], error: "Escolha o que aconteceu." })
  .refine(({ motivo, palavras }) => motivo !== "outro" || palavras.length >= 10, {
    path: ["palavras"],
    error: "Conte o que aconteceu: pelo menos 10 caracteres.",
  });

export type ReportInput = z.output<typeof reportInput>;

const motivo = textField({ max: 300, multiline: true, missing: "Diga o motivo." });

export const decideReportInput = z.strictObject({ reportId: idField, decision: z.enum(["acolher", "recusar"]), motivo });

export const decideHeldInput = z.strictObject({
  questionId: idField,
  decision: z.enum(["publicar", "rejeitar"]),
  motivo,
});

export const undoDecisionInput = z.strictObject({ decisionId: z.number().int().positive().max(Number.MAX_SAFE_INTEGER), motivo });

export type ReportRefusal = "not_found" | "already_reported";
/** `under_way`: it was withdrawn from who bought it, and the money is on its way back. */
export type DecideRefusal = "not_found" | "already_done" | "under_way";
/** `cannot_undo`: only its owner opens it again. `appeal_open`: who made it asked for another look, which waits for its own answer. */
export type UndoRefusal = DecideRefusal | "cannot_undo" | "appeal_open";

/** What is complained of, once, with everything said of it. */
export type OpenReport = {
  reportId: string;
  kind: ReportKind;
  /** A title, or the words complained of. */
  subject: string;
  /** Where it can be seen; null when it is no longer public. */
  href: string | null;
  count: number;
  reasons: string[];
  words: string[];
  since: string;
};

/** A question that the automatic check kept from the page. */
export type HeldQuestion = { questionId: string; body: string; heldFor: string[]; subject: string; href: string; since: string };

export type ModerationQueue = { reports: OpenReport[]; held: HeldQuestion[] };

/** To who reported: what came of it. */
export const reportDecidedEmail: EmailKind<{
  kind: ReportKind;
  subject: string;
  upheld: boolean;
  reason: string;
  /** It had been answered the other way. */
  isTurned: boolean;
}> = { name: "denuncia.decidida" };
type OfProduct = { authorName: string; title: string; productId: number; reason: string; isPutAway: boolean };
/** To the author: a product of theirs was taken off sale. */
export const productBlockedEmail: EmailKind<OfProduct> = { name: "material.bloqueado" };
/** To the author: a product of theirs is back on sale, or where they had put it away. */
export const productFreedEmail: EmailKind<OfProduct> = { name: "material.liberado" };
/** To a person: their public profile was closed. */
export const profileBlockedEmail: EmailKind<{ name: string; reason: string; profileId: string }> = { name: "perfil.bloqueado" };
/** To a person: they may open again the public profile that was closed. */
export const profileFreedEmail: EmailKind<{ name: string; reason: string }> = { name: "perfil.liberado" };
/** To a person: a list of theirs is no longer shared. */
export const listUnsharedEmail: EmailKind<{ name: string; listName: string; reason: string; listId: string }> = {
  name: "lista.ocultada",
};
