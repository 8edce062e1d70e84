import { isUuid } from "#kit/id.ts";
import { blindIndex, isBlindIndex } from "#platform/seal.ts";

export type LinkPurpose = "confirmar" | "desfazer";

const purposeOf = (purpose: LinkPurpose) => `email-change:${purpose}`;

/** What the emails carry: whose change it is and our mark on it. The undo link is the same in each email of one change. */
export const changeLink = (id: string, purpose: LinkPurpose): string => `${id}.${blindIndex(id, purposeOf(purpose))}`;

/** The change a link is about; null when the mark is not ours, or is of the other purpose. */
export function readChangeLink(token: string, purpose: LinkPurpose): string | null {
  const [id = "", given = ""] = token.split(".");
  if (!isUuid(id)) return null;
  return token === `${id}.${given}` && isBlindIndex(given, id, purposeOf(purpose)) ? id : null;
}
