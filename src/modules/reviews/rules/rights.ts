import { cutCodePoints } from "#kit/text.ts";
import { REMOVED_PERSON } from "#kit/person-name.ts";
import type { ReviewStatus } from "./review-machine.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** What a person may do about a product: write, or why not. */
export type ReviewRight = "may" | "no_access" | "no_download" | "too_late" | "own_product";

type Facts = { isOwner: boolean; hasAccess: boolean; firstDownloadAt: Date | null };

/** Only who has the files, downloaded one and did so within the window may write; authors never of their own. */
export function reviewRight({ isOwner, hasAccess, firstDownloadAt }: Facts, now: Date, windowDays: number): ReviewRight {
  if (isOwner) return "own_product";
  if (!hasAccess) return "no_access";
  if (!firstDownloadAt) return "no_download";
  return now.getTime() - firstDownloadAt.getTime() > windowDays * DAY ? "too_late" : "may";
}

/** A review can be rewritten for some days, unless it is being decided or was turned down. */
export const canEdit = (review: { status: ReviewStatus; postedAt: Date }, now: Date, editDays: number): boolean =>
  (review.status === "publicada" || review.status === "retida") && now.getTime() - review.postedAt.getTime() <= editDays * DAY;

/** An author answers once, and puts the answer right for some hours. */
export const canReply = (repliedAt: Date | null, now: Date, editHours: number): boolean =>
  repliedAt === null || now.getTime() - repliedAt.getTime() <= editHours * HOUR;

/** What others read in place of a name: "Caio A." of "Caio dos Santos Amaral". */
export function reviewerName(name: string): string {
  if (name === REMOVED_PERSON) return name;
  const words = name.trim().split(/\s+/);
  const first = words[0] ?? "";
  const last = words.length > 1 ? words.at(-1) : undefined;
  return last ? `${first} ${cutCodePoints(last, 1).toLocaleUpperCase("pt-BR")}.` : first;
}
