import type { ReactNode } from "react";
import { formatShare } from "#kit/percent.ts";

const COLOURS = ["bg-c1", "bg-c2", "bg-c4", "bg-c5", "bg-c6"];

export type Part = { name: string; value: number; detail: ReactNode; isRest?: boolean };

/** Parts of a whole: one stacked bar and the list of them, largest first. */
export function PartsBar({ label, parts }: { label: string; parts: readonly Part[] }) {
  const whole = parts.reduce((sum, part) => sum + Math.max(part.value, 0), 0);
  const colourOf = (part: Part, index: number): string => (part.isRest ? "bg-faint" : (COLOURS[index] ?? "bg-faint"));
  const share = (part: Part): number => (whole === 0 ? 0 : Math.max(part.value, 0) / whole);
  return (
    <>
      <div aria-hidden className="flex h-9 gap-0.5 overflow-hidden rounded-sheet">
        {parts.map((part, index) => (
          <span key={part.name} className={`drawn-part ${colourOf(part, index)}`} style={{ width: `${share(part) * 100}%` }} />
        ))}
      </div>
      <ul aria-label={label} className="mt-2">
        {parts.map((part, index) => (
          <li key={part.name} className="flex items-center gap-2.5 border-b border-line py-2 text-sm last:border-0">
            <span aria-hidden className={`drawn-part size-3 shrink-0 rounded-sheet ${colourOf(part, index)}`} />
            <span className="min-w-0 flex-1 wrap-anywhere">{part.name}</span>
            <span className="tn text-right text-2xs text-muted">{part.detail}</span>
            <span className="tn w-16 text-right font-semibold whitespace-nowrap">{formatShare(share(part))}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
