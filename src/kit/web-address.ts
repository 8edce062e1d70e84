/** Whether a text, used as a link, would lead to something other than a web page: `javascript:`, `data:`… */
export const leadsOutsideWeb = (text: string): boolean =>
  URL.canParse(text) && !["http:", "https:"].includes(new URL(text).protocol);

/** Whether a text is the complete address of a web page, with http or https. */
export const leadsToWeb = (text: string): boolean => URL.canParse(text) && !leadsOutsideWeb(text);

const READ_AS_ADDRESS = /:\/\/|\bhttps?:|\bwww[.。]|[\p{L}\p{N}][.。]\p{L}{2}/iu;

/** Whether a mailbox or a reader may take a part of a text for a web address: "https:…", "www.…", "nome.com". */
export const readsAsAddress = (text: string): boolean => READ_AS_ADDRESS.test(text.normalize("NFKC"));
