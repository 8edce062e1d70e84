import { useEffect, useRef, useState } from "react";
import { drawPage } from "./draw-page.ts";
import type { Pdf } from "./open-pdf.ts";

type PageSheetProps = { pdf: Pdf; number: number; width: number; ratio: number; onLink: (target: unknown) => void };

/** One page: its place is held before it is drawn, and given back when it is far away. */
export function PageSheet({ pdf, number, width, ratio, onLink }: PageSheetProps) {
  const box = useRef<HTMLElement>(null);
  const link = useRef(onLink);
  const [isNear, setNear] = useState(false);
  const [ownRatio, setOwnRatio] = useState(ratio);
  const [isBroken, setBroken] = useState(false);

  useEffect(() => {
    link.current = onLink;
  });

  useEffect(() => {
    if (!box.current) return;
    const watch = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), { rootMargin: "100% 0px" });
    watch.observe(box.current);
    return () => watch.disconnect();
  }, []);

  useEffect(() => {
    if (!isNear) return;
    let isLeft = false;
    let stop = () => {};
    async function draw() {
      const page = await pdf.getPage(number);
      if (isLeft || !box.current) return;
      const { width: plainWidth, height } = page.getViewport({ scale: 1 });
      setOwnRatio(height / plainWidth);
      stop = drawPage(page, box.current, width, (target) => link.current(target));
    }
    void draw().catch(() => !isLeft && setBroken(true));
    return () => {
      isLeft = true;
      stop();
    };
  }, [pdf, number, width, isNear]);

  return (
    <div className="pb-3 md:pb-5">
      {isBroken && <p className="mx-auto max-w-[900px] py-2 text-sm text-danger">A página {number} não pôde ser desenhada.</p>}
      <section
        ref={box}
        aria-label={`Página ${number}`}
        className="relative mx-auto bg-white shadow-[0_1px_3px_oklch(0_0_0/0.2)]"
        style={{ width, height: Math.round(width * ownRatio) }}
      />
    </div>
  );
}
