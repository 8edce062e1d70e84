import { useEffect, useRef, useState } from "react";
import { titleOfPart } from "#modules/catalog/epub/rules/book.ts";
import { spreadsOf } from "#modules/catalog/epub/rules/spreads.ts";
import type { ReadingPlace } from "../../rules.ts";
import { ReaderFrame } from "../reader-frame.tsx";
import { ReaderTrouble } from "../reader-trouble.tsx";
import type { ReadingFacts } from "../reading-facts.ts";
import { bookKeyOf } from "./book-keys.ts";
import { BookTools } from "./book-tools.tsx";
import { ContentsSheet } from "./contents-sheet.tsx";
import { FixedSpread } from "./fixed/fixed-spread.tsx";
import { stepZoom } from "./fixed/zoom.ts";
import type { OpenBook } from "./open-epub.ts";
import { PageFrame } from "./page-frame.tsx";
import type { Start } from "./scroll-place.ts";
import { SizeTools } from "./size-tools.tsx";
import { saveSize, savedSize, stepSize } from "./text-size.ts";
import { usePages } from "./use-pages.ts";
import { useWindowSize } from "./use-window-size.ts";

type BookPartsProps = { reading: ReadingFacts; book: OpenBook; onPlace: (place: ReadingPlace) => void };
/** `visit` tells two goings to the same place apart. */
type Here = { part: number; start: Start; visit: number };

/** One part of the book at a time, or two fixed pages side by side, and the ways among them: contents, arrows, the book's own links. */
export function BookParts({ reading, book, onPlace }: BookPartsProps) {
  const [here, setHere] = useState(() => startOf(reading, book.parts.length));
  const [size, setSize] = useState(savedSize);
  const [zoom, setZoom] = useState(1);
  const [isListing, setListing] = useState(false);
  const spreads = spreadsOf(book.layout, book.direction, useWindowSize());
  const open = spreads.findIndex((parts) => parts.includes(here.part));
  const parts = spreads[open] ?? [here.part];
  const isFixed = book.layout[here.part]?.isFixed === true;

  const nameOf = (part: number) =>
    book.layout[part]?.isFixed ? `Página ${part + 1}` : (titleOfPart(book, part) ?? `Parte ${part + 1}`);

  function goTo(part: number, fragment = "") {
    if (part < 0 || part >= book.parts.length) return;
    setHere({ part, start: { fragment }, visit: here.visit + 1 });
    onPlace({ page: part + 1, offset: 0 });
  }
  const turn = (by: 1 | -1) => goTo(spreads[open + by]?.[0] ?? -1);
  function followTo(to: string) {
    const cut = to.indexOf("#");
    const part = book.parts.indexOf(to.slice(0, cut));
    if (part !== -1) goTo(part, to.slice(cut + 1));
  }
  const zoomBy = (by: 1 | -1) => setZoom(stepZoom(zoom, by) ?? zoom);
  function onKey(event: KeyboardEvent) {
    if (document.querySelector("dialog[open]")) return;
    const asked = bookKeyOf(event, book.direction, isFixed, isFixed && zoom > 1);
    if (!asked) return;
    event.preventDefault();
    if ("turn" in asked) turn(asked.turn);
    else zoomBy(asked.zoom);
  }
  const pressed = useRef(onKey);
  useEffect(() => {
    pressed.current = onKey;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => pressed.current(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);

  return (
    <ReaderFrame
      reading={reading}
      isFixed
      tools={
        <>
          <BookTools
            open={parts}
            parts={book.parts.length}
            direction={book.direction}
            isFixed={isFixed}
            onContents={book.contents.length > 0 ? () => setListing(true) : undefined}
            onTurn={turn}
          />
          {isFixed ? (
            <SizeTools of="pagina" percent={zoom * 100} step={(by) => stepZoom(zoom, by)} onStep={setZoom} />
          ) : (
            <SizeTools
              of="letra"
              percent={size}
              step={(by) => stepSize(size, by)}
              onStep={(to) => {
                setSize(to);
                saveSize(to);
              }}
            />
          )}
        </>
      }
    >
      {isFixed ? (
        <FixedSpread
          key={parts.join(" ")}
          book={book}
          parts={parts}
          zoom={zoom}
          nameOf={nameOf}
          onTurn={(to) => turn((to === "right") === (book.direction === "ltr") ? 1 : -1)}
          onLink={followTo}
          onKey={onKey}
        />
      ) : (
        <FlowingPart
          key={here.visit}
          reading={reading}
          book={book}
          here={here}
          size={size}
          nameOf={nameOf}
          onMove={(offset) => onPlace({ page: here.part + 1, offset })}
          onLink={followTo}
          onKey={onKey}
        />
      )}
      <ContentsSheet
        open={isListing}
        contents={book.contents}
        part={here.part}
        onClose={() => setListing(false)}
        onPick={(line) => {
          setListing(false);
          goTo(line.part, line.fragment);
        }}
      />
    </ReaderFrame>
  );
}

type FlowingPartProps = {
  reading: ReadingFacts;
  book: OpenBook;
  here: Here;
  size: number;
  nameOf: (part: number) => string;
  onMove: (offset: number) => void;
  onLink: (to: string) => void;
  onKey: (event: KeyboardEvent) => void;
};

function FlowingPart({ reading, book, here: { part, start }, size, nameOf, onMove, onLink, onKey }: FlowingPartProps) {
  const [page] = usePages(book, [part]) ?? [];
  const nextPath = book.parts[part + 1];
  if (page === undefined) return null;
  if (page === "broken") {
    return (
      <ReaderTrouble reading={reading} title="Esta parte do livro não abre aqui">
        Siga para outra pelas setas ou pelo sumário, ou baixe e abra no seu leitor de EPUB.
      </ReaderTrouble>
    );
  }
  return (
    <PageFrame
      page={page}
      title={nameOf(part)}
      next={nextPath === undefined ? null : { path: nextPath, title: nameOf(part + 1) }}
      size={size}
      start={start}
      picture={book.picture}
      onMove={onMove}
      onLink={onLink}
      onKey={onKey}
    />
  );
}

/** Where they stopped, when the book still has it. */
function startOf({ place }: ReadingFacts, parts: number): Here {
  const isThere = place !== null && place.page <= parts;
  return { part: isThere ? place.page - 1 : 0, start: { offset: isThere ? place.offset : 0 }, visit: 0 };
}
