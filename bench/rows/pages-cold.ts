import type { Autoria } from "../contenders/autoria.ts";
import { startNext } from "../contenders/next.ts";
import { BROWSER, neighbours, pagesCompared } from "../market.ts";
import { alternate, compare } from "../rounds.ts";

/** The first page of the listing, rendered anew by every request: each asks a price limit nobody asked before. */
export async function pagesCold(autoria: Autoria) {
  const compared = await pagesCompared(autoria);
  const next = await startNext(
    compared.map(({ htmlBytes }) => htmlBytes),
    autoria.databaseUrl,
  );
  const firstCents = 10_000 + (Date.now() % 900_000);
  const cold = (path: string) => ({
    connections: 16,
    seconds: 3,
    headers: neighbours(2_000).map((address) => ({ ...BROWSER, ...address })),
    paths: Array.from({ length: 20_000 }, (_, i) => `${path}?preco_max=${((firstCents + i) / 100).toFixed(2)}`),
  });
  try {
    const measured = await alternate([
      { name: "autoria", url: autoria.url, ...cold("/produtos"), cpuSeconds: autoria.cpuSeconds },
      { name: "next per request", url: next.url, ...cold("/fresca"), cpuSeconds: next.cpuSeconds },
    ]);
    return compare("produtos, cold", measured);
  } finally {
    await next.stop();
  }
}
