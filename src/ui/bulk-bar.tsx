import type { ReactNode } from "react";
import { cx } from "class-variance-authority";
import { Button } from "./button.tsx";

type BulkBarProps = {
  /** "3 selecionados, R$ 260,90". */
  summary: ReactNode;
  onClear: () => void;
  className?: string;
  /** Ghost buttons, small. */
  children: ReactNode;
};

/** What can be done to the marked rows: an ink bar over the table; floats above the bottom bar on small screens. */
export function BulkBar({ summary, onClear, className, children }: BulkBarProps) {
  return (
    <section
      aria-label="Ações para os selecionados"
      className={cx(
        "flex flex-wrap items-center gap-1.5 bg-ink py-2 pr-3 pl-5 text-bg",
        "[&>button]:hover:bg-bg/16 [&>button]:active:bg-bg/24 [&>:focus-visible]:outline-bg",
        "max-md:fixed max-md:inset-x-3 max-md:bottom-[calc(84px+env(safe-area-inset-bottom))] max-md:z-20 max-md:rounded-panel max-md:pl-3.5 max-md:shadow-pop",
        className,
      )}
    >
      <output className="tn mr-3 text-xs font-semibold">{summary}</output>
      {children}
      <Button variant="ghost" size="sm" className="ml-auto" onClick={onClear}>
        Limpar
      </Button>
    </section>
  );
}
