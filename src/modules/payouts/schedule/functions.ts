import { authorDoor, limitTo } from "#platform/door.ts";
import { chooseSchedule, stopSchedule } from "./choose-schedule.ts";
import { readSchedule } from "./queries.ts";
import { scheduleInput } from "./schema.ts";

const CHANGES = { name: "payout-schedule", points: 20, seconds: 3600, shared: true };

export const getPayoutSchedule = authorDoor({ method: "GET" }).handler(({ context: { viewer } }) => readSchedule(viewer));

export const choosePayoutScheduleFn = authorDoor({ method: "POST" })
  .middleware([limitTo(CHANGES)])
  .validator(scheduleInput)
  .handler(({ data, context: { viewer } }) => chooseSchedule(viewer, { frequency: data.frequency, leastCents: data.least }));

export const stopPayoutScheduleFn = authorDoor({ method: "POST" })
  .middleware([limitTo(CHANGES)])
  .handler(({ context: { viewer } }) => stopSchedule(viewer));
