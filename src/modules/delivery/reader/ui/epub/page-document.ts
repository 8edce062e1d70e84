import { escapeText } from "#modules/catalog/epub/rules/safe-page.ts";
import type { BookPage } from "./open-epub.ts";
import { acrossOf } from "./scroll-place.ts";

/** What the frame of a book may do by itself: show words, and the pictures, sounds and films that were put there. */
const POLICY = "default-src 'none'; img-src blob: data:; media-src blob:; style-src 'unsafe-inline'";

/** A part of a book as the whole document of its frame. `next` is what comes after it. */
export function pageDocument(
  { html, body, lang, direction }: BookPage,
  title: string,
  next: { path: string; title: string } | null,
): string {
  const onward = next
    ? `<p class="leitor-adiante"><a href="#" data-to="${escapeText(`${next.path}#`)}">Continuar: ${escapeText(next.title)}</a></p>`
    : "";
  return (
    `<!doctype html><html lang="${escapeText(lang)}" dir="${direction}"><head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="${POLICY}">` +
    `<meta name="referrer" content="no-referrer"><title>${escapeText(title)}</title></head><body${body}>${html}${onward}</body></html>`
  );
}

const BEFORE = `html{font:100%/1.6 Georgia,"Times New Roman",serif;overflow-wrap:break-word}
body{margin:0}h1,h2,h3,h4{line-height:1.2;text-wrap:balance}img,video{height:auto}math{font-size:1.1em}figure{margin:1em 0}
blockquote{margin:1em 1.5em}table{border-collapse:collapse}td,th{padding:.25em .5em;vertical-align:top}`;

const after = ({ paper, ink, link, size, isDark }: Looks) => `
html{background:${paper}!important;color:${ink};font-size:${size}%!important;overflow-x:hidden;overflow-anchor:none}
body{max-width:40rem!important;margin:0 auto!important;padding:2rem 1.25rem 5rem!important;box-sizing:border-box}
img,video,audio,svg{max-width:100%!important}pre{white-space:pre-wrap!important}table{display:block;max-width:100%;overflow-x:auto}
a[href]{color:${link}}.leitor-adiante{font:1rem/1.6 Georgia,serif!important;margin:3em 0 0;padding-top:1em;border-top:1px solid;text-align:end;text-indent:0}
.leitor-de-pe{overflow:auto!important;margin:0!important;padding:0!important}.leitor-de-pe body{max-width:none!important;height:100vh!important;max-height:44rem!important;padding:2rem 1.25rem!important}
${isDark ? "body,body *{color:inherit!important;background-color:transparent!important}body img{background-color:#fff!important}body a[href]{color:" + link + "!important}" : ""}`;

type Looks = { paper: string; ink: string; link: string; size: number; isDark: boolean };

/** How the words of a book look: ours, then its own, then what no book may undo. Sheets made this way bring nothing from anywhere. */
export function dress(frame: Window & typeof globalThis, styles: string, looks: Looks): void {
  wear(frame, [BEFORE, styles, after(looks)]);
  frame.document.documentElement.classList.toggle("leitor-de-pe", acrossOf(frame) !== 0);
}

/** How a fixed page looks: its own way, whatever the colours and the size of letters around it. */
export const dressFixed = (frame: Window & typeof globalThis, styles: string): void =>
  wear(frame, [
    'html{font:16px/normal Georgia,"Times New Roman",serif;background:#fff;color:#000}',
    styles,
    "html{overflow:hidden!important}",
  ]);

function wear(frame: Window & typeof globalThis, sheets: string[]): void {
  frame.document.adoptedStyleSheets = sheets.map((css) => {
    const sheet = new frame.CSSStyleSheet();
    sheet.replaceSync(css);
    return sheet;
  });
}

/** The colours of the page around it, now. */
export function looksOf(size: number): Looks {
  const { dataset } = document.documentElement;
  const colours = getComputedStyle(document.documentElement);
  const colour = (name: string) => colours.getPropertyValue(name).trim();
  return { paper: colour("--surface"), ink: colour("--ink"), link: colour("--accent"), size, isDark: dataset.theme === "dark" };
}
