import { isUuid } from "#kit/id.ts";
import { seal, unseal } from "#platform/seal.ts";

/** Where emails point to be ended; the edge lets mailboxes press it (RFC 8058). */
export const LEAVE_ADDRESS = "/newsletter/sair/";
const CONFIRM_ADDRESS = "/newsletter/confirmar/";

const CONFIRM = "newsletter-confirmar";
const LEAVE = "newsletter-sair";

/** Confirms one ask, and no later one. */
export const confirmPath = (id: string, round: number): string => CONFIRM_ADDRESS + seal(`${id} ${round}`, CONFIRM);

/** Leads to what a subscriber chose, and ends it; tells nothing of them. */
export const leavePath = (id: string): string => LEAVE_ADDRESS + seal(id, LEAVE);

/** Whose ask a link confirms; null when it is not one of ours. */
export function openConfirm(token: string): { id: string; round: number } | null {
  const [id = "", round = ""] = unseal(token, CONFIRM)?.split(" ") ?? [];
  return isUuid(id) && /^[1-9][0-9]{0,8}$/.test(round) ? { id, round: Number(round) } : null;
}

/** Whose emails a link ends; null when it is not one of ours. */
export function openLeave(token: string): string | null {
  const id = unseal(token, LEAVE) ?? "";
  return isUuid(id) ? id : null;
}
