import { ChevronLeft, ChevronRight, List } from "lucide-react";
import type { Direction } from "#modules/catalog/epub/rules/layout.ts";
import { IconButton } from "#ui/icon-button.tsx";

type BookToolsProps = {
  /** Which parts, in the order they are read. */ open: number[];
  parts: number;
  direction: Direction;
  isFixed: boolean;
  onContents: (() => void) | undefined;
  onTurn: (by: 1 | -1) => void;
};

/** The contents, which part, and the one before and after: on the side where the book has them. */
export function BookTools({ open, parts, direction, isFixed, onContents, onTurn }: BookToolsProps) {
  const [first, last] = [open[0] ?? 0, open.at(-1) ?? 0];
  const word = isFixed ? "Página" : "Parte";
  const [Back, Onward] = direction === "rtl" ? [ChevronRight, ChevronLeft] : [ChevronLeft, ChevronRight];
  return (
    <>
      {onContents && (
        <>
          <IconButton label="Sumário" tip={false} onClick={onContents}>
            <List aria-hidden />
          </IconButton>
          <span aria-hidden className="mx-1 h-6 w-px bg-line" />
        </>
      )}
      <div dir={direction} className="flex items-center gap-1">
        <IconButton label={`${word} anterior`} tip={false} disabled={first <= 0} onClick={() => onTurn(-1)}>
          <Back aria-hidden />
        </IconButton>
        <span dir="ltr" aria-live="polite" className="tn min-w-14 text-center text-sm whitespace-nowrap">
          {first === last ? first + 1 : `${first + 1}–${last + 1}`} <span className="text-muted">de {parts}</span>
        </span>
        <IconButton label={`${word} seguinte`} tip={false} disabled={last >= parts - 1} onClick={() => onTurn(1)}>
          <Onward aria-hidden />
        </IconButton>
      </div>
    </>
  );
}
