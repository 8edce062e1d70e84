import { ChevronDown, ChevronUp, GripVertical } from "lucide-react";
import { IconButton } from "./icon-button.tsx";
import type { useReorder } from "./use-reorder.ts";

type ReorderHandleProps = ReturnType<ReturnType<typeof useReorder>["handle"]> & { className?: string };

const STEP = "grid size-6 place-items-center rounded-block text-muted hover:text-ink disabled:opacity-40 [&_svg]:size-4";

/** What an item of `useReorder` is dragged by, and the two presses that do the same one place at a time. */
export function ReorderHandle({ name, isFirst, isLast, onMove, className = "", ...grip }: ReorderHandleProps) {
  return (
    <span className={`flex flex-col items-center ${className}`}>
      <IconButton {...grip} size="sm" tip="Arraste, ou espaço e setas" className="cursor-grab text-muted active:cursor-grabbing">
        <GripVertical aria-hidden />
      </IconButton>
      <span className="flex">
        <button type="button" aria-label={`Subir ${name}`} disabled={isFirst} className={STEP} onClick={() => onMove(-1)}>
          <ChevronUp aria-hidden />
        </button>
        <button type="button" aria-label={`Descer ${name}`} disabled={isLast} className={STEP} onClick={() => onMove(1)}>
          <ChevronDown aria-hidden />
        </button>
      </span>
    </span>
  );
}
