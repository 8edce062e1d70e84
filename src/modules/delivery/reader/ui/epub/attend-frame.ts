import type { BookFont } from "./read-fonts.ts";
import type { BookPage } from "./open-epub.ts";
import { showPictures } from "./show-pictures.ts";

export type BookWindow = Window & typeof globalThis;

type Attended = {
  page: BookPage;
  picture: (path: string) => Promise<Blob | null>;
  /** All that arrives later and may move the words is there. */ onPictures?: () => void;
  onLink: (to: string) => void;
  onKey: (event: KeyboardEvent) => void;
};

/** Brings a page's fonts and pictures into its frame, and hears its keys and links from out here, until it is left. */
export function attendFrame(frame: BookWindow, { page, picture, onPictures = () => {}, onLink, onKey }: Attended): () => void {
  const drop = new AbortController();
  const { signal } = drop;
  const pictures = showPictures(frame.document, picture, onPictures);
  void addFonts(frame, page.fonts).then(() => page.fonts.length > 0 && !signal.aborted && onPictures());
  if (document.activeElement === document.body) frame.focus();
  frame.addEventListener("keydown", onKey, { signal });
  frame.document.addEventListener("click", (event) => follow(event, onLink), { signal });
  return () => {
    drop.abort();
    pictures.forget();
  };
}

/** The book's typefaces, from their bytes: nothing is fetched for them. The browser checks each, and draws without what it refuses. */
async function addFonts(frame: BookWindow, fonts: readonly BookFont[]): Promise<void> {
  const coming = fonts.map(async ({ family, descriptors, bytes }) => {
    const face = new frame.FontFace(family, bytes, descriptors);
    frame.document.fonts.add(face);
    await face.load();
  });
  await Promise.allSettled(coming);
}

function follow(event: MouseEvent, onLink: (to: string) => void): void {
  const link = (event.target as Element | null)?.closest?.("a[href]");
  if (!link) return;
  event.preventDefault();
  const to = link.getAttribute("data-to");
  if (to !== null) onLink(to);
  else window.open(link.getAttribute("href") ?? "", "_blank", "noopener,noreferrer");
}
