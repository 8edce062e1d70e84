/** Where things may be added to the package file of a book, and what its tags are called there. */
export type PackagePlaces = {
  /** Of the package: "2.0", "3.0". */
  version: string;
  /** "opf:" where the book writes its tags so. */
  prefix: string;
  metadataEnd: number;
  manifestEnd: number;
  spineEnd: number;
};

const TAG = /<(\/?)([\w.:-]+)((?:[^"'<>]|"[^"]*"|'[^']*')*)>/y;
const VERSION = /\sversion\s*=\s*(?:"([^"]*)"|'([^']*)')/;
const SKIPPED = [
  ["<!--", "-->"],
  ["<![CDATA[", "]]>"],
  ["<?", "?>"],
] as const;

/**
 * Finds the ends of a package file's own parts in its text, comments and the parts of its collections apart; null where its tags do not
 * close one another or one of the three parts is not there.
 */
export function findPackagePlaces(text: string): PackagePlaces | null {
  const open: string[] = [];
  const ends = new Map<string, number>();
  let version = "";
  let prefix = "";
  for (let at = text.indexOf("<"); at !== -1; at = text.indexOf("<", at)) {
    const past = pastWhatIsNoTag(text, at);
    if (past !== null) {
      at = past;
      continue;
    }
    TAG.lastIndex = at;
    const tag = TAG.exec(text);
    if (!tag) return null;
    const [whole, slash, name = "", rest = ""] = tag;
    if (slash) {
      if (open.pop() !== name) return null;
      if (open.length === 1 && !ends.has(localName(name))) ends.set(localName(name), at);
    } else if (!rest.endsWith("/")) {
      if (open.length === 0) {
        if (localName(name) !== "package" || version !== "") return null;
        prefix = name.slice(0, -"package".length);
        version = VERSION.exec(rest)?.slice(1).find(Boolean) ?? "2.0";
      }
      open.push(name);
      if (open.length > 200) return null;
    }
    at += whole.length;
  }
  const [metadataEnd, manifestEnd, spineEnd] = ["metadata", "manifest", "spine"].map((name) => ends.get(name));
  if (open.length > 0 || metadataEnd === undefined || manifestEnd === undefined || spineEnd === undefined) return null;
  return { version, prefix, metadataEnd, manifestEnd, spineEnd };
}

const localName = (name: string): string => name.split(":").at(-1) ?? name;

function pastWhatIsNoTag(text: string, at: number): number | null {
  for (const [start, end] of SKIPPED) {
    if (!text.startsWith(start, at)) continue;
    const found = text.indexOf(end, at + start.length);
    return found === -1 ? text.length : found + end.length;
  }
  if (!text.startsWith("<!", at)) return null;
  const close = text.indexOf(">", at);
  const subset = text.indexOf("[", at);
  const end = subset !== -1 && subset < close ? text.indexOf("]>", subset) + 1 : close;
  return end <= 0 ? text.length : end + 1;
}

type Addition = { line: string; id: string; href: string; isFixed: boolean };

/** The text with the line among the book's rights, and a page that is its last. Only ASCII is added, whatever the text is written in. */
export function addLastPage(text: string, places: PackagePlaces, { line, id, href, isFixed }: Addition): string {
  const { prefix } = places;
  const flow = isFixed ? ' properties="rendition:layout-reflowable"' : "";
  const added: [at: number, what: string][] = [
    [places.metadataEnd, `<dc:rights xmlns:dc="http://purl.org/dc/elements/1.1/">${escapeAll(line)}</dc:rights>\n`],
    [places.manifestEnd, `<${prefix}item id="${id}" href="${href}" media-type="application/xhtml+xml"/>\n`],
    [places.spineEnd, `<${prefix}itemref idref="${id}"${flow}/>\n`],
  ];
  return added
    .toSorted(([one], [other]) => other - one)
    .reduce((whole, [at, what]) => whole.slice(0, at) + what + whole.slice(at), text);
}

// oxlint-disable-next-line no-control-regex -- everything that is not plain ASCII becomes a reference
const escapeAll = (text: string): string => text.replace(/[^\x20-\x7e]|[<>&"']/gu, (letter) => `&#${letter.codePointAt(0)};`);
