import type { ReactNode } from "react";
import { cva, type VariantProps } from "class-variance-authority";

const frameClass = cva("input-frame", {
  variants: {
    dense: { true: "input-frame-dense" },
    valid: { true: "input-frame-valid" },
    area: { true: "input-frame-area" },
  },
});

/** Stretches over the frame, which draws the border and the focus ring for it. */
export const bareInputClass = "bare-input";

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
      {before && <span className="input-before">{before}</span>}
      {children}
      {after && <span className="flex shrink-0 items-center [&_svg]:size-5">{after}</span>}
    </div>
  );
}
