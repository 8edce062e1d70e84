import * as z from "zod";
import { idField, optionalTextField, textField } from "#kit/fields.ts";
import { leadsOutsideWeb } from "#kit/web-address.ts";
import type { EmailKind } from "#platform/outbox.ts";
import type { ApplicationStatus } from "./rules/application-status.ts";
import { type ChecklistEntry, DETAIL_MAX, MOST_OWN_ITEMS, OWN_KEY, OWN_TEXT_MAX, PROOFS, TITLE_MAX } from "./rules/checklist.ts";
import type { Answers, ChecklistItem } from "./rules/requirements.ts";

const line = (max: number) => optionalTextField({ max });
const words = (max: number) => optionalTextField({ max, multiline: true });

/** Half-written is fine: what is missing is told when it is sent. */
export const answersInput = z.strictObject({
  legalName: line(120),
  document: line(20),
  city: line(60),
  uf: z.string().regex(/^([A-Z]{2})?$/, { error: "Escolha o estado." }),
  storeName: line(60),
  authorName: line(60),
  area: z.string().max(60),
  about: words(1000),
  sampleUrl: line(300).refine((text) => !leadsOutsideWeb(text), {
    error: "Cole um endereço da internet, começando por https://.",
  }),
  sampleWords: words(600),
  isAdult: z.boolean(),
  ownsProduct: z.boolean(),
  acceptsRules: z.boolean(),
  extra: z
    .record(z.string().regex(OWN_KEY), words(OWN_TEXT_MAX))
    .refine((extra) => Object.keys(extra).length <= MOST_OWN_ITEMS * 2, { error: "São respostas demais." })
    .default({}),
});

const item = z.string().max(40);

const motivo = textField({ max: 600, multiline: true, missing: "Diga o motivo: quem pediu vai ler." }).refine(
  (text) => text.length >= 10,
  { error: "Diga o motivo em uma frase: quem pediu vai ler." },
);

export const applicationInput = z.strictObject({ applicationId: idField });
export const markInput = z.strictObject({
  applicationId: idField,
  item,
  mark: z.enum(["conferido", "dispensado"]).nullable(),
});
export const askInput = z.strictObject({
  applicationId: idField,
  asks: z
    .array(z.strictObject({ item, note: textField({ max: 300, multiline: true, missing: "Diga o que mudar." }) }))
    .min(1, { error: "Escolha o que precisa mudar." })
    .max(30),
});
export const refuseInput = z.strictObject({ applicationId: idField, motivo });

/** `version`: the one its writer read. */
export const saveChecklistInput = z.strictObject({
  version: z.number().int().positive().max(1_000_000),
  entries: z
    .array(
      z.strictObject({
        key: item,
        title: textField({ max: TITLE_MAX, missing: "Dê um nome ao item." }),
        detail: textField({ max: DETAIL_MAX, missing: "Explique o que a pessoa precisa mandar." }),
        proof: z.enum(PROOFS).nullable(),
        isRequired: z.boolean(),
        mayBeWaived: z.boolean(),
      }),
    )
    .min(1, { error: "A lista precisa de pelo menos um item." })
    .max(30),
  motivo: textField({ max: 300, missing: "Escreva o motivo. Ele fica no registro." }),
});
export type ChecklistReason = "invalid" | "already_so" | "changed_since";

/** `too_soon`: a refused person waits; `not_editable`: it is with us, or decided. */
export type ApplicationReason = "has_store" | "too_soon" | "not_editable" | "incomplete";
export const assignInput = z.strictObject({ applicationId: idField, isMine: z.boolean() });

export type ReviewReason = "not_found" | "wrong_state" | "own_application" | "still_missing";

/** An application as who wrote it sees it. */
export type MyApplication = {
  status: ApplicationStatus;
  answers: Answers;
  items: ChecklistItem[];
  /** What it is asked: as it was sent, or as it is now while it is being written. */
  entries: readonly ChecklistEntry[];
  /** The day by which we answer, and how many came before; null unless it waits for us. */
  waiting: { answerBy: Date; ahead: number } | null;
  refusal: { reason: string; retryAt: Date; mayRetry: boolean } | null;
  sentAt: Date | null;
  savedAt: Date | null;
};

export type ApplicationPage = {
  /** Null before anything was written. */
  application: MyApplication | null;
  /** What the form proposes to who begins. */
  suggested: Answers;
  account: { email: string; emailVerified: boolean };
  /** What is asked of who begins now. */
  entries: readonly ChecklistEntry[];
  areas: { slug: string; name: string }[];
  /** Already sells. */
  hasStore: boolean;
};

/** What a fresh author still has to do, in order. */
export type FirstStep = { key: "receber" | "material" | "vitrine"; isDone: boolean };

export type ApplicationNews = "enviada" | "pedir_ajustes" | "aprovada" | "recusada";

/** To the applicant: where their application went. `asks` with `pedir_ajustes`; `reason` and `retryAt` with `recusada`. */
export const applicationEmail: EmailKind<{
  name: string;
  news: ApplicationNews;
  storeName: string;
  answerBy: string | null;
  asks: { item: string; note: string }[];
  reason: string;
  retryAt: string | null;
}> = { name: "solicitacao.andamento" };
