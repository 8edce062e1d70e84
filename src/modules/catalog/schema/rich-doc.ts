/** A description as stored: a tree of known nodes, checked when it is written. */
export type RichNode = {
  type: string;
  text?: string;
  attrs?: { level?: number; href?: string; start?: number };
  marks?: { type: string; attrs?: { href?: string } }[];
  content?: RichNode[];
};
