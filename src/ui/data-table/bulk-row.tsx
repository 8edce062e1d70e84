import type { ReactNode } from "react";
import { formatCount } from "#kit/format.ts";
import { BulkBar } from "../bulk-bar.tsx";
import { Button } from "../button.tsx";
import type { Marks } from "./selection.ts";

type BulkRowProps = {
  marks: Marks;
  total: number;
  words: { one: string; many: string; isFeminine?: true };
  message: string;
  children: ReactNode;
};

/** How many rows are marked and what may be done to them; a whole page marked offers all that the filters find. */
export function BulkRow({ marks, total, words, message, children }: BulkRowProps) {
  const isAll = marks.selection.kind === "all";
  return (
    <BulkBar
      onClear={marks.clear}
      summary={
        <>
          {isAll && (words.isFeminine ? "Todas: " : "Todos: ")}
          {formatCount(marks.count)} {marks.count === 1 ? words.one : words.many}
          {message}
        </>
      }
    >
      {!isAll && marks.isPageMarked && total > marks.count && (
        <Button variant="ghost" size="sm" className="underline underline-offset-3" onClick={marks.markAll}>
          Selecionar {words.isFeminine ? "as" : "os"} {formatCount(total)}
        </Button>
      )}
      {children}
    </BulkBar>
  );
}
