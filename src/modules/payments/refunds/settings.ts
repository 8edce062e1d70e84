import * as z from "zod";
import type { Setting } from "#platform/settings.ts";

const days = (least: number, usual: number) => z.number().int().min(least).default(usual);

/** Days from the payment in which a buyer may withdraw (CDC art. 49: at least 7), and from how many withdrawals a person decides. */
export const withdrawalRightSetting = {
  key: "regret",
  schema: z.object({ days: days(7, 7), automaticPer90Days: z.number().int().min(0).default(3), decisionDays: days(1, 5) }),
} satisfies Setting<z.ZodType>;

/** Deadlines for a problem, in days: to report it, and for each side to answer before it advances automatically. */
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

/**
 * Days that a refund waits for balance at the provider, and the amounts (centavos) above which an admin needs step-up authentication and a
 * second person.
 */
export const refundSetting = {
  key: "refunds",
  schema: z.object({
    waitDays: days(1, 10),
    stepUpAboveCents: z.number().int().min(0).default(200_000),
    twoPersonsAboveCents: z.number().int().min(0).default(100_000),
  }),
} satisfies Setting<z.ZodType>;
