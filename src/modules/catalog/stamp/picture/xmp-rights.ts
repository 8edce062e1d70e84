import { findAll, parseMarkup, wordsOf } from "../../epub/rules/markup.ts";

const DC = "http://purl.org/dc/elements/1.1/";
const RDF = "http://www.w3.org/1999/02/22-rdf-syntax-ns#";
const MOST_BYTES = 8 * 1024 * 1024;

/**
 * The XMP with a line among its rights, after those it has; null where it is not laid out as most programs do. All else in it is as it
 * was, but for the blanks kept at its end to grow into.
 */
export function addRights(xmp: Buffer | null, line: string): Buffer | null {
  if (xmp === null) return Buffer.from(wholePacket(line));
  const text = xmp.length <= MOST_BYTES ? decode(xmp) : null;
  if (text === null) return null;
  const added = addTo(text, escape(line));
  return added === null ? null : Buffer.from(withoutBlanks(added, Buffer.byteLength(added) - xmp.length));
}

/** The words of the rights that an XMP says. */
export function rightsOf(xmp: Buffer): string {
  const text = decode(xmp);
  if (text === null) return "";
  return [...findAll(parseMarkup(text), "rights")].map(wordsOf).join("\n");
}

function decode(xmp: Buffer): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(xmp);
  } catch {
    return null;
  }
}

function addTo(text: string, words: string): string | null {
  const rdf = prefixOf(text, RDF);
  const end = rdf === null ? -1 : text.lastIndexOf(`</${rdf}:RDF>`);
  if (rdf === null || end === -1) return null;
  const dc = prefixOf(text, DC);
  if (dc !== null && text.includes(`${dc}:rights`)) return addToOwn(text, words, rdf, dc);
  // What it is about is said in each description the same way.
  const about = new RegExp(`\\s(?:${rdf}:)?about\\s*=\\s*(?:"[^"<]*"|'[^'<]*')`).exec(text)?.[0] ?? "";
  const item = `<${rdf}:Alt><${rdf}:li xml:lang="x-default">${words}</${rdf}:li></${rdf}:Alt>`;
  const added = `<${rdf}:Description${about} xmlns:dc="${DC}"><dc:rights>${item}</dc:rights></${rdf}:Description>`;
  return text.slice(0, end) + added + text.slice(end);
}

/** After each language's own words. */
function addToOwn(text: string, words: string, rdf: string, dc: string): string | null {
  const open = text.indexOf(`<${dc}:rights>`);
  const close = text.indexOf(`</${dc}:rights>`, open);
  if (open === -1 || close === -1) return null;
  const own = text.slice(open, close);
  const end = `</${rdf}:li>`;
  if (!own.includes(end) || own.includes("<!--") || own.includes("<![CDATA[")) return null;
  const grown = own.replaceAll(end, (_, at: number) => (own[at - 1] === ">" ? words : `; ${words}`) + end);
  return text.slice(0, open) + grown + text.slice(close);
}

/** What a namespace is called in this text. */
function prefixOf(text: string, namespace: string): string | null {
  const at = text.indexOf(namespace);
  const before = at === -1 ? "" : text.slice(Math.max(0, at - 100), at);
  return /xmlns:([A-Za-z_][\w.-]*)\s*=\s*["']$/.exec(before)?.[1] ?? null;
}

/** Less of the blanks before the packet's end, as much as it grew. */
function withoutBlanks(text: string, grown: number): string {
  const end = text.lastIndexOf("<?xpacket end");
  if (end === -1) return text;
  let from = end;
  while (end - from < grown && /\s/.test(text[from - 1] ?? "")) from -= 1;
  return text.slice(0, from) + text.slice(end);
}

const escape = (text: string): string => text.replace(/[<>&"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

const wholePacket = (line: string): string =>
  `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="${RDF}">` +
  `<rdf:Description rdf:about="" xmlns:dc="${DC}"><dc:rights><rdf:Alt><rdf:li xml:lang="x-default">${escape(line)}</rdf:li></rdf:Alt>` +
  `</dc:rights></rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`;
