const MAX_NUMBERED_SLUG = 100;

/** Whether a text has the form of one of our slugs; checked before any query. */
export function isSlug(text: string): boolean {
  return text.length <= MAX_NUMBERED_SLUG && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);
}
