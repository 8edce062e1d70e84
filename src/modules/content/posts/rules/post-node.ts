/** The body of a post: a tree of known nodes. `imagem` shows one of our pictures, `product` a card with the price of now. */
export type PostNode = {
  type: string;
  text?: string;
  attrs?: {
    level?: number;
    start?: number;
    /** Of a picture. */
    id?: string;
    width?: number;
    height?: number;
    alt?: string;
    /** Of a product; its title only helps who writes. */
    productId?: number;
    title?: string;
  };
  marks?: { type: string; attrs?: { href?: string } }[];
  content?: PostNode[];
};

export const EMPTY_BODY: PostNode = { type: "doc", content: [] };
const WORDS_A_MINUTE = 200;
const SECONDS_A_PICTURE = 10;

/** Every node of a body, in reading order. */
export function nodesOf(node: PostNode): PostNode[] {
  return [node, ...(node.content ?? []).flatMap(nodesOf)];
}

/** The words of a node run together, without marks. */
export const wordsOf = (node: PostNode): string => (node.text ?? "") + (node.content ?? []).map(wordsOf).join("");

const LINES = new Set(["paragraph", "heading"]);

/** A body as plain text, one line for each paragraph and heading. */
export const plainBody = (body: PostNode): string =>
  nodesOf(body)
    .filter(({ type }) => LINES.has(type))
    .map(wordsOf)
    .filter((line) => line.trim() !== "")
    .join("\n");

/** The ids of the products shown, each once, in order. */
export const productIdsIn = (body: PostNode): number[] => [
  ...new Set(nodesOf(body).flatMap(({ type, attrs }) => (type === "material" && attrs?.productId ? [attrs.productId] : []))),
];

/** The ids of the pictures shown. */
export const imageIdsIn = (body: PostNode): string[] =>
  nodesOf(body).flatMap(({ type, attrs }) => (type === "imagem" && attrs?.id ? [attrs.id] : []));

/** Whole minutes that the body takes to read, at least one: 200 words a minute and ten seconds for each picture. */
export function readingMinutes(body: PostNode): number {
  const words = plainBody(body).split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE + (imageIdsIn(body).length * SECONDS_A_PICTURE) / 60));
}
