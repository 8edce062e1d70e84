import { type Autoria, startAutoria } from "./contenders/autoria.ts";
import { type Line, report } from "./report.ts";
import { analytics } from "./rows/analytics.ts";
import { bytes } from "./rows/bytes.ts";
import { inEveryMarket } from "./rows/catalogue.ts";
import { checkout } from "./rows/checkout.ts";
import { hot } from "./rows/hot.ts";
import { hostile } from "./rows/hostile.ts";
import { administration } from "./rows/administration.ts";
import { inp } from "./rows/inp.ts";
import { lighthouse } from "./rows/lighthouse.ts";
import { memory } from "./rows/memory.ts";
import { pagesCold } from "./rows/pages-cold.ts";
import { pages } from "./rows/pages.ts";
import { people } from "./rows/people.ts";
import { rpc } from "./rows/rpc.ts";
import { stampede } from "./rows/stampede.ts";
import { start } from "./rows/start.ts";
import { vitals } from "./rows/vitals.ts";
import { webhooks } from "./rows/webhooks.ts";

/** Rows asked of a running shop. */
const OF_THE_SHOP: Record<string, (autoria: Autoria) => Promise<Line[]>> = {
  start,
  pages,
  "pages-cold": pagesCold,
  stampede,
  rpc,
  checkout,
  webhooks,
  hot,
  memory,
  hostile,
  bytes,
  lighthouse,
  vitals,
  inp,
  people,
};

/** Rows asked of databases of several sizes, with no server before them. */
const OF_THE_MARKETS: Record<string, () => Promise<Line[]>> = {
  search: () => inEveryMarket("search"),
  facets: () => inEveryMarket("facets"),
  browse: () => inEveryMarket("browse"),
  publish: () => inEveryMarket("publish"),
  "rpc-analytics": analytics,
  "rpc-administration": administration,
};

const known = [...Object.keys(OF_THE_SHOP), ...Object.keys(OF_THE_MARKETS)];
const requested = process.argv.slice(2);
const names = requested.length === 0 || requested.includes("all") ? known : requested;
const unknown = names.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`No such row: ${unknown.join(", ")}. There are: ${known.join(", ")}, all.`);
  process.exit(2);
}

let autoria: Autoria | undefined;
try {
  for (const name of names) {
    const ofTheMarkets = OF_THE_MARKETS[name];
    if (ofTheMarkets) report(name, await ofTheMarkets());
    const ofTheShop = OF_THE_SHOP[name];
    if (ofTheShop) report(name, await ofTheShop((autoria ??= await startAutoria())));
  }
} finally {
  await autoria?.stop();
}
