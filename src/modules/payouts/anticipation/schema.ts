import * as z from "zod";

const cents = z.number().int().min(0);

/** The terms the author saw and accepted, in centavos. */
export const anticipationInput = z.strictObject({ netCents: cents.min(1), costCents: cents });
export type AnticipationInput = z.output<typeof anticipationInput>;

export type AnticipationRefusal =
  | "step_up_needed"
  | "no_offer"
  | "offer_changed"
  | "already_open"
  | "held"
  | "refused"
  | "unavailable";
