import type { Direction } from "#modules/catalog/epub/rules/layout.ts";

/** What a key does in a book: turns it, or draws it larger or smaller. */
type BookKey = { turn: 1 | -1 } | { zoom: 1 | -1 };

/** What a key asks of a book; null for any other, and while it is held with one of the system's. */
export function bookKeyOf(event: KeyboardEvent, direction: Direction, isFixed: boolean, isLarger: boolean): BookKey | null {
  if (event.altKey || event.ctrlKey || event.metaKey) return null;
  if (isFixed && event.key === "+") return { zoom: 1 };
  if (event.shiftKey) return null;
  const onward = direction === "rtl" ? "ArrowLeft" : "ArrowRight";
  if ((event.key === "ArrowLeft" || event.key === "ArrowRight") && !isLarger) return { turn: event.key === onward ? 1 : -1 };
  if (!isFixed) return null;
  if (event.key === "PageDown") return { turn: 1 };
  if (event.key === "PageUp") return { turn: -1 };
  if (event.key === "=") return { zoom: 1 };
  if (event.key === "-") return { zoom: -1 };
  return null;
}
