import type { Autoria } from "../contenders/autoria.ts";
import { startNext } from "../contenders/next.ts";
import { BROWSER, neighbours, pagesCompared } from "../market.ts";
import { alternate, compare } from "../rounds.ts";

const MOST_IN_BURST = 2_000;
/** The first hundred pages a process draws cost twice the others, and that is what starting costs, not what drawing does. */
const WARM_SECONDS = 15;
/** Sixteen visitors wait for one another: what the end of a burst leaves half drawn must weigh little in it. */
const BURST_SECONDS = 12;

/** The first page of the listing, rendered anew by every request: each asks a price limit nobody asked before. */
export async function pagesCold(autoria: Autoria) {
  const compared = await pagesCompared(autoria);
  const next = await startNext(
    compared.map(({ htmlBytes }) => htmlBytes),
    autoria,
  );
  let cents = 10_000 + (Date.now() % 900_000);
  const cold = (path: string) => ({
    connections: 16,
    seconds: BURST_SECONDS,
    headers: neighbours(2_000).map((address) => ({ ...BROWSER, ...address })),
    // Read anew for each burst: an address of the burst before is a kept page by now.
    get paths() {
      return Array.from({ length: MOST_IN_BURST }, () => `${path}?preco_max=${((cents += 1) / 100).toFixed(2)}`);
    },
  });
  const [ours, theirs] = [cold("/produtos"), cold("/fresca")];
  try {
    const contenders = [
      Object.assign(ours, { name: "autoria", url: autoria.url, cpuSeconds: autoria.cpuSeconds }),
      Object.assign(theirs, { name: "next per request", url: next.url, cpuSeconds: next.cpuSeconds }),
    ];
    const measured = await alternate(contenders, { warmSeconds: WARM_SECONDS });
    return compare("produtos, cold", measured);
  } finally {
    await next.stop();
  }
}
