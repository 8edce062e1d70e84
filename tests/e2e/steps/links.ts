import type { APIRequestContext, Page } from "@playwright/test";

/** So many addresses of one shape are followed; the others are like them. */
const OF_ONE_SHAPE = 2;
const AT_ONCE = 4;
const LINKED = /\s(?:href|src)="([^"]*)"|\ssrcset="([^"]*)"|property="og:image" content="([^"]*)"/gi;
const IDENTITY = /^(\d+|[0-9a-f]{8}-[0-9a-f-]{27}|[a-z0-9]+(-[a-z0-9]+)+|[A-Z0-9_-]{3,24}|[a-z0-9]{8,16}\.jpg|.*-[\w-]{8}\.\w+)$/;

export type Answered = { address: string; status: number; type: string; text: string };

/** Every address of this market that a page leads to or shows, without what comes after "#". */
export function linksIn(html: string, origin: string): string[] {
  const raw = [...html.matchAll(LINKED)].flatMap(([, one, set, picture]) =>
    set ? set.split(",").map((part) => part.trim().split(/\s+/)[0] ?? "") : [one ?? picture ?? ""],
  );
  const inside = raw.flatMap((text) => {
    const url = URL.parse(text.replaceAll("&amp;", "&"), `${origin}/`);
    return url?.origin === origin && text !== "" ? [url.pathname + url.search] : [];
  });
  return [...new Set(inside)];
}

/** `/produto/{}` for each product, `/produtos?busca&ordem` whatever they are. */
function shapeOf(address: string): string {
  const { pathname, searchParams } = new URL(address, "http://feira");
  const path = pathname
    .split("/")
    .map((part, at) => (at > 1 && IDENTITY.test(part) ? "{}" : part))
    .join("/");
  return `${path}?${[...new Set(searchParams.keys())].toSorted().join("&")}`;
}

/** Goes to every address the first ones lead to, and from there on, a few of each shape; what each answered. */
export async function followLinks(
  request: APIRequestContext,
  origin: string,
  first: string[],
  most: number,
): Promise<Answered[]> {
  const shapes = new Map<string, number>();
  const known = new Set<string>();
  const waiting: string[] = [];
  const answers: Answered[] = [];
  const meet = (address: string) => {
    const shape = shapeOf(address);
    const met = shapes.get(shape) ?? 0;
    if (known.has(address) || met >= OF_ONE_SHAPE || known.size >= most) return;
    known.add(address);
    shapes.set(shape, met + 1);
    waiting.push(address);
  };
  first.forEach(meet);
  const follow = async () => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      const answer = await request.get(address, { maxRetries: 2 });
      const type = answer.headers()["content-type"] ?? "";
      const text = type.startsWith("text/html") ? await answer.text() : "";
      answers.push({ address, status: answer.status(), type, text });
      linksIn(text, origin).forEach(meet);
    }
  };
  while (waiting.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, follow));
  return answers;
}

/** Files people bought: taking them is counted. */
const COUNTED = /^\/baixar\//;
const requested = new Map<string, number>();

/** What does not answer of where a drawn screen leads to; so few of each shape in a whole run. */
export async function brokenLinksOf(page: Page): Promise<string[]> {
  const broken: string[] = [];
  for (const address of linksIn(await page.content(), new URL(page.url()).origin)) {
    const shape = shapeOf(address);
    const times = requested.get(shape) ?? 0;
    if (times >= OF_ONE_SHAPE || COUNTED.test(address)) continue;
    requested.set(shape, times + 1);
    const answer = await page.request.get(address, { maxRetries: 2 });
    if (answer.status() >= 400) broken.push(`${answer.status()} ${address}`);
  }
  return broken;
}
