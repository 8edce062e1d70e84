import type { ReactNode } from "react";
import { cva, type VariantProps } from "class-variance-authority";

const pillClass = cva(
  "inline-flex min-h-[26px] items-center gap-1.5 whitespace-nowrap rounded-full py-0.5 pr-2.5 pl-2 text-2xs font-semibold [&_svg]:size-3.5 [&_svg]:stroke-[2.25]",
  {
    variants: {
      tone: {
        positive: "bg-positive-soft text-positive",
        warning: "bg-warning-soft text-warning",
        danger: "bg-danger-soft text-danger",
        info: "bg-info-soft text-info",
        neutral: "bg-well-2 text-muted",
        accent: "bg-accent-soft text-accent",
      },
    },
    defaultVariants: { tone: "neutral" },
  },
);

export type StatusTone = NonNullable<VariantProps<typeof pillClass>["tone"]>;

type StatusPillProps = { tone: StatusTone; icon: ReactNode; status: string; className?: string; children: ReactNode };

/** Where something stands: colour, icon and word together. `status` goes out as `data-status`. */
export function StatusPill({ tone, icon, status, className, children }: StatusPillProps) {
  return (
    <span data-status={status} className={pillClass({ tone, className })}>
      <span aria-hidden className="contents">
        {icon}
      </span>
      {children}
    </span>
  );
}
