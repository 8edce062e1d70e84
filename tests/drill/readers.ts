import { setTimeout as sleep } from "node:timers/promises";
import { ask, type Market, type Visitor } from "./client.ts";
import type { World } from "./world.ts";

const PAUSE_MS = 60;
/** A change is on every page this long after it was made, at most, whatever was stopped. */
const NEWS_MS = 3_000;

/** Somebody who looks around until `signal` says enough. */
export async function read(market: Market, { paths }: World, nth: number, signal: AbortSignal): Promise<void> {
  const reader: Visitor = { actor: "reader", network: `10.200.${nth}.9`, cookies: new Map() };
  for (let turn = nth; !signal.aborted; turn++) {
    await ask(market, reader, paths[turn % paths.length] ?? "/");
    await sleep(PAUSE_MS);
  }
}

/** An author who changes a product's name again and again, and a reader who then looks for the new one, on both nodes. */
export async function compareNews(market: Market, { rename, renamed }: World, signal: AbortSignal): Promise<void> {
  const reader: Visitor = { actor: "reader", network: "10.201.1.9", cookies: new Map() };
  for (let nth = 1; !signal.aborted; nth++) {
    const title = `Apostila renomeada ${nth} vezes`;
    const isChanged = await rename(title).then(
      () => true,
      () => false,
    );
    await sleep(NEWS_MS);
    for (let node = 0; isChanged && node < 2; node++) {
      const page = await ask(market, reader, `/produto/${renamed.slug}`);
      if (page?.status !== 200) continue;
      market.counts.pages.compared++;
      if (!page.body.toString().includes(title)) market.counts.pages.old++;
    }
  }
}
