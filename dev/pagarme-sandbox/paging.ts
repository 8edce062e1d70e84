import type { Context } from "hono";

const maxSize = 1000;

/** A page of `items` (newest first) in the page model: `{data, paging}` with full URLs. */
export function page<T>(c: Context, items: readonly T[], matches: (item: T) => boolean, render: (item: T) => unknown) {
  const number = Math.max(Number(c.req.query("page")) || 1, 1);
  const size = Math.min(Math.max(Number(c.req.query("size")) || 10, 1), maxSize);
  const first = (number - 1) * size;
  const data: unknown[] = [];
  let total = 0;
  for (let i = items.length - 1; i >= 0; i--) {
    const item = items[i];
    if (item === undefined || !matches(item)) continue;
    if (total >= first && total < first + size) data.push(render(item));
    total++;
  }
  return {
    data,
    paging: {
      total,
      previous: number > 1 ? pageUrl(c, number - 1) : null,
      next: total > first + size ? pageUrl(c, number + 1) : null,
    },
  };
}

function pageUrl(c: Context, number: number): string {
  const url = new URL(c.req.url);
  url.searchParams.set("page", String(number));
  return url.href;
}

type Fields<T, V> = Record<string, (item: T) => V>;

/** The query's filters as one test: `same` by equality, `spans` by `…_since` and `…_until`. Only those asked for cost anything. */
export function filterOf<T>(c: Context, same: Fields<T, unknown>, spans: Fields<T, string> = {}): (item: T) => boolean {
  const tests: ((item: T) => boolean)[] = [];
  for (const [name, read] of Object.entries(same)) {
    const requested = c.req.query(name);
    if (requested) tests.push((item) => String(read(item)) === requested);
  }
  for (const [name, read] of Object.entries(spans)) {
    const since = toInstant(c.req.query(`${name}_since`));
    const until = toInstant(c.req.query(`${name}_until`));
    if (since) tests.push((item) => read(item) >= since);
    if (until) tests.push((item) => read(item) <= until);
  }
  return (item) => tests.every((test) => test(item));
}

/** In the one form in which the sandbox keeps instants, where order is alphabetical. */
function toInstant(text: string | undefined): string | null {
  const at = Date.parse(text ?? "");
  return Number.isNaN(at) ? null : `${new Date(at).toISOString().slice(0, 19)}Z`;
}
