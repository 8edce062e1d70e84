import { brand } from "#kit/brand/brand.ts";
import type { Topic } from "../../rules.ts";

export const EDITION_STATUSES = ["rascunho", "agendada", "enviando", "parada", "enviada"] as const;
export type EditionStatus = (typeof EDITION_STATUSES)[number];

/** What each act may start from. Sent is sent: nothing leaves `enviada`. */
export const EDITION_MOVES = {
  salvar: ["rascunho"],
  agendar: ["rascunho"],
  desmarcar: ["agendada"],
  parar: ["enviando"],
  continuar: ["parada"],
  apagar: ["rascunho"],
} as const satisfies Record<string, readonly EditionStatus[]>;
export type EditionMove = keyof typeof EDITION_MOVES;

export function mayMove(status: EditionStatus, move: EditionMove): boolean {
  const from: readonly EditionStatus[] = EDITION_MOVES[move];
  return from.includes(status);
}

/** An edition as it is written. No topic is every subscriber. */
export type EditionForm = {
  subject: string;
  /** The line a mailbox shows beside the subject. */
  preview: string;
  /** Paragraphs, a blank line between them. */
  body: string;
  buttonLabel: string;
  /** An address of ours, from its "/". */
  buttonPath: string;
  topics: Topic[];
};
export type EditionField = keyof EditionForm;

export const LONGEST = { subject: 90, preview: 140, body: 8_000, buttonLabel: 40, buttonPath: 200 } as const;

export const blankEdition = (): EditionForm => ({
  subject: "",
  preview: "",
  body: "",
  buttonLabel: "",
  buttonPath: "",
  topics: [],
});

/** What an edition still lacks to be sent, a sentence for each field. */
export function missingIn({ subject, body, buttonLabel, buttonPath }: EditionForm): Partial<Record<EditionField, string>> {
  return {
    ...(!subject && { subject: "Escreva o assunto." }),
    ...(paragraphsOf(body).length === 0 && { body: "Escreva o texto." }),
    ...(buttonPath && !buttonLabel && { buttonLabel: "Escreva o que o botão diz." }),
    ...(buttonLabel && !buttonPath && { buttonPath: "Escreva para onde o botão leva." }),
    ...(buttonPath && !isOwnPath(buttonPath) && { buttonPath: `Use um endereço ${brand.of}, como /produto/nome-do-material.` }),
  };
}

/** A path of this site and of no other. */
export const isOwnPath = (text: string): boolean => /^\/(?![/\\])[\w\-./?=&%#+]*$/.test(text);

export const paragraphsOf = (body: string): string[] =>
  body
    .split(/\n\s*\n/)
    .map((one) => one.trim())
    .filter(Boolean);

/** An edition as it is read: in a mailbox and on its page. */
export type EditionEmail = {
  editionId: string;
  subject: string;
  preview: string;
  paragraphs: string[];
  button: { label: string; path: string } | null;
};

/** An edition on its page, and when it began to leave. */
export type ReadEdition = EditionEmail & { sentAt: Date | null };

export const emailOf = (editionId: string, { subject, preview, body, buttonLabel, buttonPath }: EditionForm): EditionEmail => ({
  editionId,
  subject,
  preview,
  paragraphs: paragraphsOf(body),
  button: buttonLabel && buttonPath ? { label: buttonLabel, path: buttonPath } : null,
});

/** How many mailboxes one minute reaches. */
export const A_MINUTE = 200;
