import type { ReactNode } from "react";
import { cva } from "class-variance-authority";

const tagClass = cva(
  "inline-flex min-h-6 shrink-0 items-center gap-1 whitespace-nowrap rounded-[3px] px-2 text-2xs font-semibold [&_svg]:size-3.5 [&_svg]:stroke-[2.25]",
  {
    variants: { look: { mark: "bg-mark text-mark-ink", line: "border border-line-strong" } },
    defaultVariants: { look: "mark" },
  },
);

/** A small label: highlighter for the scarce ones, a line for the rest. */
export function Tag({ look, className, children }: { look?: "mark" | "line"; className?: string; children: ReactNode }) {
  return <span className={tagClass({ look, className })}>{children}</span>;
}
