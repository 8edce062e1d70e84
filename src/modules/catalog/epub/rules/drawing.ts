import { findAll, findFirst, type MarkupElement, type MarkupNode, wordsOf } from "./markup.ts";

/** Names whose capitals SVG minds, by their small letters. */
const CAPITALS = new Map(
  (
    "linearGradient radialGradient clipPath textPath viewBox preserveAspectRatio gradientUnits gradientTransform spreadMethod patternUnits " +
    "patternContentUnits patternTransform clipPathUnits maskUnits maskContentUnits markerWidth markerHeight markerUnits refX refY " +
    "textLength lengthAdjust startOffset pathLength baseFrequency stdDeviation"
  )
    .split(" ")
    .map((name) => [name.toLowerCase(), name] as const),
);
const DRAWN = new Set(
  "svg g defs symbol use path rect circle ellipse line polyline polygon text tspan textpath lineargradient radialgradient stop pattern clippath mask marker title desc switch".split(
    " ",
  ),
);
const ATTRIBUTE = /^(?!on)[a-z][a-z\d-]{0,40}$/;
const PLAIN_STYLE = /^[\w\s.%#,'()!:;+-]*$/;

/** A drawing among the words of a book: its source, alone, and what it says to who does not see it. */
export type Drawing = { source: string; words: string };

/**
 * An inline SVG as a picture of its own, which runs nothing and fetches nothing; null when it is only a frame around a picture of
 * the book, which is shown instead.
 */
export function drawingOf(svg: MarkupElement): Drawing | null {
  if (findAll(svg, "image").next().value ?? findFirst(svg, "foreignobject")) return null;
  const named = ["title", "desc"].map((name) => findFirst(svg, name)).find((one) => one !== undefined);
  const words = svg.attributes.get("label") ?? svg.attributes.get("aria-label") ?? (named ? wordsOf(named) : wordsOf(svg));
  return { source: write(svg, alone, true), words };
}

/** What stands in a drawing besides shapes and words, as markup: a picture of the book, a link, words as a page has them. */
type Among = (element: MarkupElement, written: { attributes: string; inside: () => string }) => string | null;
const alone: Among = () => null;

/** An SVG that is part of its page, with the page's fonts and styles, and what `among` makes of all that is no drawing. */
export const drawnInPage = (svg: MarkupElement, among: Among): string => write(svg, among, true);

function write(node: MarkupNode, among: Among, isRoot = false): string {
  if (typeof node === "string") return escapeXml(node);
  const inside = () => node.children.map((child) => write(child, among)).join("");
  if (!DRAWN.has(node.name)) return among(node, { attributes: attributesOf(node), inside }) ?? "";
  const name = CAPITALS.get(node.name) ?? node.name;
  const space = isRoot ? ' xmlns="http://www.w3.org/2000/svg"' : "";
  return `<${name}${space}${attributesOf(node)}>${inside()}</${name}>`;
}

function attributesOf(node: MarkupElement): string {
  const attributes = [...node.attributes].flatMap(([key, value]) => {
    if (!ATTRIBUTE.test(key) || key === "xmlns" || (key === "href" && !value.startsWith("#"))) return [];
    if (key === "style" && !PLAIN_STYLE.test(value)) return [];
    return [` ${CAPITALS.get(key) ?? key}="${escapeXml(value)}"`];
  });
  return attributes.join("");
}

const SIGNS: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escapeXml = (text: string): string =>
  text.replace(/[^\t\n\r\u0020-\ufffd\u{10000}-\u{10ffff}]/gu, "").replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? "");
