const MAX_NUMBERED_SLUG = 100;

/** Whether an address can be one of our slugs at all; asked before any query. */
export function isSlug(text: string): boolean {
  return text.length <= MAX_NUMBERED_SLUG && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);
}
