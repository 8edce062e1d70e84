import { firstReachDay, listCampaigns, listReach, listSources, type ReachDays } from "./queries/read-reach.ts";
import { addReach } from "./rules/reach-sums.ts";

const MOST = 20;

/** Who saw a store's materials in these days, from the day the counting began: orders of before would have no visits beside them. */
export async function readReachPanel(storeId: number, asked: ReachDays) {
  const since = await firstReachDay(storeId);
  if (since === null || since > asked.to)
    return { since, from: asked.from, to: asked.to, products: [], sums: addReach([]), sources: [], campaigns: [] };
  const days = { from: since > asked.from ? since : asked.from, to: asked.to };
  const [products, sources, campaigns] = await Promise.all([
    listReach(storeId, days),
    listSources(storeId, days, MOST),
    listCampaigns(storeId, days, MOST),
  ]);
  return { since, ...days, products, sums: addReach(products), sources, campaigns };
}
