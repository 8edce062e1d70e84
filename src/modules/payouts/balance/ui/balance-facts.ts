import type { getBalanceFacts } from "../queries.ts";

/** What the screens of the balance receive. */
export type BalanceFacts = Awaited<ReturnType<typeof getBalanceFacts>>;
