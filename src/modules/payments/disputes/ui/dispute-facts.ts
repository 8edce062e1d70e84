import type { getSaleDispute } from "../functions.ts";

type Answer = Extract<Awaited<ReturnType<typeof getSaleDispute>>, { dispute: unknown }>;

/** What the screens of a dispute receive. */
export type SaleDispute = NonNullable<Answer["dispute"]>;
