import { outOfBook, placeInBook } from "./book-path.ts";
import { drawingOf, drawnInPage } from "./drawing.ts";
import { findAll, findFirst, type MarkupElement, type MarkupNode, wordsOf } from "./markup.ts";
import { MATHEMATICS, OF_MATHEMATICS } from "./mathematics.ts";
import { relativeSizes } from "./relative-sizes.ts";

const SAVED = new Set(
  (
    "a abbr address article aside b bdi bdo big blockquote br caption center cite code col colgroup dd del dfn div dl dt em figcaption " +
    "figure footer h1 h2 h3 h4 h5 h6 header hr i ins kbd li main mark nav ol p pre q rp rt ruby s samp section small span strike strong " +
    "sub sup table tbody td tfoot th thead time tr tt u ul var wbr"
  ).split(" "),
);
const WITHOUT_END = new Set(["br", "col", "hr", "wbr"]);
/** With all that is in them; of any other tag the words stay. */
const DROPPED = new Set(
  "annotation annotation-xml head script style template iframe frame frameset object embed applet noscript title desc metadata button input select textarea option link meta base source track param".split(
    " ",
  ),
);
const ANYWHERE = ["id", "class", "lang", "dir", "title"];
const OF_TAG: Record<string, string[]> = {
  td: ["colspan", "rowspan", "headers"],
  th: ["colspan", "rowspan", "headers", "scope"],
  col: ["span"],
  colgroup: ["span"],
  ol: ["start", "reversed"],
  li: ["value"],
  time: ["datetime"],
};
const PICTURE = /^data:image\/(?:png|jpe?g|gif|webp|avif);base64,[a-z\d+/=\s]+$/i;
const MOST_STYLE = 2_000;
const MOST_SOURCES = 4;
const STYLED =
  /^(?:text-(?:align|indent|transform|decoration)|font-(?:style|weight|variant|size|family)|letter-spacing|line-height|vertical-align|white-space|(?:margin|padding)(?:-(?:left|right|top|bottom))?|(?:max-)?(?:width|height)|color|display|float|clear|list-style-type|border(?:-[a-z]+)*)$/;

/** Besides these, where a fixed page puts each thing. */
const PLACED =
  /^(?:position|left|right|top|bottom|z-index|transform(?:-origin)?|(?:min-)?(?:width|height)|overflow|opacity|background-color|visibility|box-sizing|word-spacing|-webkit-transform(?:-origin)?)$/;
const PLACED_VALUE = /^(?:[\w\s.%#,'"!-]|\b(?:rotate|scale[xy]?|translate[xy]?|skew[xy]?|matrix|rgba?|hsla?)\([\w\s.%,-]*\))*$/i;

/** `isFixed`: a page whose things stand where it puts them, drawings with the page's own fonts. */
type Reading = { from: string; isFixed: boolean };

/**
 * A part of a book as markup that runs nothing, fetches nothing and asks for nothing, whatever was in it: only tags and attributes
 * of a list, every word escaped. Pictures, sounds and films of the book wait in `data-part`, what it draws among its words in
 * `data-drawing`, its own links in `data-to` ("path#fragment").
 */
export function safePage(page: MarkupElement, from: string, { isFixed = false } = {}): string {
  return page.children.map((child) => safe(child, { from, isFixed })).join("");
}

/** What a fixed page says of its body, as the attributes of another. */
export function safeBody(page: MarkupElement): string {
  const body = findFirst(page, "body");
  return body ? attributesOf(body, true) : "";
}

function safe(node: MarkupNode, how: Reading): string {
  if (typeof node === "string") return escapeText(node);
  const { name, children } = node;
  if (name === "img" || name === "image") return picture(node, how);
  if (name === "object" && isPicture(node)) return picture(node, how);
  if (name === "audio" || name === "video") return recording(node, how);
  if (name === "svg" && how.isFixed)
    return drawnInPage(node, (one, { attributes, inside }) => among(one, attributes, inside, how));
  if (name === "svg") {
    const drawing = drawingOf(node);
    if (drawing)
      return `<img${attributesOf(node, how.isFixed)}${sizesOf(node)}${written("alt", drawing.words)}${written("data-drawing", drawing.source)}>`;
  }
  if (DROPPED.has(name)) return "";
  const inside = () => children.map((child) => safe(child, how)).join("");
  if (!SAVED.has(name) && !MATHEMATICS.has(name)) return inside();
  const tag = `<${name}${attributesOf(node, how.isFixed)}${name === "a" ? linkOf(node, how.from) : ""}>`;
  return WITHOUT_END.has(name) ? tag : `${tag}${inside()}</${name}>`;
}

/** What stands among the shapes of a drawing. */
function among(node: MarkupElement, attributes: string, inside: () => string, how: Reading): string | null {
  if (node.name === "a") return `<a${linkOf(node, how.from)}>${inside()}</a>`;
  if (node.name === "foreignobject")
    return `<foreignObject${attributes}>${node.children.map((child) => safe(child, how)).join("")}</foreignObject>`;
  const place = node.name === "image" ? placeInBook(how.from, node.attributes.get("href") ?? "") : null;
  return place && place.path !== how.from ? `<image${attributes}${written("data-part", place.path)}></image>` : null;
}

const isPicture = ({ attributes }: MarkupElement): boolean =>
  (attributes.get("type") ?? "").startsWith("image/") || /\.(?:svg|png|jpe?g|gif|webp|avif)$/i.test(attributes.get("data") ?? "");

function attributesOf({ name, attributes }: MarkupElement, isFixed = false): string {
  const ofTag = MATHEMATICS.has(name) ? OF_MATHEMATICS : (OF_TAG[name] ?? []);
  const saved = [...ANYWHERE, ...ofTag].flatMap((one) => {
    const value = attributes.get(one);
    return value === undefined ? [] : [written(one, value)];
  });
  const style = safeStyle(attributes.get("style") ?? "", isFixed);
  return [...saved, ...(style ? [written("style", style)] : [])].join("");
}

function linkOf({ attributes }: MarkupElement, from: string): string {
  const address = attributes.get("href");
  if (address === undefined) return "";
  const out = outOfBook(address);
  if (out) return written("href", out) + written("rel", "noopener noreferrer nofollow");
  const place = placeInBook(from, address);
  return place ? written("href", "#") + written("data-to", `${place.path}#${place.fragment}`) : "";
}

function picture(element: MarkupElement, { from, isFixed }: Reading): string {
  const { attributes } = element;
  const address = attributes.get("src") ?? attributes.get("href") ?? attributes.get("data") ?? "";
  const alt = written(
    "alt",
    attributes.get("alt") ?? attributes.get("aria-label") ?? (element.name === "object" ? wordsOf(element) : ""),
  );
  const common = `${attributesOf(element, isFixed)}${sizesOf(element)}${alt}`;
  if (PICTURE.test(address)) return `<img${common}${written("src", address)}>`;
  const place = address ? placeInBook(from, address) : null;
  return place ? `<img${common}${written("data-part", place.path)}>` : "";
}

const sizesOf = ({ attributes }: MarkupElement): string =>
  ["width", "height"]
    .flatMap((side) => {
      const value = attributes.get(side) ?? "";
      return /^\d{1,5}(?:px|%)?$/.test(value) ? [written(side, value.replace("px", ""))] : [];
    })
    .join("");

/** A sound or a film of the book, with its controls, its poster and its captions; one that is not in the book says so. */
function recording(element: MarkupElement, { from, isFixed }: Reading): string {
  const { name, attributes } = element;
  const inBook = (address = "") => (address === "" || outOfBook(address) ? null : placeInBook(from, address));
  const places = [attributes, ...[...findAll(element, "source")].map((one) => one.attributes)].flatMap(
    (one) => inBook(one.get("src"))?.path ?? [],
  );
  if (places.length === 0) return `<p>${name === "audio" ? "Há um áudio" : "Há um vídeo"} aqui que não veio no livro.</p>`;
  const poster = name === "video" ? inBook(attributes.get("poster")) : null;
  const captions = [...findAll(element, "track")].flatMap(({ attributes: track }) => {
    const place = inBook(track.get("src"));
    const said = ["kind", "srclang", "label", "default"].flatMap((key) =>
      track.has(key) ? [written(key, track.get(key) ?? "")] : [],
    );
    return place ? [`<track${said.join("")}${written("data-part", place.path)}>`] : [];
  });
  return (
    `<${name} controls=""${attributesOf(element, isFixed)}${sizesOf(element)}${poster ? written("data-poster", poster.path) : ""}` +
    `${written("data-part", places.slice(0, MOST_SOURCES).join("\n"))}>${captions.join("")}</${name}>`
  );
}

/** What of a style says how words stand, and nothing that points anywhere. */
function safeStyle(style: string, isFixed: boolean): string {
  const said = isFixed ? style : relativeSizes(style);
  return said
    .slice(0, MOST_STYLE)
    .split(";")
    .map((one) => one.trim())
    .filter((one) => {
      const colon = one.indexOf(":");
      const name = one.slice(0, colon).trim().toLowerCase();
      if (isFixed) return (STYLED.test(name) || PLACED.test(name)) && PLACED_VALUE.test(one.slice(colon + 1));
      return STYLED.test(name) && /^[\w\s.%#,'"!-]*$/.test(one.slice(colon + 1));
    })
    .join("; ");
}

const FETCHED = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^)]*?))\s*\)/gi;

/** Every address that a style would fetch. */
export const addressesIn = (css: string): string[] =>
  [...css.matchAll(FETCHED)].map(([, one, two, bare]) => one ?? two ?? bare ?? "");

/**
 * A book's style without what it would fetch; `pictureAt` may have what an address leads to, as an address of our own. What hides
 * from this the frame's own policy stops.
 */
export const safeSheet = (css: string, pictureAt: (address: string) => string | null = () => null): string =>
  css.replace(/@import[^;]*;?/gi, "").replace(FETCHED, (_, one?: string, two?: string, bare?: string) => {
    const own = pictureAt(one ?? two ?? bare ?? "");
    return own === null ? "none" : `url("${own}")`;
  });

const SIGNS: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Words as HTML shows them. */
export const escapeText = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? "");

const written = (name: string, value: string): string => ` ${name}="${escapeText(value)}"`;
