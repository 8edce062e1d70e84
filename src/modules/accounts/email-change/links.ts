import { timingSafeEqual } from "node:crypto";
import { isUuid } from "#kit/id.ts";
import { blindIndex } from "#platform/seal.ts";

export type LinkPurpose = "confirmar" | "desfazer";

const mark = (id: string, purpose: LinkPurpose) => blindIndex(id, `email-change:${purpose}`);

/** What the emails carry: whose change it is and our mark on it. The undo link is the same in each email of one change. */
export const changeLink = (id: string, purpose: LinkPurpose): string => `${id}.${mark(id, purpose)}`;

/** The change a link is about; null when the mark is not ours, or is of the other purpose. */
export function readChangeLink(token: string, purpose: LinkPurpose): string | null {
  const [id = "", given = ""] = token.split(".");
  if (!isUuid(id)) return null;
  const [right, typed] = [Buffer.from(mark(id, purpose)), Buffer.from(given)];
  return right.length === typed.length && token === `${id}.${given}` && timingSafeEqual(right, typed) ? id : null;
}
