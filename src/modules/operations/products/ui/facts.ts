import type { getMarketMaterial, getMarketMaterials } from "../functions.ts";

export type MarketFacts = Exclude<Awaited<ReturnType<typeof getMarketMaterials>>, { ok: false }>;
export type MarketRow = MarketFacts["rows"][number];
export type OpenMarketMaterial = Exclude<Awaited<ReturnType<typeof getMarketMaterial>>, { ok: false }>;
