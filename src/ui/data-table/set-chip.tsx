import { X } from "lucide-react";
import type { ReactNode } from "react";
import { RouterLink } from "../router-link.tsx";

export const emptyChipClass =
  "inline-flex min-h-10 items-center gap-2 rounded-ctl border border-dashed border-line-strong px-3 text-sm font-semibold hover:border-ink hover:bg-well [&_svg]:size-4";
export const valueClass =
  "inline-flex min-h-10 max-w-64 items-center gap-2 py-1 pr-1 pl-3 text-left text-sm font-semibold [&_svg]:size-4";

type SetChipProps = { label: string; offHref: string; children: ReactNode };

/** A filter that is on: its value, and the link that takes it off. */
export function SetChip({ label, offHref, children }: SetChipProps) {
  return (
    <span className="inline-flex min-h-10 items-center rounded-ctl border border-accent bg-accent-soft text-accent">
      {children}
      <RouterLink
        keepScroll
        href={offHref}
        aria-label={`Tirar o filtro ${label}`}
        className="grid size-9 place-items-center rounded-ctl hover:bg-accent/12"
      >
        <X aria-hidden className="size-4" />
      </RouterLink>
    </span>
  );
}
