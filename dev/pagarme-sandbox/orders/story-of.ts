import * as z from "zod";
import type { CardBehaviour, Charge } from "../objects.ts";
import type { Sandbox } from "../sandbox.ts";

/** The story of the card that a charge was asked of, or null when it is not known any more. */
export function storyOf({ state }: Sandbox, charge: Charge): CardBehaviour | null {
  const shown = z.object({ id: z.string() }).safeParse(charge.transactions.at(-1)?.card);
  return (shown.success && state.cards.get(shown.data.id)?.behaviour) || null;
}
