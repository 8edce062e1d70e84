import { placeInBook } from "../../epub/rules/book-path.ts";
import type { MarkupElement, MarkupNode } from "../../epub/rules/markup.ts";
import { escapeText, safeSheet } from "../../epub/rules/safe-page.ts";

/** Characters of words and pictures, drawings among the words included. */
export type Amount = { characters: number; pictures: number };

const WITHOUT_WORDS = new Set("head script style template object embed iframe audio video source track".split(" "));
const MOST_ATTRIBUTE = 500;

const lengthOf = (words: string): number => words.replace(/\s+/g, " ").trim().length;

const isPicture = ({ name }: MarkupElement): boolean => name === "img" || name === "image" || name === "svg";

const hasImage = (node: MarkupNode): boolean =>
  typeof node !== "string" && (node.name === "image" || node.name === "img" || node.children.some(hasImage));

/** A frame around a picture of the book is no picture of its own. */
const counts = (element: MarkupElement): boolean =>
  isPicture(element) && (element.name !== "svg" || !element.children.some(hasImage));

/** How much there is to read and to see under a tag. */
export function amountOf(node: MarkupNode): Amount {
  if (typeof node === "string") return { characters: lengthOf(node), pictures: 0 };
  const whole = { characters: 0, pictures: counts(node) ? 1 : 0 };
  if (WITHOUT_WORDS.has(node.name)) return whole;
  for (const child of node.children) {
    const { characters, pictures } = amountOf(child);
    whole.characters += characters;
    whole.pictures += pictures;
  }
  return whole;
}

/**
 * A part of a book as markup with no more words and pictures than `most`: its beginning, cut within a sentence where it must. `from`
 * is its name in the book. Nothing that the markup itself carries besides words is left in, a picture written in it for one.
 */
export function excerptOf(page: MarkupElement, from: string, most: Amount): string {
  const left = { ...most };
  let isOver = false;

  function cut(words: string): string {
    const length = lengthOf(words);
    if (length <= left.characters) {
      left.characters -= length;
      return escapeText(words);
    }
    isOver = true;
    const begun = words.trimStart().replace(/\s+/g, " ").slice(0, left.characters);
    const atWord = begun.replace(/\s?\S*$/, "");
    left.characters = 0;
    return `${escapeText(atWord)} …`;
  }

  function write(node: MarkupNode): string {
    if (isOver) return "";
    if (typeof node === "string") return cut(node);
    const { name, children } = node;
    if (name === "style") return `<style>${safeSheet(children.filter((one) => typeof one === "string").join(""))}</style>`;
    if (name !== "head" && WITHOUT_WORDS.has(name)) return "";
    if (name === "link" || name === "head") return inHead(node);
    if (counts(node)) {
      const address = node.attributes.get("src") ?? node.attributes.get("href") ?? "";
      if (left.pictures === 0 || (name !== "svg" && !placeInBook(from, address))) return "";
      left.pictures -= 1;
    }
    return `<${name}${attributesOf(node)}>${children.map(write).join("")}</${name}>`;
  }

  function inHead(element: MarkupElement): string {
    if (element.name === "link") return `<link${attributesOf(element)}/>`;
    const links = element.children.filter((one) => typeof one !== "string" && (one.name === "link" || one.name === "style"));
    return `<head>${links.map(write).join("")}</head>`;
  }

  return page.children.map((child) => (typeof child === "string" ? "" : write(child))).join("");
}

const attributesOf = ({ attributes }: MarkupElement): string =>
  [...attributes]
    .filter(([name, value]) => /^[a-z][a-z\d-]*$/.test(name) && value.length <= MOST_ATTRIBUTE && !/data:/i.test(value))
    .map(([name, value]) => ` ${name}="${escapeText(value)}"`)
    .join("");
