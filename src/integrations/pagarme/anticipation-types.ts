import * as z from "zod";
import { cents, id, instant, text } from "./wire.ts";

const limit = z
  .object({ amount: cents, anticipation_fee: cents, fee: cents })
  .nullish()
  .transform((value) => value ?? null)
  .catch(null);

/** The documentation says `maximum`, the SDK `max`. Null where nothing is told of it. */
export const anticipationLimits = z
  .object({ maximum: limit, max: limit })
  .transform(({ maximum, max }) => ({ maximum: maximum ?? max }));

export const anticipation = z
  .object({
    id,
    status: text,
    requested_amount: cents,
    approved_amount: cents,
    amount: cents,
    created_at: instant,
    date_created: instant,
  })
  .transform(({ date_created, ...anticipation }) => ({ ...anticipation, created_at: anticipation.created_at ?? date_created }));

/** The documentation answers a list, the SDK a page. */
export const anticipationList = z.union([
  z.array(anticipation),
  z.object({ data: z.array(anticipation).nullish() }).transform(({ data }) => data ?? []),
]);

export type PagarmeAnticipation = z.infer<typeof anticipation>;
