import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isPostCategory, type PostCategory } from "#modules/content/posts/rules/post-category.ts";
import type { PostNode } from "#modules/content/posts/rules/post-node.ts";

const FOLDER = join(import.meta.dirname, "posts");

/** A post of the demo market. `shownCategory` is a category of the market; `body` may ask for a product by words of its title. */
type MarketPost = {
  title: string;
  summary: string;
  category: PostCategory;
  shownCategory: string;
  tags: string[];
  ageDays: number;
  body: (postProductOf: (words: RegExp) => { id: number; title: string } | null) => PostNode;
};

/** The posts written in `posts/*.txt`: title, summary, a line of facts, then the words. */
export const readPosts = (): MarketPost[] =>
  readdirSync(FOLDER)
    .toSorted()
    .map((name) => readPost(readFileSync(join(FOLDER, name), "utf8")));

function readPost(text: string): MarketPost {
  const [title = "", summary = "", facts = "", ...lines] = text.split("\n");
  const [category = "", shownCategory = "", tags = "", age = ""] = facts.split(" | ");
  if (!isPostCategory(category)) throw new Error(`${title}: no category ${category}`);
  return {
    title,
    summary,
    category,
    shownCategory,
    tags: tags.split(", "),
    ageDays: Number(age),
    body: (postProductOf) => ({
      type: "doc",
      content: lines
        .join("\n")
        .trim()
        .split(/\n{2,}/)
        .flatMap((part) => blockOf(part, postProductOf)),
    }),
  };
}

function blockOf(part: string, postProductOf: (words: RegExp) => { id: number; title: string } | null): PostNode[] {
  const mark = /^(## |> |@ |- )/.exec(part)?.[1] ?? "";
  const rest = part.slice(mark.length);
  if (mark === "## ") return [{ type: "heading", attrs: { level: 2 }, content: stretches(rest) }];
  if (mark === "> ") return [{ type: "blockquote", content: [paragraph(rest)] }];
  if (mark === "- ") {
    const items = part.split("\n").map((line) => ({ type: "listItem", content: [paragraph(line.slice(2))] }));
    return [{ type: "bulletList", content: items }];
  }
  if (mark !== "@ ") return [paragraph(part)];
  const product = postProductOf(new RegExp(rest, "i"));
  return product ? [{ type: "material", attrs: { productId: product.id, title: product.title } }] : [];
}

const paragraph = (text: string): PostNode => ({ type: "paragraph", content: stretches(text) });

/** Words, **strong ones** and [links](/ajuda). */
const stretches = (text: string): PostNode[] =>
  text
    .split(/(\*\*[^*]+\*\*|\[[^\]]+\]\([^)]+\))/)
    .filter((stretch) => stretch !== "")
    .map((stretch): PostNode => {
      const [, strong] = /^\*\*(.+)\*\*$/.exec(stretch) ?? [];
      if (strong) return { type: "text", text: strong, marks: [{ type: "bold" }] };
      const [, words, href = ""] = /^\[(.+)\]\((.+)\)$/.exec(stretch) ?? [];
      return words ? { type: "text", text: words, marks: [{ type: "link", attrs: { href } }] } : { type: "text", text: stretch };
    });
