import type { ComponentProps, ReactNode } from "react";
import { cx } from "class-variance-authority";

/** The 20px circle alone, for cards that draw their own label. */
export function RadioMark({ className, ...rest }: Omit<ComponentProps<"input">, "type">) {
  return (
    <input
      {...rest}
      type="radio"
      className={cx(
        "grid size-5 shrink-0 appearance-none place-items-center rounded-full border-[1.5px] border-line-strong bg-surface transition-colors",
        "before:size-2.5 before:scale-0 before:rounded-full before:bg-accent before:transition-transform checked:border-accent checked:before:scale-100",
        "hover:border-ink disabled:border-line disabled:bg-well-2 forced-colors:appearance-auto forced-colors:before:hidden",
        className,
      )}
    />
  );
}

type RadioProps = Omit<ComponentProps<"input">, "type"> & { children: ReactNode };

export function Radio({ className, children, ...rest }: RadioProps) {
  return (
    <label
      className={cx(
        "inline-flex min-h-8 items-start gap-2.5 py-1.5 text-sm has-disabled:cursor-not-allowed has-disabled:text-faint",
        className,
      )}
    >
      <RadioMark {...rest} />
      <span className="min-w-0 leading-5">{children}</span>
    </label>
  );
}
