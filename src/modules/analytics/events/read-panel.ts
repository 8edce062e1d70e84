import { firstReachDay, listCampaigns, listReach, listSources, type ReachDays } from "./queries/read-reach.ts";
import { addReach } from "./rules/reach-sums.ts";

const MOST = 20;

/** Who saw a store's products in these days, from the day the counting began: orders of before would have no visits beside them. */
export async function readReachPanel(storeId: number, requested: ReachDays) {
  const since = await firstReachDay(storeId);
  if (since === null || since > requested.to)
    return { since, from: requested.from, to: requested.to, products: [], sums: addReach([]), sources: [], campaigns: [] };
  const days = { from: since > requested.from ? since : requested.from, to: requested.to };
  const [products, sources, campaigns] = await Promise.all([
    listReach(storeId, days),
    listSources(storeId, days, MOST),
    listCampaigns(storeId, days, MOST),
  ]);
  return { since, ...days, products, sums: addReach(products), sources, campaigns };
}
