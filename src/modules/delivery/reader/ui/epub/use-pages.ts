import { useEffect, useState } from "react";
import type { BookPage, OpenBook } from "./open-epub.ts";

type Made = { of: string; pages: (BookPage | "broken")[] };

/** Parts of the book made ready; null while they are. */
export function usePages(book: OpenBook, parts: readonly number[]): (BookPage | "broken")[] | null {
  const [made, setMade] = useState<Made | null>(null);
  const wanted = parts.join(" ");
  useEffect(() => {
    let isLeft = false;
    const making = wanted.split(" ").map((part) => book.page(Number(part)).catch(() => "broken" as const));
    void Promise.all(making).then((pages) => !isLeft && setMade({ of: wanted, pages }));
    return () => {
      isLeft = true;
    };
  }, [book, wanted]);
  return made?.of === wanted ? made.pages : null;
}
