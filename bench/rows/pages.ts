import type { Autoria } from "../contenders/autoria.ts";
import { recordAnswer, startBare } from "../contenders/bare.ts";
import { startNext } from "../contenders/next.ts";
import { BROWSER, pagesCompared } from "../market.ts";
import { alternate, compare, inKilobytes } from "../rounds.ts";

const LOAD = { connections: 16, seconds: 2, headers: [BROWSER] };

/** Kept pages against the limit of Node itself and a static page of Next.js of the same size. */
export async function pages(autoria: Autoria) {
  const compared = await pagesCompared(autoria);
  const next = await startNext(
    compared.map(({ htmlBytes }) => htmlBytes),
    autoria,
  );
  try {
    const lines = [];
    for (const { name, path, htmlBytes } of compared) {
      const bare = await startBare(await recordAnswer(autoria.url + path, BROWSER));
      const url = `${next.url}/estatica/${htmlBytes}`;
      const nextBytes = (await recordAnswer(url, {})).body.length;
      const measured = await alternate([
        { name: "autoria", ...LOAD, url: autoria.url + path, cpuSeconds: autoria.cpuSeconds },
        { name: "node:http", ...LOAD, ...bare },
        { name: `next static, ${inKilobytes(nextBytes)}`, ...LOAD, url, cpuSeconds: next.cpuSeconds },
      ]);
      lines.push(...compare(`${name}, ${inKilobytes(htmlBytes)}`, measured));
      await bare.stop();
    }
    return lines;
  } finally {
    await next.stop();
  }
}
