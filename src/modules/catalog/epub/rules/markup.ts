/** A tag as it was read: its name and its attributes' without prefix, in small letters. Words are strings, entities undone. */
export type MarkupElement = { name: string; attributes: Map<string, string>; children: MarkupNode[] };
export type MarkupNode = MarkupElement | string;

const SKIPPED: [start: string, end: string][] = [
  ["<!--", "-->"],
  ["<?", "?>"],
];
const CDATA = "<![CDATA[";
const TAG = /<(\/?)([A-Za-z_][^\s/<>]*)/y;
const ATTRIBUTE = /\s*([^\s=/<>"']+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+)))?/y;
const EMPTY = new Set("area base br col embed hr img input link meta param source track wbr".split(" "));
const RAW = new Set(["script", "style"]);
const RAW_END = /<\/(?:[\w.-]+:)?(?:script|style)\b/gi;
const DEEPEST = 200;

/**
 * XML or HTML as a tree, whatever is wrong with it: it never throws and it is never deeper than 200 tags. `as: "xml"` where a tag that
 * HTML holds for empty may have words in it, like a book's `meta`.
 */
export function parseMarkup(source: string, as: "any" | "xml" = "any"): MarkupElement {
  const root: MarkupElement = { name: "", attributes: new Map(), children: [] };
  const open = [root];
  const add = (node: MarkupNode) => node !== "" && open.at(-1)?.children.push(node);
  let at = 0;
  while (at < source.length) {
    const next = source.indexOf("<", at);
    if (next === -1) {
      add(undoEntities(source.slice(at)));
      break;
    }
    add(undoEntities(source.slice(at, next)));
    const after = skip(source, next);
    if (after !== null) {
      if (source.startsWith(CDATA, next)) add(source.slice(next + CDATA.length, after - 3));
      at = after;
      continue;
    }
    TAG.lastIndex = next;
    const tag = TAG.exec(source);
    if (!tag) {
      add("<");
      at = next + 1;
      continue;
    }
    const name = localName(tag[2] ?? "");
    const { attributes, isClosed, end } = readAttributes(source, TAG.lastIndex);
    at = end;
    if (tag[1]) {
      const opened = open.findLastIndex((one) => one.name === name);
      if (opened > 0) open.length = opened;
      continue;
    }
    const element: MarkupElement = { name, attributes, children: [] };
    add(element);
    if (isClosed || (as === "any" && EMPTY.has(name))) continue;
    if (RAW.has(name)) {
      RAW_END.lastIndex = at;
      const stop = RAW_END.exec(source)?.index ?? source.length;
      element.children.push(source.slice(at, stop));
      at = stop;
    }
    if (open.length < DEEPEST) open.push(element);
  }
  return root;
}

/** Past a comment, an instruction, a doctype or a CDATA section; null at anything else. */
function skip(source: string, at: number): number | null {
  const ends = (text: string, from = at): number => {
    const found = source.indexOf(text, from);
    return found === -1 ? source.length : found + text.length;
  };
  if (source.startsWith(CDATA, at)) return ends("]]>");
  for (const [start, end] of SKIPPED) if (source.startsWith(start, at)) return ends(end, at + start.length);
  if (!source.startsWith("<!", at)) return null;
  const close = source.indexOf(">", at);
  const subset = source.indexOf("[", at);
  return subset !== -1 && subset < close ? ends("]>", subset) : ends(">");
}

function readAttributes(source: string, from: number) {
  const attributes = new Map<string, string>();
  let at = from;
  while (at < source.length && source[at] !== ">" && source[at] !== "<") {
    if (/\s/.test(source[at] ?? "")) {
      at++;
      continue;
    }
    ATTRIBUTE.lastIndex = at;
    const found = ATTRIBUTE.exec(source);
    if (!found) {
      at++;
      continue;
    }
    at = ATTRIBUTE.lastIndex;
    const name = localName(found[1] ?? "");
    if (!attributes.has(name)) attributes.set(name, undoEntities(found[2] ?? found[3] ?? found[4] ?? ""));
  }
  return { attributes, isClosed: source[at - 1] === "/", end: source[at] === ">" ? at + 1 : at };
}

const localName = (name: string): string => (name.split(":").at(-1) ?? name).toLowerCase();

/** Every tag of this name under another, in order. */
export function* findAll(under: MarkupElement, name: string): Generator<MarkupElement> {
  for (const child of under.children) {
    if (typeof child === "string") continue;
    if (child.name === name) yield child;
    yield* findAll(child, name);
  }
}

export const findFirst = (under: MarkupElement, name: string): MarkupElement | undefined =>
  findAll(under, name).next().value ?? undefined;

/** The words under a tag, in one line. */
export function wordsOf(node: MarkupNode): string {
  const gather = (one: MarkupNode): string => (typeof one === "string" ? one : one.children.map(gather).join(""));
  return gather(node).replace(/\s+/g, " ").trim();
}

const LATIN =
  "nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml";
const ENTITIES = new Map<string, string>([
  ...Object.entries({ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", ndash: "–", mdash: "—", hellip: "…", bull: "•" }),
  ...Object.entries({ lsquo: "‘", rsquo: "’", ldquo: "“", rdquo: "”", sbquo: "‚", bdquo: "„", euro: "€", trade: "™" }),
  ...LATIN.split(" ").map((name, index): [string, string] => [name, String.fromCodePoint(160 + index)]),
]);

function undoEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([A-Za-z][A-Za-z\d]{1,9}));/g, (written, ten, sixteen, name) => {
    if (name) return ENTITIES.get(name) ?? written;
    const code = ten ? Number(ten) : Number.parseInt(sixteen, 16);
    const isLetter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
    return isLetter ? String.fromCodePoint(code) : "\uFFFD";
  });
}
