import * as z from "zod";
import { cleanText } from "#kit/text.ts";
import type { RichNode } from "./rich-doc.ts";

const MAX_NODES = 2_000;
const MAX_DEPTH = 8;
const MAX_TEXT = 20_000;
const MAX_JSON = 100_000;
const BLOCKS = new Set(["paragraph", "heading", "bulletList", "orderedList", "listItem", "blockquote", "hardBreak"]);
const PLAIN_MARKS = new Set(["bold"]);

/** Rich text from a stranger, rebuilt from what is known: no other node, mark, attribute or protocol survives. */
export const descriptionField = z.unknown().transform((input, context): RichNode => {
  if (JSON.stringify(input ?? null).length > MAX_JSON) {
    context.addIssue({ code: "custom", message: `A descrição passou de ${MAX_TEXT.toLocaleString("pt-BR")} caracteres.` });
    return z.NEVER;
  }
  return { type: "doc", content: rebuild(input, { left: MAX_NODES }, 0) };
});

type Budget = { left: number };
type Loose = { type?: unknown; text?: unknown; attrs?: unknown; marks?: unknown; content?: unknown };

const isLoose = (value: unknown): value is Loose => typeof value === "object" && value !== null && !Array.isArray(value);

function rebuild(parent: unknown, budget: Budget, depth: number): RichNode[] {
  if (!isLoose(parent) || !Array.isArray(parent.content) || depth > MAX_DEPTH) return [];
  return parent.content.flatMap((child: unknown) => (isLoose(child) && budget.left-- > 0 ? node(child, budget, depth + 1) : []));
}

function node(loose: Loose, budget: Budget, depth: number): RichNode[] {
  const { type } = loose;
  if (type === "text") return text(loose);
  if (typeof type !== "string" || !BLOCKS.has(type)) return rebuild(loose, budget, depth);
  if (type === "hardBreak") return [{ type }];
  const content = rebuild(loose, budget, depth);
  const attrs = isLoose(loose.attrs) ? (loose.attrs as { level?: unknown; start?: unknown }) : {};
  if (type === "heading") return [{ type, attrs: { level: attrs.level === 3 ? 3 : 2 }, content }];
  if (type === "orderedList") return [{ type, attrs: { start: startOf(attrs.start) }, content }];
  return [{ type, content }];
}

const startOf = (start: unknown): number =>
  Number.isInteger(start) && Number(start) > 0 && Number(start) < 1000 ? Number(start) : 1;

function text({ text: raw, marks }: Loose): RichNode[] {
  if (typeof raw !== "string") return [];
  const edges = /^(\s*)[\s\S]*?(\s*)$/.exec(raw);
  const cleaned = cleanText(raw, { max: MAX_TEXT });
  if (!cleaned.ok) return [];
  const saved = cleaned.value && (edges?.[1] ? " " : "") + cleaned.value + (edges?.[2] ? " " : "");
  const words = saved || (raw ? " " : "");
  if (!words) return [];
  const known = (Array.isArray(marks) ? marks : []).flatMap(mark);
  return [known.length > 0 ? { type: "text", text: words, marks: known } : { type: "text", text: words }];
}

function mark(loose: unknown): NonNullable<RichNode["marks"]> {
  if (!isLoose(loose) || typeof loose.type !== "string") return [];
  if (PLAIN_MARKS.has(loose.type)) return [{ type: loose.type }];
  const href = loose.type === "link" && isLoose(loose.attrs) ? (loose.attrs as { href?: unknown }).href : undefined;
  return typeof href === "string" && isSafeLink(href) ? [{ type: "link", attrs: { href } }] : [];
}

function isSafeLink(href: string): boolean {
  if (href.length > 500 || !URL.canParse(href)) return false;
  return ["http:", "https:", "mailto:"].includes(new URL(href).protocol);
}

/** What a reader sees of a description, without its marks. */
export function plainText(doc: RichNode): string {
  const inner = doc.content?.map(plainText).join(doc.type === "paragraph" || doc.type === "heading" ? "" : "\n") ?? "";
  return (doc.text ?? "") + inner;
}

/** How many stretches of text lead somewhere. */
export function countLinks(doc: RichNode): number {
  const own = doc.marks?.some((one) => one.type === "link") ? 1 : 0;
  return own + (doc.content ?? []).reduce((sum, child) => sum + countLinks(child), 0);
}
