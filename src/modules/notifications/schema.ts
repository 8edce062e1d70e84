import * as z from "zod";
import { CHANNELS, type Channel } from "./rules/channels.ts";

export const stopTokenInput = z.strictObject({ token: z.string().min(1).max(400) });
export const stopInput = stopTokenInput.extend({ stops: z.boolean() });
export const chooseInput = z.strictObject({ event: z.string().max(60), channel: z.enum(CHANNELS), isOn: z.boolean() });

export type StopRefusal = "not_found";
/** `mandatory`: money, safety and receipts reach everybody. */
export type ChooseRefusal = "not_found" | "mandatory";

/** What an address of a letter ends; null when it is none of ours. */
export type StopLink = { label: string } | null;

/** One line of the settings. `isOn` has only the channels the event goes by. */
export type EventChoice = { event: string; label: string; isMandatory: boolean; isOn: Partial<Record<Channel, boolean>> };
export type ChoiceGroup = { group: string; label: string; events: EventChoice[] };
