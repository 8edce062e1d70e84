import type { Autoria } from "../contenders/autoria.ts";
import { load } from "../load.ts";
import { ask, BROWSER, neighbours } from "../market.ts";
import { rounded } from "../rounds.ts";

const MINUTES = Number(process.env.BENCH_MINUTES ?? 10);
const MEGABYTE = 1_000_000;

/** The web process under ten minutes (`BENCH_MINUTES`) of visitors: what it holds before, and at the end of each. */
export async function memory(autoria: Autoria) {
  const paths = await visits(autoria);
  const lines = [{ minute: 0, "rss MB": await held(autoria), "per second": 0, errors: 0 }];
  for (let minute = 1; minute <= MINUTES; minute++) {
    const { perSecond, errors } = await load({
      url: autoria.url,
      connections: 16,
      seconds: 60,
      headers: neighbours(2_000).map((address) => ({ ...BROWSER, ...address })),
      paths: paths(minute),
    });
    lines.push({ minute, "rss MB": await held(autoria), "per second": rounded(perSecond), errors });
  }
  return lines;
}

const held = async (autoria: Autoria): Promise<number> =>
  Math.round((await autoria.metric("process_resident_memory_bytes")) / MEGABYTE);

/** Pages kept and asked again, as many never asked before, searches, and the pictures of cards. */
async function visits(autoria: Autoria): Promise<(minute: number) => string[]> {
  const products = await ask<{ slug: string; title: string; category: string }>(
    autoria,
    "select p.slug, p.title, c.slug as category from products p join categories c on c.id = p.category_id where p.status = 'publicado' order by p.id",
  );
  const page = await (await fetch(`${autoria.url}/produtos`)).text();
  const pictures = [...new Set(page.match(/\/imagens\/[0-9a-f-]+\/320\.(?:avif|webp)/g))];
  return (minute) =>
    products.flatMap(({ slug, title, category }, i) => [
      "/",
      "/produtos",
      `/produto/${slug}`,
      `/produtos?categoria=${category}&preco_max=${minute * 1_000 + i}`,
      `/produtos?${new URLSearchParams({ busca: title.split(" ").slice(0, 2).join(" "), preco_max: String(minute * 1_000) })}`,
      pictures[i % pictures.length] ?? "/favicon.svg",
    ]);
}
