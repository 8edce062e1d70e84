import { type ReactNode, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";

type PageFrameProps = {
  title: string;
  /** Pixels of the window the page believes it is in. */
  width: number;
  height: number;
  children: ReactNode;
};

/**
 * Draws a page as it is at another window's width, made smaller to fit where it stands. It is for looking: nothing in it can be
 * pressed or reached by keyboard.
 */
export function PageFrame({ title, width, height, children }: PageFrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState<Document | null>(null);
  const [scale, setScale] = useState(0);

  useEffect(() => {
    const box = place.current;
    if (!box) return;
    const watcher = new ResizeObserver(() => setScale(Math.min(1, box.clientWidth / width)));
    watcher.observe(box);
    return () => watcher.disconnect();
  }, [width]);

  useEffect(() => (page ? dressLike(document, page) : undefined), [page]);

  return (
    <div
      ref={place}
      className="mx-auto w-full overflow-hidden rounded-block border border-line bg-bg"
      style={{ maxWidth: width, height: height * scale }}
    >
      <iframe
        title={title}
        tabIndex={-1}
        className="origin-top-left border-0"
        style={{ width, height, transform: `scale(${scale})` }}
        ref={(frame) => setPage(frame?.contentDocument ?? null)}
        onLoad={(event) => setPage(event.currentTarget.contentDocument)}
      />
      {page?.body && createPortal(<div inert>{children}</div>, page.body)}
    </div>
  );
}

/** Gives `page` the styles and the theme of `from`, and follows them. */
function dressLike(from: Document, page: Document): () => void {
  const copy = () => {
    page.documentElement.lang = from.documentElement.lang;
    page.documentElement.dataset.theme = from.documentElement.dataset.theme ?? "light";
    page.head.replaceChildren(
      ...[...from.head.querySelectorAll("link[rel=stylesheet], style")].map((sheet) => page.importNode(sheet, true)),
    );
  };
  copy();
  const theme = new MutationObserver(() => {
    page.documentElement.dataset.theme = from.documentElement.dataset.theme ?? "light";
  });
  theme.observe(from.documentElement, { attributeFilter: ["data-theme"] });
  const sheets = new MutationObserver(copy);
  sheets.observe(from.head, { childList: true });
  return () => {
    theme.disconnect();
    sheets.disconnect();
  };
}
