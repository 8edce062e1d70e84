import * as z from "zod";
import type { Setting } from "#platform/settings.ts";

const whole = (least: number, usual: number) => z.number().int().min(least).default(usual);

/** For how long one may write, rewrite and answer, and when a buyer is reminded. */
export const reviewSetting = {
  key: "reviews",
  schema: z.object({
    windowDays: whole(1, 365),
    editDays: whole(0, 90),
    replyEditHours: whole(0, 24),
    reminderDays: whole(1, 5),
    /** After so many days more nobody is reminded: a worker that slept a week writes no old emails. */
    reminderGraceDays: whole(1, 4),
  }),
} satisfies Setting<z.ZodType>;
