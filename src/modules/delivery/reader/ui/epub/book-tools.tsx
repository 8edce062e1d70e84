import { AArrowDown, AArrowUp, ChevronLeft, ChevronRight, List } from "lucide-react";
import { IconButton } from "#ui/icon-button.tsx";
import { stepSize } from "./text-size.ts";

type BookToolsProps = {
  part: number;
  parts: number;
  size: number;
  onContents: (() => void) | undefined;
  onPart: (part: number) => void;
  onSize: (size: number) => void;
};

/** The contents, which part, and how large. */
export function BookTools({ part, parts, size, onContents, onPart, onSize }: BookToolsProps) {
  const smaller = stepSize(size, -1);
  const larger = stepSize(size, 1);
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
      <IconButton label="Parte anterior" tip={false} disabled={part <= 0} onClick={() => onPart(part - 1)}>
        <ChevronLeft aria-hidden />
      </IconButton>
      <span aria-live="polite" className="tn min-w-14 text-center text-sm whitespace-nowrap">
        {part + 1} <span className="text-muted">de {parts}</span>
      </span>
      <IconButton label="Parte seguinte" tip={false} disabled={part >= parts - 1} onClick={() => onPart(part + 1)}>
        <ChevronRight aria-hidden />
      </IconButton>
      <span aria-hidden className="mx-1 h-6 w-px bg-line" />
      <IconButton label="Letra menor" tip={false} disabled={smaller === null} onClick={() => smaller !== null && onSize(smaller)}>
        <AArrowDown aria-hidden />
      </IconButton>
      <span aria-live="polite" className="tn w-12 text-center text-2xs text-muted">
        {size}%
      </span>
      <IconButton label="Letra maior" tip={false} disabled={larger === null} onClick={() => larger !== null && onSize(larger)}>
        <AArrowUp aria-hidden />
      </IconButton>
    </>
  );
}
