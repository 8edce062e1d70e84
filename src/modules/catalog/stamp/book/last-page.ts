const DOCTYPE_2 = '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.1//EN" "http://www.w3.org/TR/xhtml11/DTD/xhtml11.dtd">';

/** What XML may not hold, even as a reference, and what would break a line. */
// oxlint-disable-next-line no-control-regex -- these are the very letters that are looked for
const NO_LETTERS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\ufffe\uffff]|\p{Surrogate}/gu;

/** A line as it may stand in a book. */
export const lineOfBook = (line: string): string => line.replace(NO_LETTERS, " ").replaceAll(/\s+/g, " ").trim();

/**
 * The page that names the buyer: an EPUB 3 says what kind of page it is, an EPUB 2 keeps to XHTML 1.1. Its words are Portuguese, whatever
 * the language and the direction of the book.
 */
export function lastPage(line: string, isThird: boolean): string {
  const words = escape(line);
  const title = "Sobre esta cópia";
  const [doctype, attributes, body] = isThird
    ? [
        "<!DOCTYPE html>",
        'xmlns:epub="http://www.idpf.org/2007/ops" lang="pt-BR" xml:lang="pt-BR" dir="ltr"',
        `<section epub:type="colophon"><h1>${title}</h1><p>${words}</p></section>`,
      ]
    : [DOCTYPE_2, 'xml:lang="pt-BR" dir="ltr"', `<div><h1>${title}</h1><p>${words}</p></div>`];
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    doctype,
    `<html xmlns="http://www.w3.org/1999/xhtml" ${attributes}>`,
    `<head><title>${title}</title></head>`,
    `<body>${body}</body>`,
    "</html>\n",
  ].join("\n");
}

const escape = (text: string): string => text.replace(/[<>&"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
