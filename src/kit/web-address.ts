/** Whether a text, as a browser would read it in a link, leads somewhere else than to a page of the web: `javascript:`, `data:`… */
export const leadsOutsideWeb = (text: string): boolean =>
  URL.canParse(text) && !["http:", "https:"].includes(new URL(text).protocol);
