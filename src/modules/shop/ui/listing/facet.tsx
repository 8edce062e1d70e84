import { useEffect, useRef, useState, type ReactNode } from "react";
import { formatCount } from "#kit/format.ts";
import { once } from "#kit/once.ts";

type FacetProps = { title: string; isFolded?: boolean; children: ReactNode };

/** One group of filters: a fio, its name, and what can be chosen. Folds away; what begins folded is drawn when it is first opened. */
export function Facet({ title, isFolded = false, children }: FacetProps) {
  const [isDrawn, setDrawn] = useState(!isFolded);
  const group = useRef<HTMLDetailsElement>(null);
  // Opened before the page's scripts came.
  useEffect(() => {
    if (group.current?.open) setDrawn(true);
  }, []);
  return (
    <details ref={group} open={!isFolded} onToggle={(event) => event.currentTarget.open && setDrawn(true)} className="facet">
      <summary>{title}</summary>
      {isDrawn && children}
    </details>
  );
}

const rounded = once(() => new Intl.NumberFormat("pt-BR", { notation: "compact", maximumSignificantDigits: 2 }));

/** How many a filter would leave; rounded when it comes from a sample. */
export function FacetCount({ count, exact }: { count: number; exact: boolean }) {
  const isRounded = !exact && count >= 1000;
  return (
    <span className="facet-count">
      {isRounded && <span className="sr-only">cerca de </span>}
      {isRounded ? rounded().format(count) : formatCount(count)}
    </span>
  );
}
