import { authorDoor, limitTo } from "#platform/door.ts";
import { getBalanceFacts } from "./queries.ts";
import { readProviderBalance } from "./read-balance.ts";

/** The author's balance in our ledger and in the provider's last reading, and the dates of what is pending. */
export const getBalance = authorDoor({ method: "GET" }).handler(({ context: { viewer } }) => getBalanceFacts(viewer.storeId));

/** Reads the author's balance at the provider now. */
export const refreshBalance = authorDoor({ method: "POST" })
  .middleware([limitTo({ name: "balance", points: 20, seconds: 60 })])
  .handler(({ context: { viewer } }) => readProviderBalance(viewer.storeId));
