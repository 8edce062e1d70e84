import type { FileSpec } from "../market-types.ts";
import { topicWords } from "../description.ts";
import { at, randomOf } from "../random.ts";
import { RECIPES } from "../words/kitchen-words.ts";
import { GUIDE_PARAGRAPHS, POEMS, TALES } from "../words/reading-words.ts";
import { escapeXml, zipped } from "./office-files.ts";

type Chapter = { title: string; body: string };

const p = (text: string) => `<p>${escapeXml(text)}</p>`;
const list = (tag: "ul" | "ol", items: readonly string[]) =>
  `<${tag}>${items.map((item) => `<li>${escapeXml(item)}</li>`).join("")}</${tag}>`;

function chapters(spec: FileSpec): Chapter[] {
  const r = randomOf(spec.seed);
  if (spec.category === "receitas")
    return r.sample(RECIPES, 7).map((one) => ({
      title: one.title,
      body: p(`${one.serves}. ${one.minutes} minutos.`) + list("ul", one.items) + list("ol", one.steps),
    }));
  if (spec.category === "poesia-e-contos")
    return [
      ...r.shuffle(TALES).map((one) => ({ title: one.title, body: one.paragraphs.map(p).join("") })),
      ...r.sample(POEMS, 4).map((one) => ({ title: one.title, body: `<p>${one.verses.map(escapeXml).join("<br/>")}</p>` })),
    ];
  return spec.points
    .concat(["Antes de começar", "O que costuma dar errado"])
    .map((title) => ({ title, body: r.sample(GUIDE_PARAGRAPHS, 4).map(p).join("") }));
}

const page = (title: string, body: string, extra = "") =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE html><html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="pt-BR" xml:lang="pt-BR"><head><title>${escapeXml(title)}</title><link rel="stylesheet" href="estilo.css"/></head><body${extra}>${body}</body></html>`;

/** An EPUB 3 with a title page, a table of contents and its chapters. */
export function makeEpub(spec: FileSpec): Buffer {
  const parts = chapters(spec);
  const title = escapeXml(spec.productTitle);
  const ids = parts.map((_, i) => `c${i + 1}`);
  const nav = `<nav epub:type="toc"><h1>Sumário</h1><ol>${parts.map((part, i) => `<li><a href="${at(ids, i)}.xhtml">${escapeXml(part.title)}</a></li>`).join("")}</ol></nav>`;
  const entries: Record<string, string> = {
    "=mimetype": "application/epub+zip",
    "META-INF/container.xml":
      '<?xml version="1.0"?><container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="livro/livro.opf" media-type="application/oebps-package+xml"/></rootfiles></container>',
    "livro/livro.opf": `<?xml version="1.0" encoding="UTF-8"?><package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="pt-BR"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier id="id">autoria:${spec.seed}</dc:identifier><dc:title>${title}</dc:title><dc:creator>${escapeXml(spec.authorName)}</dc:creator><dc:language>pt-BR</dc:language><meta property="dcterms:modified">2026-01-15T12:00:00Z</meta></metadata><manifest><item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/><item id="css" href="estilo.css" media-type="text/css"/><item id="rosto" href="rosto.xhtml" media-type="application/xhtml+xml"/>${ids.map((id) => `<item id="${id}" href="${id}.xhtml" media-type="application/xhtml+xml"/>`).join("")}</manifest><spine><itemref idref="rosto"/><itemref idref="nav"/>${ids.map((id) => `<itemref idref="${id}"/>`).join("")}</spine></package>`,
    "livro/nav.xhtml": page("Sumário", nav),
    "livro/rosto.xhtml": page(
      spec.productTitle,
      `<h1>${title}</h1>${p(spec.authorName)}${p(topicWords(spec.topic).openings[0] ?? "")}`,
    ),
    "livro/estilo.css":
      "body{font-family:serif;line-height:1.6;margin:1.2em}h1{font-size:1.6em;line-height:1.1}li{margin:.3em 0}",
  };
  parts.forEach(
    (part, i) => (entries[`livro/${at(ids, i)}.xhtml`] = page(part.title, `<h1>${escapeXml(part.title)}</h1>${part.body}`)),
  );
  return zipped(entries);
}
