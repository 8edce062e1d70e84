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

/** Whether an instant falls within `…_since` and `…_until`. */
export function isWithin(c: Context, name: string, instant: string | undefined): boolean {
  const since = c.req.query(`${name}_since`);
  const until = c.req.query(`${name}_until`);
  if (!since && !until) return true;
  const at = Date.parse(instant ?? "");
  return !(since && at < Date.parse(since)) && !(until && at > Date.parse(until));
}

/** Whether a field equals the query's filter of that name, or there is no such filter. */
export function isAsked(c: Context, name: string, value: unknown): boolean {
  const asked = c.req.query(name);
  return asked === undefined || asked === "" || asked === String(value);
}
