import { placeInBook } from "./book-path.ts";

/** A typeface that a book brings: what the style calls it, and where its file is in the book, the wanted one first. */
export type FontFaceRule = { family: string; descriptors: Record<string, string>; sources: string[] };

const BLOCK = /@font-face\s*\{([^{}]*)\}/gi;
const DECLARATION = /([\w-]+)\s*:\s*((?:"[^"]*"|'[^']*'|\((?:"[^"]*"|'[^']*'|[^)"'])*\)|[^;])*)/g;
const ADDRESS = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^)]*?))\s*\)/gi;
const PLAIN = /^[\w\s%.,?+"'-]{1,2000}$/;
/** What a style says of a typeface, by the name a browser's `FontFace` knows it by. */
const DESCRIPTORS: Record<string, string> = {
  "font-style": "style",
  "font-weight": "weight",
  "font-stretch": "stretch",
  "unicode-range": "unicodeRange",
  "font-feature-settings": "featureSettings",
};

/** The typefaces that a style of a book names and the book itself brings; those from elsewhere are left out. */
export function fontFacesOf(css: string, from: string): FontFaceRule[] {
  return [...css.matchAll(BLOCK)].flatMap(([, body = ""]) => {
    const said = [...body.matchAll(DECLARATION)].map(([, name = "", value = ""]) => [name.toLowerCase(), value.trim()] as const);
    const family = said.find(([name]) => name === "font-family")?.[1].replace(/^(["'])(.*)\1$/, "$2") ?? "";
    const sources = said
      .filter(([name]) => name === "src")
      .flatMap(([, value]) => [...value.matchAll(ADDRESS)])
      .flatMap(([, double, single, bare]) => placeInBook(from, double ?? single ?? bare ?? "")?.path ?? []);
    const descriptors = said.flatMap(([name, value]) =>
      DESCRIPTORS[name] && PLAIN.test(value) ? [[DESCRIPTORS[name], value] as const] : [],
    );
    return family && sources.length > 0 ? [{ family, descriptors: Object.fromEntries(descriptors), sources }] : [];
  });
}

/** A style without what names its typefaces. */
export const withoutFontFaces = (css: string): string => css.replace(BLOCK, "");
