import { useEffect, useState } from "react";
import type { ShownPreview } from "#modules/catalog/schema/product-page.ts";
import type { BookPage, OpenBook } from "#modules/delivery/reader/ui/epub/open-epub.ts";
import { PageFrame } from "#modules/delivery/reader/ui/epub/page-frame.tsx";
import { useEpub } from "#modules/delivery/reader/ui/epub/use-epub.ts";
import { Button } from "#ui/button.tsx";
import { Overlay } from "#ui/overlay.tsx";
import { Skeleton } from "#ui/skeleton.tsx";

const START = { offset: 0 };
const SIZE = 100;
const ignore = () => {};

type ChapterReaderProps = { preview: ShownPreview; isOpen: boolean; onClose: () => void };

/** The beginning of a book over the page, in the reader that buyers read it in. */
export function ChapterReader({ preview, isOpen, onClose }: ChapterReaderProps) {
  return (
    <Overlay open={isOpen} onClose={onClose} title={preview.facts.chapter ?? "Começo do livro"} width="wide">
      {isOpen && <Chapter preview={preview} onClose={onClose} />}
    </Overlay>
  );
}

function Chapter({ preview, onClose }: { preview: ShownPreview; onClose: () => void }) {
  const { again, ...state } = useEpub(`/previas/${preview.id}`);
  if (state.is === "open") return <FirstPage book={state.book} title={preview.fileName} onClose={onClose} />;
  if (state.is === "opening") {
    return (
      <div aria-busy className="grid gap-3">
        <output className="sr-only">Abrindo o livro</output>
        <Skeleton className="h-6 w-2/3" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-10/12" />
      </div>
    );
  }
  return (
    <div role="alert" className="grid justify-items-start gap-3 text-sm">
      <p>O trecho não pôde ser aberto agora.</p>
      <Button onClick={again}>Tentar de novo</Button>
    </div>
  );
}

function FirstPage({ book, title, onClose }: { book: OpenBook; title: string; onClose: () => void }) {
  const [page, setPage] = useState<BookPage | null>(null);
  useEffect(() => {
    let isHere = true;
    void book.page(0).then(
      (first) => isHere && setPage(first),
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [book]);
  return (
    <div className="h-[70dvh]">
      {page && (
        <PageFrame
          page={page}
          title={`Começo de ${title}`}
          next={null}
          size={SIZE}
          start={START}
          picture={book.picture}
          onMove={ignore}
          onLink={ignore}
          onKey={(event) => event.key === "Escape" && onClose()}
        />
      )}
    </div>
  );
}
