import * as z from "zod";
import { id, instant } from "./wire.ts";

/** The envelope of a webhook. `data` is a hint only: read the object again before acting. */
export const webhookEvent = z.object({
  id,
  type: z.string(),
  created_at: instant,
  account: z.object({ id }).nullish().catch(null),
  data: z.looseObject({ id }),
});

export type PagarmeWebhookEvent = z.infer<typeof webhookEvent>;
