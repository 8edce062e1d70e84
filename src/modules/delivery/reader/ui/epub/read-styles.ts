import { placeInBook } from "#modules/catalog/epub/rules/book-path.ts";
import { type FontFaceRule, fontFacesOf, withoutFontFaces } from "#modules/catalog/epub/rules/font-faces.ts";
import { findAll, type MarkupElement } from "#modules/catalog/epub/rules/markup.ts";
import { addressesIn, safeSheet } from "#modules/catalog/epub/rules/safe-page.ts";

/** The styles of a page of a book, in order, without what they would fetch, and the typefaces they name. */
type PageStyles = { css: string; faces: FontFaceRule[] };
/** What a page's styles are read by: files of the book as text, and its pictures as addresses that hold them whole. */
export type StyleReader = {
  text: (path: string, mostBytes: number) => Promise<string | null>;
  picture: (path: string) => Promise<string | null>;
};

type Sheet = { css: string; from: string; media: string };

const MOST_STYLE = 400_000;
const MOST_SHEETS = 24;
const MOST_PICTURES = 24;
const DEEPEST = 4;
const IMPORT = /@import\s+(?:url\(\s*)?["']?([^"')\s;]+)["']?\s*\)?([^;]*);/gi;
const INSTRUCTION = /<\?xml-stylesheet\s+([^>]*?)\?>/gi;
const MEDIA = /^[\w\s(),:.>=<-]{1,200}$/;

/** Reads all that says how a page looks: its own styles, the sheets it names and those that these bring. */
export async function readStyles(page: MarkupElement, source: string, path: string, read: StyleReader): Promise<PageStyles> {
  const sheets: Sheet[] = [];

  async function add(css: string, from: string, media: string, depth: number): Promise<void> {
    const bare = css.replace(/\/\*[\s\S]*?\*\//g, "");
    if (depth < DEEPEST)
      for (const [, address = "", when = ""] of bare.matchAll(IMPORT)) await bring(from, address, when, depth + 1);
    sheets.push({ css: bare, from, media });
  }
  async function bring(from: string, address: string, media: string, depth: number): Promise<void> {
    const place = sheets.length < MOST_SHEETS ? placeInBook(from, address) : null;
    const css = place && (await read.text(place.path, MOST_STYLE));
    if (place && css) await add(css, place.path, media, depth);
  }

  for (const [, said = ""] of source.matchAll(INSTRUCTION)) {
    const address = /href=["']([^"']+)["']/.exec(said)?.[1];
    if (address && !/alternate=["']yes/.test(said)) await bring(path, address, "", 0);
  }
  for (const { attributes } of findAll(page, "link")) {
    if (attributes.get("rel")?.toLowerCase() !== "stylesheet") continue;
    await bring(path, attributes.get("href") ?? "", attributes.get("media") ?? "", 0);
  }
  for (const { attributes, children } of findAll(page, "style")) {
    const css = children.filter((one) => typeof one === "string").join("");
    await add(css.replace(/<!\[CDATA\[|\]\]>|<!--|-->/g, ""), path, attributes.get("media") ?? "", 0);
  }
  return { css: await withPictures(sheets, read), faces: sheets.flatMap(({ css, from }) => fontFacesOf(css, from)) };
}

async function withPictures(sheets: readonly Sheet[], read: StyleReader): Promise<string> {
  const pictures = new Map<string, string | null>();
  const pathOf = (from: string, address: string) => placeInBook(from, address)?.path ?? "";
  const all = sheets.map((sheet) => ({ ...sheet, css: withoutFontFaces(sheet.css).slice(0, MOST_STYLE) }));
  for (const { css, from } of all) {
    for (const path of addressesIn(css).map((address) => pathOf(from, address))) {
      if (path && !pictures.has(path) && pictures.size < MOST_PICTURES) pictures.set(path, await read.picture(path));
    }
  }
  return all
    .map(({ css, from, media }) => {
      const safe = safeSheet(css, (address) => pictures.get(pathOf(from, address)) ?? null);
      const when = media.trim();
      return when === "" || when === "all" || !MEDIA.test(when) ? safe : `@media ${when}{${safe}}`;
    })
    .join("\n");
}
