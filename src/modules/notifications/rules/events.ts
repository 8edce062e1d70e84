import type { Channel, EventRule, Group } from "./channels.ts";
import { accountEvents } from "./events/account.ts";
import { followingEvents } from "./events/following.ts";
import { operationEvents } from "./events/operation.ts";
import { purchaseEvents } from "./events/purchases.ts";
import { receivingEvents } from "./events/receiving.ts";
import { sellingEvents } from "./events/selling.ts";

/** Everything a person may be told. A new event is a line in one of the tables above and a call of `notify`. */
export const EVENTS = {
  ...purchaseEvents,
  ...followingEvents,
  ...sellingEvents,
  ...receivingEvents,
  ...accountEvents,
  ...operationEvents,
};

export type NoticeEvent = keyof typeof EVENTS;
export type FactsOf<E extends NoticeEvent> = (typeof EVENTS)[E] extends EventRule<infer F> ? F : never;
type OptionalEvent = { label: string; group: Group; isMandatory: boolean; channels: readonly Channel[] };

/** The rule of an event whose facts are as they were kept; null for one that no longer exists. */
export function ruleOf(event: string): EventRule<never> | null {
  return event in EVENTS ? (EVENTS[event as NoticeEvent] as EventRule<never>) : null;
}

export const isEvent = (event: string): event is NoticeEvent => event in EVENTS;

/** Whether a person may be spared this event there. */
export function mayStop(event: string, channel: Channel): boolean {
  const rule: OptionalEvent | null = ruleOf(event);
  return rule !== null && !rule.isMandatory && rule.channels.includes(channel);
}
