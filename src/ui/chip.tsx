import { X } from "lucide-react";
import type { ComponentProps } from "react";
import { cva } from "class-variance-authority";

/** The look of a filter chip, for links too. */
export const chipClass = cva(
  "inline-flex min-h-9 shrink-0 items-center gap-2 whitespace-nowrap rounded-full border px-3 text-xs font-medium transition-colors disabled:border-line disabled:bg-well-2 disabled:text-faint [&_svg]:size-[15px]",
  {
    variants: { on: { true: "border-ink bg-ink text-bg", false: "border-line-strong bg-surface hover:border-ink" } },
    defaultVariants: { on: false },
  },
);

export function Chip({ on = false, className, type = "button", ...rest }: ComponentProps<"button"> & { on?: boolean }) {
  return <button {...rest} type={type} aria-pressed={on} className={chipClass({ on, className })} />;
}

type RemovableChipProps = Omit<ComponentProps<"button">, "children"> & { children: string };

/** A filter that is on; pressing takes it off. */
export function RemovableChip({ className, type = "button", children, ...rest }: RemovableChipProps) {
  return (
    <button {...rest} type={type} aria-label={`Tirar o filtro ${children}`} className={chipClass({ className })}>
      {children}
      <X aria-hidden />
    </button>
  );
}
