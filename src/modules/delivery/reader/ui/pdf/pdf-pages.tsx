import { useEffect, useRef, useState } from "react";
import { ReaderFrame } from "../reader-frame.tsx";
import type { ReadingFacts } from "../reading-facts.ts";
import type { Pdf } from "./open-pdf.ts";
import { PageSheet } from "./page-sheet.tsx";
import { PdfTools } from "./pdf-tools.tsx";
import { placeInWindow, scrollToPlace } from "./page-places.ts";

const GUTTER = 24;
const WIDEST = 900;

type PdfPagesProps = {
  reading: ReadingFacts;
  pdf: Pdf;
  /** Height over width of the first page, held by each until its own is known. */ ratio: number;
  onPlace: (place: { page: number; offset: number }) => void;
};

/** All the pages, each drawn as it comes near; the window's own scroll moves among them. */
export function PdfPages({ reading, pdf, ratio, onPlace }: PdfPagesProps) {
  const sheets = useRef<HTMLDivElement>(null);
  const [fit, setFit] = useState(0);
  const [zoom, setZoom] = useState(1);
  const [page, setPage] = useState(1);
  const here = useRef(startOf(reading, pdf.numPages));

  useEffect(() => {
    const box = sheets.current;
    if (!box) return;
    const measure = () => setFit(Math.min(WIDEST, box.clientWidth - GUTTER));
    const watch = new ResizeObserver(measure);
    measure();
    watch.observe(box);
    return () => watch.disconnect();
  }, []);

  const width = Math.round(fit * zoom);
  // Another width is another height: whoever reads stays at the same line.
  useEffect(() => {
    if (width > 0 && sheets.current) scrollToPlace(sheets.current, here.current);
  }, [width]);

  useEffect(() => {
    let requested = 0;
    const look = () => {
      cancelAnimationFrame(requested);
      requested = requestAnimationFrame(() => {
        const place = sheets.current && placeInWindow(sheets.current);
        if (!place) return;
        here.current = place;
        setPage(place.page);
        onPlace(place);
      });
    };
    window.addEventListener("scroll", look, { passive: true });
    return () => {
      cancelAnimationFrame(requested);
      window.removeEventListener("scroll", look);
    };
  });

  const goToPage = (to: number) => sheets.current && scrollToPlace(sheets.current, { page: to, offset: 0 });

  async function goTo(target: unknown) {
    const steps = typeof target === "string" ? await pdf.getDestination(target) : target;
    const [ref] = Array.isArray(steps) ? (steps as unknown[]) : [];
    if (ref === undefined || ref === null) return;
    const index =
      typeof ref === "number" ? ref : await pdf.getPageIndex(ref as Parameters<Pdf["getPageIndex"]>[0]).catch(() => null);
    if (index !== null) goToPage(index + 1);
  }

  return (
    <ReaderFrame
      reading={reading}
      tools={<PdfTools page={page} pages={pdf.numPages} zoom={zoom} onPage={goToPage} onZoom={setZoom} />}
    >
      <div ref={sheets} className="overflow-x-auto px-3 py-4 md:py-6">
        {width > 0 &&
          Array.from({ length: pdf.numPages }, (_, index) => (
            <PageSheet
              key={index}
              pdf={pdf}
              number={index + 1}
              width={width}
              ratio={ratio}
              onLink={(target) => void goTo(target)}
            />
          ))}
      </div>
    </ReaderFrame>
  );
}

/** The page they stopped at, when the file still has it. */
function startOf({ place }: ReadingFacts, pages: number): { page: number; offset: number } {
  return place && place.page <= pages ? place : { page: 1, offset: 0 };
}
