import { type BookPlace, placeInBook } from "./book-path.ts";
import { bookNames, type Hiding, hiddenFonts } from "./hidden-fonts.ts";
import { type Direction, type PartLayout, readLayout } from "./layout.ts";
import { findAll, findFirst, type MarkupElement, parseMarkup, wordsOf } from "./markup.ts";
import type { PageSize } from "./page-size.ts";

/** One line of the contents: where it is in the reading order (0 is the first part) and how deep under others. */
export type ContentsLine = { title: string; part: number; fragment: string; depth: number };
/**
 * A book as it is read: its parts in order, by their names in the ZIP, how each is laid out, its contents, which way its pages turn,
 * and the fonts it hides with the names that show them.
 */
export type Book = {
  parts: string[];
  layout: PartLayout[];
  contents: ContentsLine[];
  direction: Direction;
  /** Of fixed pages that do not say theirs. */ pageSize: PageSize | null;
  hidden: Map<string, Hiding>;
  names: string[];
};
/** How the words of a file of the book are had; null when there is no such file. */
type ReadPart = (path: string) => Promise<string | null>;

/** `locked`: a shop's lock that only its own reader opens. */
export type BookTrouble = "locked" | "broken";

const APPLE_OPTIONS = "META-INF/com.apple.ibooks.display-options.xml";
const READABLE = /html|^image\/(?:svg\+xml|png|jpe?g|gif|webp|avif)$|dtbook|oeb1/;
const MOST_FALLBACKS = 8;
const MOST_PARTS = 5_000;
const MOST_LINES = 2_000;

/** Reads how a book is put together; what stops it when it cannot be read here. */
export async function readBook(read: ReadPart): Promise<Book | BookTrouble> {
  const hidden = hiddenFonts(await readTree(read, "META-INF/encryption.xml"));
  if (hidden === null) return "locked";
  const container = await read("META-INF/container.xml");
  const opfPath = container === null ? null : findFirst(parseMarkup(container), "rootfile")?.attributes.get("full-path");
  const opf = opfPath ? await read(opfPath) : null;
  if (!opfPath || opf === null) return "broken";
  const book = parseMarkup(opf, "xml");
  const items = itemsOf(book, opfPath);
  const { direction, pageSize, partLayout } = readLayout(book, await readTree(read, APPLE_OPTIONS));
  const order = [...findAll(book, "itemref")]
    .flatMap((one) => {
      const item = readableItem(items, one.attributes.get("idref") ?? "");
      return item ? [{ path: item.path, layout: partLayout(one) }] : [];
    })
    .slice(0, MOST_PARTS);
  const parts = order.map(({ path }) => path);
  if (parts.length === 0) return "broken";
  const nav = [...items.values()].find(({ properties }) => properties.includes("nav"));
  const ncx = items.get(findFirst(book, "spine")?.attributes.get("toc") ?? "") ?? byType(items, "application/x-dtbncx+xml");
  const fromNav = nav ? navLines(await read(nav.path), nav.path) : [];
  const lines = fromNav.length > 0 || !ncx ? fromNav : ncxLines(await read(ncx.path), ncx.path);
  const contents = lines.flatMap(({ place, ...line }): ContentsLine[] => {
    const part = place ? parts.indexOf(place.path) : -1;
    return place && part !== -1 && line.title !== "" ? [{ ...line, part, fragment: place.fragment }] : [];
  });
  const layout = order.map((one) => one.layout);
  return { parts, layout, contents: contents.slice(0, MOST_LINES), direction, pageSize, hidden, names: bookNames(book) };
}

/** What the contents call the part one is in; null before the first line of them. */
export function titleOfPart({ contents }: Pick<Book, "parts" | "contents">, part: number): string | null {
  return contents.findLast((line) => line.part <= part)?.title ?? null;
}

type Item = { path: string; type: string; properties: string[]; fallback: string };
type Line = { title: string; depth: number; place: BookPlace | null };

async function readTree(read: ReadPart, path: string): Promise<MarkupElement | null> {
  const text = await read(path);
  return text === null ? null : parseMarkup(text);
}

/** A part that is read here, or what the book offers in the place of one that is not. */
function readableItem(items: Map<string, Item>, id: string): Item | undefined {
  let item = items.get(id);
  for (let step = 0; item && step < MOST_FALLBACKS; step++) {
    if (item.type === "" || READABLE.test(item.type) || item.fallback === "") return item;
    item = items.get(item.fallback);
  }
  return items.get(id);
}

function itemsOf(book: MarkupElement, opfPath: string): Map<string, Item> {
  const items = new Map<string, Item>();
  for (const { attributes } of findAll(book, "item")) {
    const place = placeInBook(opfPath, attributes.get("href") ?? "");
    const properties = (attributes.get("properties") ?? "").split(/\s+/);
    const type = attributes.get("media-type") ?? "";
    if (place)
      items.set(attributes.get("id") ?? "", { path: place.path, type, properties, fallback: attributes.get("fallback") ?? "" });
  }
  return items;
}

const byType = (items: Map<string, Item>, type: string): Item | undefined => [...items.values()].find((one) => one.type === type);

/** The contents of an EPUB 3: lists in lists. */
function navLines(text: string | null, path: string): Line[] {
  const navs = text === null ? [] : [...findAll(parseMarkup(text), "nav")];
  const toc = navs.find(({ attributes }) => attributes.get("type") === "toc") ?? navs[0];
  const lines: Line[] = [];
  function walk(under: MarkupElement, depth: number): void {
    for (const child of under.children) {
      if (typeof child === "string") continue;
      if (child.name === "a") {
        const address = child.attributes.get("href");
        lines.push({ title: wordsOf(child), depth: depth - 1, place: address ? placeInBook(path, address) : null });
      } else walk(child, child.name === "ol" ? depth + 1 : depth);
    }
  }
  if (toc) walk(toc, 0);
  return lines;
}

/** The contents of an EPUB 2: points in points. */
function ncxLines(text: string | null, path: string): Line[] {
  const lines: Line[] = [];
  function walk(under: MarkupElement, depth: number): void {
    for (const child of under.children) {
      if (typeof child === "string" || child.name !== "navpoint") continue;
      const label = child.children.find((one) => typeof one !== "string" && one.name === "navlabel");
      const content = child.children.find((one): one is MarkupElement => typeof one !== "string" && one.name === "content");
      const address = content?.attributes.get("src");
      lines.push({ title: label ? wordsOf(label) : "", depth, place: address ? placeInBook(path, address) : null });
      walk(child, depth + 1);
    }
  }
  const map = text === null ? undefined : findFirst(parseMarkup(text), "navmap");
  if (map) walk(map, 0);
  return lines;
}
