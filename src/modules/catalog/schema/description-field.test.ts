import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countLinks, descriptionField, plainText } from "./description-field.ts";
import type { RichNode } from "./rich-doc.ts";

const read = (content: unknown): RichNode => descriptionField.parse({ type: "doc", content });
const words = (text: string, marks?: unknown) => ({ type: "paragraph", content: [{ type: "text", text, marks }] });

const TYPES = new Set([
  "doc",
  "paragraph",
  "heading",
  "bulletList",
  "orderedList",
  "listItem",
  "blockquote",
  "hardBreak",
  "text",
]);

function everyNode(node: RichNode, look: (node: RichNode) => void): void {
  look(node);
  node.content?.forEach((child) => everyNode(child, look));
}

describe("a product's description", () => {
  it("keeps paragraphs, headings, lists, bold and links", () => {
    const doc = [
      { type: "heading", attrs: { level: 2, id: "x" }, content: [{ type: "text", text: "O que vem" }] },
      words("Veja", [{ type: "bold" }, { type: "link", attrs: { href: "https://exemplo.com.br", onclick: "x" } }]),
      { type: "orderedList", attrs: { start: 3 }, content: [{ type: "listItem", content: [words("um")] }] },
    ];
    expect(read(doc).content).toEqual([
      { type: "heading", attrs: { level: 2 }, content: [{ type: "text", text: "O que vem" }] },
      {
        type: "paragraph",
        content: [
          { type: "text", text: "Veja", marks: [{ type: "bold" }, { type: "link", attrs: { href: "https://exemplo.com.br" } }] },
        ],
      },
      {
        type: "orderedList",
        attrs: { start: 3 },
        content: [{ type: "listItem", content: [{ type: "paragraph", content: [{ type: "text", text: "um" }] }] }],
      },
    ]);
  });

  it.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "data:text/html,x",
    "vbscript:x",
    "//outro.com",
    "java\nscript:alert(1)",
  ])("a link to %s becomes text (B133, B134)", (href) => {
    const doc = read([words("clique", [{ type: "link", attrs: { href } }])]);
    expect(countLinks(doc)).toBe(0);
    expect(plainText(doc)).toBe("clique");
  });

  it.each(["image", "iframe", "script", "codeBlock", "html", "__proto__", "table"])(
    "a node %s does not stay (B133, B134)",
    (type) => {
      const doc = read([{ type, attrs: { src: "http://rastreador" }, content: [words("dentro")] }, words("fora")]);
      everyNode(doc, (node) => expect(TYPES.has(node.type)).toBe(true));
      expect(JSON.stringify(doc)).not.toContain("rastreador");
      expect(plainText(doc)).toContain("fora");
    },
  );

  it("removes the invisible signs that hide the text's direction (B136)", () => {
    expect(plainText(read([words("anexo\u202Efdp.exe")]))).toBe("anexofdp.exe");
  });

  it("refuses what exceeds the size (B134)", () => {
    expect(descriptionField.safeParse({ type: "doc", content: [words("x".repeat(100_001))] }).success).toBe(false);
  });

  it("of any JSON only what is known comes out, at little depth", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (json) => {
        const answer = descriptionField.safeParse({ type: "doc", content: [json, { type: "blockquote", content: [json] }] });
        if (answer.success) everyNode(answer.data, (node) => expect(TYPES.has(node.type)).toBe(true));
      }),
    );
  });
});
