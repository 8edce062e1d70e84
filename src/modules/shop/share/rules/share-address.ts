import { brand } from "#kit/brand/brand.ts";

export const SHARED_KINDS = ["produto", "loja", "cupom", "blog", "casa"] as const;
export type SharedKind = (typeof SHARED_KINDS)[number];

/** What the picture of a thing shows where its address is shared; the key is its number, or the code of a coupon. */
export type Shared<Paper extends string = string> = {
  kind: SharedKind;
  key: string;
  title: string;
  /** Under the title. */
  byline: string;
  paper: Paper;
  cover: { id: string } | null;
};

/** Changes when the drawing itself does. */
const DRAWING = "2";

/** The address of a sharing picture: what it shows is in it, so that what was answered never changes. */
export const shareAddress = (shared: Shared): string => `/compartilhar/${shared.kind}/${shared.key}/${shareMark(shared)}.jpg`;

/** A short mark of what the picture shows (FNV-1a, twice 32 bits). */
export function shareMark({ title, byline, paper, cover }: Shared): string {
  const shown = JSON.stringify([DRAWING, brand.name, title, byline, paper, cover?.id ?? null]);
  return fnv(shown, 0x811c9dc5).toString(36) + fnv(shown, 0x9747b28c).toString(36);
}

function fnv(text: string, seed: number): number {
  let hash = seed;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
