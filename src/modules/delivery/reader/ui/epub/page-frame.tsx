import { useEffect, useRef } from "react";
import { attendFrame, type BookWindow } from "./attend-frame.ts";
import type { BookPage } from "./open-epub.ts";
import { dress, looksOf, pageDocument } from "./page-document.ts";
import { hearAcross, movedBy, offsetOf, scrollTo, type Start } from "./scroll-place.ts";

type PageFrameProps = {
  page: BookPage;
  title: string;
  next: { path: string; title: string } | null;
  size: number;
  start: Start;
  picture: (path: string) => Promise<Blob | null>;
  onMove: (offset: number) => void;
  onLink: (to: string) => void;
  onKey: (event: KeyboardEvent) => void;
};

const LOOKS_EVERY_MS = 400;

/**
 * A page of a book in a frame that runs nothing and reaches nothing: scripts are off in it, and its own policy lets in only pictures
 * that come from the book. Keys and links are heard from out here; the scroll is looked at, because some browsers tell nothing of
 * what happens in a frame without scripts.
 */
export function PageFrame({ page, title, next, size, start, picture, onMove, onLink, onKey }: PageFrameProps) {
  const box = useRef<HTMLIFrameElement>(null);
  const here = useRef(0);
  const calls = useRef({ onMove, onLink, onKey });
  const sizeNow = useRef(size);
  const close = useRef(() => {});
  useEffect(() => {
    calls.current = { onMove, onLink, onKey };
    sizeNow.current = size;
  });

  useEffect(() => {
    const frame = box.current?.contentWindow as BookWindow | null;
    if (!frame?.document.body || frame.document.adoptedStyleSheets.length === 0) return;
    dress(frame, page.styles, looksOf(size));
    scrollTo(frame, { offset: here.current });
    here.current = offsetOf(frame);
  }, [size, page]);
  useEffect(() => () => close.current(), []);

  function begin() {
    const frame = box.current?.contentWindow as BookWindow | null;
    if (!frame) return;
    close.current();
    const drop = new AbortController();
    let top = 0;
    let hasMoved = false;
    const put = () => {
      scrollTo(frame, start);
      here.current = offsetOf(frame);
      top = movedBy(frame);
    };
    dress(frame, page.styles, looksOf(size));
    put();
    const leave = attendFrame(frame, {
      page,
      picture,
      onPictures: () => !hasMoved && put(),
      onLink: (to) => calls.current.onLink(to),
      onKey: (event) => calls.current.onKey(event),
    });
    hearAcross(frame, drop.signal);
    window.addEventListener("tema", () => dress(frame, page.styles, looksOf(sizeNow.current)), { signal: drop.signal });
    const looking = setInterval(() => {
      // A picture that arrives makes the page taller: only who scrolls has moved.
      if (movedBy(frame) === top) return;
      top = movedBy(frame);
      hasMoved = true;
      here.current = offsetOf(frame);
      calls.current.onMove(here.current);
    }, LOOKS_EVERY_MS);
    close.current = () => {
      drop.abort();
      clearInterval(looking);
      leave();
    };
  }

  return (
    <iframe
      ref={box}
      title={title}
      sandbox="allow-same-origin"
      srcDoc={pageDocument(page, title, next)}
      onLoad={begin}
      className="block size-full bg-surface"
    />
  );
}
