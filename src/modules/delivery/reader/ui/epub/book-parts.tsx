import { useEffect, useRef, useState } from "react";
import { titleOfPart } from "#modules/catalog/epub/rules/book.ts";
import type { ReadingPlace } from "../../rules.ts";
import { ReaderFrame } from "../reader-frame.tsx";
import { ReaderTrouble } from "../reader-trouble.tsx";
import type { ReadingFacts } from "../reading-facts.ts";
import { BookTools } from "./book-tools.tsx";
import { ContentsSheet } from "./contents-sheet.tsx";
import type { BookPage, OpenBook } from "./open-epub.ts";
import { PageFrame, type Start } from "./page-frame.tsx";
import { saveSize, savedSize } from "./text-size.ts";

type BookPartsProps = { reading: ReadingFacts; book: OpenBook; onPlace: (place: ReadingPlace) => void };
/** `visit` tells two goings to the same place apart. */
type Here = { part: number; start: Start; visit: number };

/** One part of the book at a time, and the ways among them: the contents, the arrows, the book's own links. */
export function BookParts({ reading, book, onPlace }: BookPartsProps) {
  const [here, setHere] = useState(() => startOf(reading, book.parts.length));
  const [size, setSize] = useState(savedSize);
  const [isListing, setListing] = useState(false);
  const page = usePage(book, here.part);

  const nameOf = (part: number) => titleOfPart(book, part) ?? `Parte ${part + 1}`;
  const nextPath = book.parts[here.part + 1];

  function goTo(part: number, fragment = "") {
    if (part < 0 || part >= book.parts.length) return;
    setHere({ part, start: { fragment }, visit: here.visit + 1 });
    onPlace({ page: part + 1, offset: 0 });
  }
  function followTo(to: string) {
    const cut = to.indexOf("#");
    const part = book.parts.indexOf(to.slice(0, cut));
    if (part !== -1) goTo(part, to.slice(cut + 1));
  }
  function onKey(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || document.querySelector("dialog[open]")) return;
    if (event.key === "ArrowLeft") goTo(here.part - 1);
    if (event.key === "ArrowRight") goTo(here.part + 1);
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
        <BookTools
          part={here.part}
          parts={book.parts.length}
          size={size}
          onContents={book.contents.length > 0 ? () => setListing(true) : undefined}
          onPart={goTo}
          onSize={(to) => {
            setSize(to);
            saveSize(to);
          }}
        />
      }
    >
      {page === "broken" && (
        <ReaderTrouble reading={reading} title="Esta parte do livro não abre aqui">
          Siga para outra pelas setas ou pelo sumário, ou baixe e abra no seu leitor de EPUB.
        </ReaderTrouble>
      )}
      {page !== null && page !== "broken" && (
        <PageFrame
          key={here.visit}
          page={page}
          title={nameOf(here.part)}
          next={nextPath === undefined ? null : { path: nextPath, title: nameOf(here.part + 1) }}
          size={size}
          start={here.start}
          picture={book.picture}
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

/** A part of the book made ready; null while it is. */
function usePage(book: OpenBook, part: number): BookPage | "broken" | null {
  const [made, setMade] = useState<{ part: number; page: BookPage | "broken" } | null>(null);
  useEffect(() => {
    let isLeft = false;
    const make = (page: BookPage | "broken") => !isLeft && setMade({ part, page });
    void book.page(part).then(make, () => make("broken"));
    return () => {
      isLeft = true;
    };
  }, [book, part]);
  return made?.part === part ? made.page : null;
}

/** Where they stopped, when the book still has it. */
function startOf({ place }: ReadingFacts, parts: number): Here {
  const isThere = place !== null && place.page <= parts;
  return { part: isThere ? place.page - 1 : 0, start: { offset: isThere ? place.offset : 0 }, visit: 0 };
}
