import { maskDocument } from "#kit/cpf-cnpj.ts";
import { orderNumber } from "#kit/format.ts";
import { cutLetters } from "#kit/letters.ts";

export const COPY_STATUSES = ["na_fila", "preparando", "pronta", "falhou", "vencida"] as const;
export type CopyStatus = (typeof COPY_STATUSES)[number];

/** How long the bytes of a copy are kept; then they are made again when asked for. */
export const SAVED_DAYS = 30;

/** A copy that takes longer than this was lost on the way, and is asked for again. */
export const LOST_AFTER_MS = 10 * 60_000;

/** A file that could not be stamped is tried again after this: the stamping itself may have been mended. */
export const TRIED_AGAIN_AFTER_MS = 24 * 3_600_000;

const LONGEST_NAME = 60;

export type StampedBuyer = { name: string; document: string; orderNumber: number };

/** "Cópia de Marina Souza, CPF •••.982.247-••, pedido 10.234. Código 7F3K-9Q2M-X8WT": the line on the pages of a copy. */
export function stampLine({ name, document, orderNumber: number }: StampedBuyer, mark: string): string {
  const whole = name.replaceAll(/\s+/g, " ").trim();
  const cut = cutLetters(whole, LONGEST_NAME);
  const shown = cut === whole ? whole : `${cut.trim()}…`;
  const kind = document.length === 11 ? "CPF" : document.length === 14 ? "CNPJ" : null;
  const parts = [`Cópia de ${shown}`, kind && `${kind} ${maskDocument(document)}`, `pedido ${orderNumber(number)}`];
  return `${parts.filter(Boolean).join(", ")}. Código ${mark}`;
}

type Copy = { status: CopyStatus; recipe: string; requestedAt: Date };

/** Whether a copy has to be made: there is none, what it says changed, its bytes are gone, or its making was lost. */
export function mustBeMade(copy: Copy | null, recipe: string, now: Date): boolean {
  if (!copy || copy.recipe !== recipe || copy.status === "vencida") return true;
  const age = now.getTime() - copy.requestedAt.getTime();
  if (copy.status === "falhou") return age > TRIED_AGAIN_AFTER_MS;
  return copy.status !== "pronta" && age > LOST_AFTER_MS;
}
