import type { ReactNode } from "react";
import { cva } from "class-variance-authority";

const tagClass = cva("tag", {
  variants: { look: { mark: "tag-mark", line: "tag-line" } },
  defaultVariants: { look: "mark" },
});

/** A small label: highlighter for the scarce ones, a line for the rest. */
export function Tag({ look, className, children }: { look?: "mark" | "line"; className?: string; children: ReactNode }) {
  return <span className={tagClass({ look, className })}>{children}</span>;
}
