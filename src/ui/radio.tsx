import type { ComponentProps, ReactNode } from "react";
import { cx } from "class-variance-authority";

/** The 20px circle alone, for cards that draw their own label. */
export function RadioMark({ className, ...rest }: Omit<ComponentProps<"input">, "type">) {
  return <input {...rest} type="radio" className={cx("radio-mark", className)} />;
}

type RadioProps = Omit<ComponentProps<"input">, "type"> & { children: ReactNode };

export function Radio({ className, children, ...rest }: RadioProps) {
  return (
    <label className={cx("tick-label", className)}>
      <RadioMark {...rest} />
      <span className="min-w-0">{children}</span>
    </label>
  );
}
