/** What the picture of a thing shows where it is shared. */
export type Shared = { id: number; title: string; authorName: string; paper: string; cover: { id: string } | null };

/** Changes when the drawing itself does. */
const DRAWING = "1";

/** The address of a product's sharing picture: what it shows is in it, so that what was answered never changes. */
export const shareAddress = (product: Shared): string => `/compartilhar/produto/${product.id}/${shareMark(product)}.jpg`;

/** A short mark of what the picture shows (FNV-1a, twice 32 bits). */
export function shareMark({ title, authorName, paper, cover }: Shared): string {
  const shown = JSON.stringify([DRAWING, title, authorName, paper, cover?.id ?? null]);
  return fnv(shown, 0x811c9dc5).toString(36) + fnv(shown, 0x9747b28c).toString(36);
}

function fnv(text: string, seed: number): number {
  let hash = seed;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
