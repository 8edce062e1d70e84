import * as z from "zod";
import { CHANNELS, type Channel, type Group } from "./rules/channels.ts";

export const stopTokenInput = z.strictObject({ token: z.string().min(1).max(400) });
export const stopInput = stopTokenInput.extend({ stops: z.boolean() });
export const chooseInput = z.strictObject({ event: z.string().max(60), channel: z.enum(CHANNELS), isOn: z.boolean() });

/** Without ids, all there are. */
export const markReadInput = z.strictObject({ noticeIds: z.array(z.uuid()).min(1).max(100).nullable() });

export type StopRefusal = "not_found";
/** `mandatory`: money, safety and receipts reach everybody. */
export type ChooseRefusal = "not_found" | "mandatory";

/** What an address of an email ends; null when it is none of ours. */
export type StopLink = { label: string } | null;

/** One line of the settings. `isOn` has only the channels the event goes by. */
export type EventChoice = { event: string; label: string; isMandatory: boolean; isOn: Partial<Record<Channel, boolean>> };
export type ChoiceGroup = { group: string; label: string; events: EventChoice[] };

/** One line of the bell, in words. `href` is left out when the email said all there is. */
export type Notice = {
  id: string;
  group: Group;
  title: string;
  detail: string | null;
  href: string | null;
  at: Date;
  isRead: boolean;
};

/** `unread` is of everything, up to a hundred; `total` of what was asked; `groups`, those this person may hear of at the bell. */
export type NoticePage = {
  unread: number;
  total: number;
  pageSize: number;
  groups: { group: Group; label: string }[];
  notices: Notice[];
};
