import { type UIEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { BookPage, OpenBook } from "../open-epub.ts";
import { usePages } from "../use-pages.ts";
import { FixedFrame } from "./fixed-frame.tsx";
import { hearSwipes, type Side } from "./hear-turns.ts";

type FixedSpreadProps = {
  book: OpenBook;
  /** One page or two, in the order they are read. */ parts: number[];
  /** 1 shows them whole. */ zoom: number;
  nameOf: (part: number) => string;
  onTurn: (to: Side) => void;
  onLink: (to: string) => void;
  onKey: (event: KeyboardEvent) => void;
};

const ARROWS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const STEP_PX = 80;

/** What is open of a book of fixed pages: drawn whole in the window, side by side where there are two, larger when asked. */
export function FixedSpread({ book, parts, zoom, nameOf, onTurn, onLink, onKey }: FixedSpreadProps) {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  const pages = usePages(book, parts);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => setRoom({ width: element.clientWidth, height: element.clientHeight });
    const watch = new ResizeObserver(measure);
    measure();
    watch.observe(element.parentElement ?? element);
    return () => watch.disconnect();
  }, []);

  const isLarger = zoom > 1;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => isLarger && slide(box.current, event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, [isLarger]);

  // Over pages larger than the window a finger moves them.
  const swiped = (to: Side) => !isLarger && onTurn(to);
  const heard = useRef(swiped);
  useEffect(() => {
    heard.current = swiped;
  });
  useEffect(() => {
    const drop = new AbortController();
    if (box.current) hearSwipes(box.current, drop.signal, (to) => heard.current(to));
    return () => drop.abort();
  }, []);

  const sizes = parts.map((_, at) => sizeOf(pages?.[at]));
  const whole = {
    width: sizes.reduce((sum, { width }) => sum + width, 0),
    height: Math.max(...sizes.map(({ height }) => height)),
  };
  const scale = Math.min(room.width / whole.width, room.height / whole.height) * zoom;

  // What was in the middle stays there; another page begins where its reading does.
  const start = { x: book.direction === "rtl" ? 1 : 0, y: 0 };
  const middle = useRef(isLarger ? start : { x: 0.5, y: 0.5 });
  const isShown = pages !== null && scale > 0;
  useLayoutEffect(() => {
    const { current: element } = box;
    if (!element || !isShown) return;
    const { x, y } = middle.current;
    element.scrollTo(x * element.scrollWidth - element.clientWidth / 2, y * element.scrollHeight - element.clientHeight / 2);
  }, [scale, isShown]);
  function onScroll({ currentTarget: element }: UIEvent<HTMLElement>) {
    middle.current = {
      x: (element.scrollLeft + element.clientWidth / 2) / element.scrollWidth,
      y: (element.scrollTop + element.clientHeight / 2) / element.scrollHeight,
    };
  }

  return (
    <div
      ref={box}
      onScroll={onScroll}
      aria-busy={pages === null}
      className={`flex size-full ${isLarger ? "overflow-auto" : "overflow-hidden"}`}
    >
      {isShown && (
        <div dir={book.direction} className="m-auto flex items-center shadow-pop">
          {parts.map((part, at) => {
            const page = pages[at];
            if (page === undefined || page === "broken") return <BrokenPage key={part} title={nameOf(part)} />;
            return (
              <FixedFrame
                key={part}
                page={page}
                size={sizeOf(page)}
                scale={scale}
                title={nameOf(part)}
                picture={book.picture}
                onSwipe={swiped}
                onEdge={(to) => {
                  const isOuter = parts.length === 1 || (to === "right") === (at === (book.direction === "rtl" ? 0 : 1));
                  if (isOuter) onTurn(to);
                }}
                onLink={onLink}
                onKey={(event) => {
                  if (isLarger) slide(box.current, event);
                  onKey(event);
                }}
              />
            );
          })}
        </div>
      )}
    </div>
  );
}

/** Moves over pages larger than the window. */
function slide(box: HTMLElement | null, event: KeyboardEvent): void {
  const arrow = ARROWS[event.key];
  if (!box || !arrow || document.querySelector("dialog[open]")) return;
  event.preventDefault();
  box.scrollBy(arrow[0] * STEP_PX, arrow[1] * STEP_PX);
}

const UNKNOWN = { width: 600, height: 800 };
const sizeOf = (page: BookPage | "broken" | undefined) =>
  page === undefined || page === "broken" ? UNKNOWN : (page.size ?? UNKNOWN);

const BrokenPage = ({ title }: { title: string }) => (
  <p role="alert" className="max-w-64 p-4 text-center text-sm text-muted">
    {title} não abre aqui. Siga para outra, ou baixe e abra no seu leitor de EPUB.
  </p>
);
