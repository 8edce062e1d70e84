import { brand } from "#kit/brand/brand.ts";
import { type ScanCause, SCAN_CAUSES } from "#kit/scan-causes.ts";

/** Where a file that is looked at came in: with a product, or with a message about an order. */
export const SCAN_PLACES = ["produto", "mensagem"] as const;
export type ScanPlace = (typeof SCAN_PLACES)[number];

/** Why a file waits: it is to be asked about, or why the antivirus said nothing of it. */
export const WAIT_CAUSES = ["na_fila", ...SCAN_CAUSES] as const;
export type WaitCause = (typeof WAIT_CAUSES)[number];

/** What is known of a content; `desligado` where no antivirus is configured, `grande_demais` where it is larger than any reads. */
export type Scanned =
  | { verdict: "limpo" }
  | { verdict: "infectado"; signature: string }
  | { verdict: "sem_resposta"; cause: ScanCause }
  | { verdict: "desligado" }
  | { verdict: "grande_demais" };

/**
 * How a file that may be sold was looked at, besides its structure: by the antivirus; not yet; not at all, for it is larger than any reads;
 * or not at all, for there is none.
 */
export const LOOKS = ["antivirus", "na_fila", "grande_demais", "estrutura"] as const;
export type Look = (typeof LOOKS)[number];

/** Beside a file, to who sells it and to who bought it. */
const LOOK_WORDS: Record<Look, string> = {
  antivirus: "Conferido pela estrutura e pelo antivírus.",
  na_fila: "Conferido pela estrutura. O antivírus ainda vai conferir este arquivo.",
  grande_demais: "Conferido só pela estrutura: passa de 2 GB, e o antivírus não lê arquivos desse tamanho.",
  estrutura: "Conferido só pela estrutura, sem antivírus.",
};

/** Of one that nothing here can tell or open: its structure says nothing. */
const OPAQUE_LOOK_WORDS: Record<Look, string> = {
  antivirus: "Conferido pelo antivírus. O que há dentro, só o programa dele abre.",
  na_fila: "O antivírus ainda vai conferir este arquivo. O que há dentro, só o programa dele abre.",
  grande_demais: "Não conferimos o que há dentro: só o programa dele abre, e o antivírus não lê arquivos de mais de 2 GB.",
  estrutura: "Não conferimos o que há dentro: só o programa dele abre.",
};

export const lookWords = (look: Look, isOpaque: boolean): string => (isOpaque ? OPAQUE_LOOK_WORDS : LOOK_WORDS)[look];

/** A finding that was released is none. */
export const verdictOf = (known: { signature: string | null; isReleased: boolean }): Scanned =>
  known.signature === null || known.isReleased ? { verdict: "limpo" } : { verdict: "infectado", signature: known.signature };

/** Whether what is known of a content is worth asking about again: it was looked at with older signatures than these. */
export const isOutdated = (known: number | null, now: number | null): boolean => now !== null && (known ?? 0) < now;

const FIRST_WAIT_SECONDS = 30;
const LONGEST_WAIT_SECONDS = 3_600;
/** Whoever looks after the platform is told of a file at this try: a restart of the antivirus is over by then. */
export const REPORTED_AT_TRY = 3;

/** How long to wait after so many tries that said nothing, each twice as long as the one before. */
export const waitSeconds = (tries: number): number =>
  Math.min(LONGEST_WAIT_SECONDS, FIRST_WAIT_SECONDS * 2 ** Math.min(Math.max(0, tries - 1), 20));

/** Beside a file in which something was found. */
export const infectedWords = (signature: string): string =>
  `O antivírus encontrou “${signature}” neste arquivo. Remova-o e envie um arquivo limpo.`;

/** Beside a file that was refused by mistake, and whose bytes were not kept. */
export const SEND_AGAIN_WORDS =
  "O antivírus se enganou com este arquivo, e nossa equipe o liberou. Remova-o daqui e envie de novo.";

const WAIT_WORDS: Record<WaitCause, string> = {
  na_fila: "Ele é conferido em instantes.",
  away: "Ele não respondeu ainda, e tentamos de novo automaticamente: você não precisa fazer nada.",
  cut: "A conferência parou no meio, e tentamos de novo automaticamente: você não precisa fazer nada.",
  get too_large() {
    return `O arquivo é maior do que ele lê hoje. Já avisamos ${brand.the}; se preferir, divida o arquivo em partes.`;
  },
  too_long: "A conferência demorou demais, e tentamos de novo automaticamente. Se for um ZIP grande, dividir em partes ajuda.",
};

/** Beside a file that waits for the antivirus. */
export const waitWords = (cause: WaitCause): string => `Aguardando o antivírus. ${WAIT_WORDS[cause]}`;
