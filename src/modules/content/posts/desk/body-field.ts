import * as z from "zod";
import { isUuid } from "#kit/id.ts";
import { cleanText } from "#kit/text.ts";
import { isPostLink } from "../rules/post-address.ts";
import type { PostNode } from "../rules/post-node.ts";

const MAX_NODES = 4_000;
const MAX_DEPTH = 8;
const MAX_TEXT = 60_000;
const MAX_JSON = 300_000;
const MOST_ALT = 200;
const MOST_PX = 20_000;
const BLOCKS = new Set(["paragraph", "bulletList", "listItem", "blockquote", "hardBreak"]);
const PLAIN_MARKS = new Set(["bold", "italic"]);

/** The body of a post rebuilt from what is known: no other node, mark, attribute or protocol survives. */
export const bodyField = z.unknown().transform((input, context): PostNode => {
  if (JSON.stringify(input ?? null).length > MAX_JSON) {
    context.addIssue({ code: "custom", message: "O texto ficou longo demais para uma página só. Divida em duas." });
    return z.NEVER;
  }
  return { type: "doc", content: rebuild(input, { left: MAX_NODES }, 0) };
});

type Budget = { left: number };
type Loose = { type?: unknown; text?: unknown; attrs?: unknown; marks?: unknown; content?: unknown };

const isLoose = (value: unknown): value is Loose => typeof value === "object" && value !== null && !Array.isArray(value);

function rebuild(parent: unknown, budget: Budget, depth: number): PostNode[] {
  if (!isLoose(parent) || !Array.isArray(parent.content) || depth > MAX_DEPTH) return [];
  return parent.content.flatMap((child: unknown) => (isLoose(child) && budget.left-- > 0 ? node(child, budget, depth + 1) : []));
}

function node(loose: Loose, budget: Budget, depth: number): PostNode[] {
  const { type } = loose;
  const attrs = isLoose(loose.attrs) ? (loose.attrs as Record<string, unknown>) : {};
  if (type === "text") return text(loose);
  if (type === "imagem") return picture(attrs);
  if (type === "material") return material(attrs);
  const content = type === "hardBreak" ? [] : rebuild(loose, budget, depth);
  if (type === "heading") return [{ type, attrs: { level: attrs["level"] === 3 ? 3 : 2 }, content }];
  if (type === "orderedList") return [{ type, attrs: { start: wholeOf(attrs["start"], 999) ?? 1 }, content }];
  if (type === "hardBreak") return [{ type }];
  return typeof type === "string" && BLOCKS.has(type) ? [{ type, content }] : content;
}

const wholeOf = (value: unknown, most: number): number | null =>
  Number.isSafeInteger(value) && Number(value) > 0 && Number(value) <= most ? Number(value) : null;

function wordsFrom(value: unknown, max: number): string {
  const cleaned = cleanText(typeof value === "string" ? value : "", { max });
  return cleaned.ok ? cleaned.value : "";
}

function picture({ id, width, height, alt }: Record<string, unknown>): PostNode[] {
  const [wide, high] = [wholeOf(width, MOST_PX), wholeOf(height, MOST_PX)];
  if (typeof id !== "string" || !isUuid(id) || !wide || !high) return [];
  return [{ type: "imagem", attrs: { id, width: wide, height: high, alt: wordsFrom(alt, MOST_ALT) } }];
}

function material({ productId, title }: Record<string, unknown>): PostNode[] {
  const id = wholeOf(productId, Number.MAX_SAFE_INTEGER);
  return id ? [{ type: "material", attrs: { productId: id, title: wordsFrom(title, MOST_ALT) } }] : [];
}

function text({ text: raw, marks }: Loose): PostNode[] {
  if (typeof raw !== "string") return [];
  const edges = /^(\s*)[\s\S]*?(\s*)$/.exec(raw);
  const cleaned = wordsFrom(raw, MAX_TEXT);
  const words = cleaned ? (edges?.[1] ? " " : "") + cleaned + (edges?.[2] ? " " : "") : raw ? " " : "";
  if (!words) return [];
  const known = (Array.isArray(marks) ? marks : []).flatMap(mark);
  return [known.length > 0 ? { type: "text", text: words, marks: known } : { type: "text", text: words }];
}

function mark(loose: unknown): NonNullable<PostNode["marks"]> {
  if (!isLoose(loose) || typeof loose.type !== "string") return [];
  if (PLAIN_MARKS.has(loose.type)) return [{ type: loose.type }];
  const href = loose.type === "link" && isLoose(loose.attrs) ? (loose.attrs as { href?: unknown }).href : undefined;
  return typeof href === "string" && isPostLink(href) ? [{ type: "link", attrs: { href } }] : [];
}
