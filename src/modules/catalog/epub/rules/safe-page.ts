import { outOfBook, placeInBook } from "./book-path.ts";
import { drawingOf } from "./drawing.ts";
import { findFirst, type MarkupElement, type MarkupNode } from "./markup.ts";
import { MATHEMATICS, OF_MATHEMATICS } from "./mathematics.ts";

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
const STYLED =
  /^(?:text-(?:align|indent|transform|decoration)|font-(?:style|weight|variant|size|family)|letter-spacing|line-height|vertical-align|white-space|(?:margin|padding)(?:-(?:left|right|top|bottom))?|(?:max-)?(?:width|height)|color|display|float|clear|list-style-type|border(?:-[a-z]+)*)$/;

/**
 * A part of a book as markup that runs nothing, fetches nothing and asks for nothing, whatever was in it: only tags and attributes
 * of a list, every word escaped. Pictures, sounds and films of the book wait in `data-part`, what it draws among its words in
 * `data-drawing`, its own links in `data-to` ("path#fragment").
 */
export function safePage(page: MarkupElement, from: string): string {
  return page.children.map((child) => safe(child, from)).join("");
}

function safe(node: MarkupNode, from: string): string {
  if (typeof node === "string") return escapeText(node);
  const { name, children } = node;
  if (name === "img" || name === "image") return picture(node, from);
  if (name === "audio" || name === "video") return recording(node, from);
  if (name === "svg") {
    const drawing = drawingOf(node);
    if (drawing)
      return `<img${attributesOf(node)}${sizesOf(node)}${written("alt", drawing.words)}${written("data-drawing", drawing.source)}>`;
  }
  if (DROPPED.has(name)) return "";
  const inside = () => children.map((child) => safe(child, from)).join("");
  if (!SAVED.has(name) && !MATHEMATICS.has(name)) return inside();
  const tag = `<${name}${attributesOf(node)}${name === "a" ? linkOf(node, from) : ""}>`;
  return WITHOUT_END.has(name) ? tag : `${tag}${inside()}</${name}>`;
}

function attributesOf({ name, attributes }: MarkupElement): string {
  const ofTag = MATHEMATICS.has(name) ? OF_MATHEMATICS : (OF_TAG[name] ?? []);
  const saved = [...ANYWHERE, ...ofTag].flatMap((one) => {
    const value = attributes.get(one);
    return value === undefined ? [] : [written(one, value)];
  });
  const style = safeStyle(attributes.get("style") ?? "");
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

function picture(element: MarkupElement, from: string): string {
  const { attributes } = element;
  const address = attributes.get("src") ?? attributes.get("href") ?? "";
  const alt = written("alt", attributes.get("alt") ?? "");
  const common = `${attributesOf(element)}${sizesOf(element)}${alt}`;
  if (PICTURE.test(address)) return `<img${common}${written("src", address)}>`;
  const place = address ? placeInBook(from, address) : null;
  return place ? `<img${common}${written("data-part", place.path)}>` : "";
}

const sizesOf = ({ attributes }: MarkupElement): string =>
  ["width", "height"]
    .flatMap((side) => {
      const value = attributes.get(side) ?? "";
      return /^\d{1,5}(?:px)?$/.test(value) ? [written(side, value.replace("px", ""))] : [];
    })
    .join("");

/** A sound or a film of the book, with its controls; one that is not in the book says so. */
function recording(element: MarkupElement, from: string): string {
  const { name, attributes } = element;
  const address = attributes.get("src") ?? findFirst(element, "source")?.attributes.get("src") ?? "";
  const place = address && !outOfBook(address) ? placeInBook(from, address) : null;
  if (!place) return `<p>${name === "audio" ? "Há um áudio" : "Há um vídeo"} aqui que não veio no livro.</p>`;
  return `<${name} controls=""${attributesOf(element)}${sizesOf(element)}${written("data-part", place.path)}></${name}>`;
}

/** What of a style says how words stand, and nothing that points anywhere. */
function safeStyle(style: string): string {
  return style
    .slice(0, MOST_STYLE)
    .split(";")
    .map((one) => one.trim())
    .filter((one) => {
      const colon = one.indexOf(":");
      return STYLED.test(one.slice(0, colon).trim().toLowerCase()) && /^[\w\s.%#,'"!-]*$/.test(one.slice(colon + 1));
    })
    .join("; ");
}

/** A book's style without what it would fetch. What hides from this the frame's own policy stops. */
export const safeSheet = (css: string): string =>
  css.replace(/@import[^;]*;?/gi, "").replace(/url\(\s*(?:"[^"]*"|'[^']*'|[^)]*)\s*\)/gi, "none");

const SIGNS: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Words as HTML shows them. */
export const escapeText = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? "");

const written = (name: string, value: string): string => ` ${name}="${escapeText(value)}"`;
