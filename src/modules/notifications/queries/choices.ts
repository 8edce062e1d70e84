import { eq } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { CHANNELS, type Group, GROUPS } from "../rules/channels.ts";
import { EVENTS } from "../rules/events.ts";
import type { ChoiceGroup, EventChoice } from "../schema.ts";
import { notificationStops } from "../tables.ts";

/** Every event by group with what the person chose; what concerns sellers only to who sells. */
export async function readChoices(userId: string, isSeller: boolean): Promise<ChoiceGroup[]> {
  const stops = await db
    .select({ event: notificationStops.event, channel: notificationStops.channel })
    .from(notificationStops)
    .where(eq(notificationStops.userId, userId));
  const stopped = new Set(stops.map(({ event, channel }) => `${event} ${channel}`));
  const choiceOf = ([event, { label, isMandatory, channels }]: (typeof ENTRIES)[number]): EventChoice => ({
    event,
    label,
    isMandatory,
    isOn: Object.fromEntries(
      CHANNELS.filter((channel) => channels.includes(channel)).map((channel) => [
        channel,
        isMandatory || !stopped.has(`${event} ${channel}`),
      ]),
    ),
  });
  return (Object.keys(GROUPS) as Group[])
    .filter((group) => isSeller || !GROUPS[group].isSeller)
    .map((group) => ({
      group,
      label: GROUPS[group].label,
      events: ENTRIES.filter(([, rule]) => rule.group === group).map(choiceOf),
    }))
    .filter(({ events }) => events.length > 0);
}

const ENTRIES = Object.entries(EVENTS).filter(([, rule]) => !("isForAdmins" in rule));
