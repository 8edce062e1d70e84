import { isUuid } from "#kit/id.ts";
import { seal, unseal } from "#platform/seal.ts";
import { isEvent, type NoticeEvent } from "./rules/events.ts";

const PURPOSE = "parar-avisos";
/** Where emails point to be stopped; the edge lets mailboxes press it (RFC 8058). */
export const STOP_ADDRESS = "/avisos/parar/";

/** The address that ends emails of this event to this person, and tells nothing of either. */
export const stopPath = (userId: string, event: NoticeEvent): string => STOP_ADDRESS + seal(`${userId} ${event}`, PURPOSE);

/** Whose emails of what an address ends; null when it is not one of ours. */
export function openStopToken(token: string): { userId: string; event: NoticeEvent } | null {
  const [userId = "", event = ""] = unseal(token, PURPOSE)?.split(" ") ?? [];
  return isUuid(userId) && isEvent(event) ? { userId, event } : null;
}
