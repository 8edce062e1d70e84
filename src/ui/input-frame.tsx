import type { ReactNode } from "react";
import { cva, type VariantProps } from "class-variance-authority";

const frameClass = cva(
  [
    "flex w-full min-w-0 gap-2.5 rounded-ctl border-[1.5px] bg-surface transition-[border-color]",
    "has-[[aria-invalid=true]]:border-danger has-disabled:border-line has-disabled:bg-well-2 has-disabled:text-faint",
    "has-[[readonly]]:border-line has-[[readonly]]:bg-well",
    "has-focus-visible:border-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-accent",
  ],
  {
    variants: {
      dense: { true: "min-h-10 text-sm", false: "min-h-12 text-md" },
      valid: { true: "border-positive", false: "border-line-strong not-has-[[aria-invalid=true]]:hover:border-ink" },
      area: { true: "items-stretch", false: "items-center" },
    },
    compoundVariants: [
      { area: false, dense: true, class: "px-3" },
      { area: false, dense: false, class: "px-3.5" },
    ],
    defaultVariants: { dense: false, valid: false, area: false },
  },
);

/** Stretches over the frame, which draws the border and the focus ring for it. */
export const bareInputClass =
  "min-w-0 flex-1 self-stretch appearance-none border-0 bg-transparent p-0 outline-none max-md:text-md";

type InputFrameProps = VariantProps<typeof frameClass> & {
  before?: ReactNode;
  after?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** The box around an input: prefix, input, suffix. */
export function InputFrame({ before, after, dense, valid, area, className, children }: InputFrameProps) {
  return (
    <div className={frameClass({ dense, valid, area, className })}>
      {before && <span className="shrink-0 text-muted [&_svg]:size-5">{before}</span>}
      {children}
      {after && <span className="flex shrink-0 items-center [&_svg]:size-5">{after}</span>}
    </div>
  );
}
