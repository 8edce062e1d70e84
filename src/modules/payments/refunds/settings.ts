import * as z from "zod";
import type { Setting } from "#platform/settings.ts";

const days = (least: number, usual: number) => z.number().int().min(least).default(usual);

/** Days from the payment in which a buyer may give a purchase up (CDC art. 49: never less than 7), and when a person looks first. */
export const withdrawalRightSetting = {
  key: "regret",
  schema: z.object({ days: days(7, 7), automaticPer90Days: z.number().int().min(0).default(3), decisionDays: days(1, 5) }),
} satisfies Setting<z.ZodType>;

/** A defect: how long one may say so, and how long each side has to answer before it goes on by itself. */
export const problemSetting = {
  key: "problems",
  schema: z.object({
    reportDays: days(7, 60),
    notAsDescribedDays: days(7, 90),
    authorDays: days(1, 5),
    buyerDays: days(1, 7),
    automaticDays: days(2, 15),
  }),
} satisfies Setting<z.ZodType>;

/** For how many days a refund waits for balance at the provider, and above what an admin proves again who they are. */
export const refundSetting = {
  key: "refunds",
  schema: z.object({ waitDays: days(1, 10), stepUpAboveCents: z.number().int().min(0).default(200_000) }),
} satisfies Setting<z.ZodType>;
