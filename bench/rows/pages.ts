import { type Autoria } from "../contenders/autoria.ts";
import { recordAnswer, startBare } from "../contenders/bare.ts";
import { BROWSER, firstProduct } from "../market.ts";
import { startNext } from "../contenders/next.ts";
import { alternate, compare } from "../rounds.ts";

const LOAD = { connections: 16, seconds: 2, headers: [BROWSER] };

/** Kept pages against the limit of Node itself and a static page of Next.js of the same size. */
export async function pages(autoria: Autoria) {
  const lines = [];
  for (const path of [`/produto/${await firstProduct(autoria)}`, "/produtos"]) {
    const html = await recordAnswer(autoria.url + path, {});
    const bare = await startBare(await recordAnswer(autoria.url + path, BROWSER));
    const next = await startNext({ htmlBytes: html.body.length, databaseUrl: autoria.databaseUrl });
    try {
      const measured = await alternate([
        { name: "autoria", ...LOAD, url: autoria.url + path, cpuSeconds: autoria.cpuSeconds },
        { name: "node:http", ...LOAD, ...bare },
        {
          name: `next static, ${Math.round(next.staticBytes / 1000)} kB`,
          ...LOAD,
          url: `${next.url}/estatica`,
          cpuSeconds: next.cpuSeconds,
        },
      ]);
      lines.push(...compare(`${path.split("/")[1]}, ${Math.round(html.body.length / 1000)} kB`, measured));
    } finally {
      await Promise.all([bare.stop(), next.stop()]);
    }
  }
  return lines;
}
