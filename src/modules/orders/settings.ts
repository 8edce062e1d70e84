import * as z from "zod";
import { TERMS_VERSION } from "#modules/accounts/terms/version.ts";
import type { Setting } from "#platform/settings.ts";

/** How long an unpaid order is valid, in hours, and the version of the terms it accepts. */
export const orderSetting = {
  key: "orders",
  schema: z.object({ keptHours: z.number().int().min(1).default(72), termsVersion: z.string().default(TERMS_VERSION) }),
} satisfies Setting<z.ZodType>;
