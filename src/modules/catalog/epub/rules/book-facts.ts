import { placeInBook } from "./book-path.ts";
import { findAll, findFirst, parseMarkup, wordsOf } from "./markup.ts";

/** What a book says of itself: its title, its language and its cover's place in the ZIP. */
export function bookFacts(opf: string, opfPath: string): { title: string; language: string; coverPath: string | null } {
  const book = parseMarkup(opf);
  const items = [...findAll(book, "item")];
  const named = [...findAll(book, "meta")].find((meta) => meta.attributes.get("name")?.toLowerCase() === "cover");
  const cover =
    items.find((item) => (item.attributes.get("properties") ?? "").split(/\s+/).includes("cover-image")) ??
    items.find((item) => item.attributes.get("id") === named?.attributes.get("content"));
  const isPicture = cover?.attributes.get("media-type")?.startsWith("image/") === true;
  const place = isPicture ? placeInBook(opfPath, cover?.attributes.get("href") ?? "") : null;
  const metadata = findFirst(book, "metadata") ?? book;
  const valueOf = (name: string) => wordsOf(findFirst(metadata, name) ?? "");
  return { title: valueOf("title"), language: valueOf("language") || "pt-BR", coverPath: place?.path ?? null };
}
