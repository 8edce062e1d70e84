/** Whether a text, as a browser would read it in a link, leads somewhere else than to a page of the web: `javascript:`, `data:`… */
export const leadsOutsideWeb = (text: string): boolean =>
  URL.canParse(text) && !["http:", "https:"].includes(new URL(text).protocol);

/** Whether it is the whole address of a page of the web, with http or https. */
export const leadsToWeb = (text: string): boolean => URL.canParse(text) && !leadsOutsideWeb(text);

const READ_AS_ADDRESS = /:\/\/|\bhttps?:|\bwww[.。]|[\p{L}\p{N}][.。]\p{L}{2}/iu;

/** Whether a mailbox, or who reads it, may take a part of a text for an address of the web: "https:…", "www.…", "nome.com". */
export const readsAsAddress = (text: string): boolean => READ_AS_ADDRESS.test(text.normalize("NFKC"));
