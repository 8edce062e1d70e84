import type { ReactNode } from "react";
import { cx } from "class-variance-authority";
import type { Paper } from "#kit/papers.ts";

type VoucherPanelProps = {
  paper?: Paper;
  label: string;
  /** What stands before each dashed tear line, left to right. */ parts: ReactNode[];
  className?: string;
};

/** Coloured paper with dashed tear lines between its parts. Money is always on `menta`. */
export function VoucherPanel({ paper = "menta", label, parts, className }: VoucherPanelProps) {
  return (
    <section
      aria-label={label}
      data-paper={paper}
      className={cx(
        "grid overflow-hidden rounded-panel bg-(--paper) text-ink md:auto-cols-[minmax(0,1fr)] md:grid-flow-col",
        className,
      )}
    >
      {parts.map((part, index) => (
        <div
          key={index}
          className={cx(
            "min-w-0 px-4 pt-[18px] pb-5 md:px-6 md:pt-[22px] md:pb-6",
            index > 0 && "border-(--paper-ink)/40 border-dashed max-md:border-t-[1.5px] md:border-l-[1.5px]",
          )}
        >
          {part}
        </div>
      ))}
    </section>
  );
}
