import type { ComponentProps, ReactNode } from "react";
import { cx } from "class-variance-authority";

type SwitchProps = Omit<ComponentProps<"input">, "type" | "role"> & {
  hint?: ReactNode;
  /** Left out in tables, where `aria-label` names it. */
  children?: ReactNode;
};

/** Its state is the checkbox's own, so no `aria-checked`. */
const SWITCH = { type: "checkbox", role: "switch" } as const;

/** On or off, at once. What waits for a "Salvar" is a checkbox. */
export function Switch({ hint, className, children, ...rest }: SwitchProps) {
  return (
    <label
      className={cx(
        "flex min-h-11 items-center justify-between gap-4 py-1 has-disabled:cursor-not-allowed has-disabled:text-faint",
        className,
      )}
    >
      {children && (
        <span className="min-w-0">
          <span className="block text-sm font-semibold">{children}</span>
          {hint && <span className="block text-2xs text-muted">{hint}</span>}
        </span>
      )}
      <input
        {...rest}
        {...SWITCH}
        className={cx(
          "relative h-6 w-10 shrink-0 appearance-none rounded-full bg-line-strong transition-colors checked:bg-accent disabled:bg-well-2",
          "before:absolute before:top-[3px] before:left-[3px] before:size-[18px] before:rounded-full before:bg-white before:transition-[left,background-color] before:duration-[120ms]",
          "checked:before:left-[19px] checked:before:bg-accent-ink disabled:before:bg-faint forced-colors:appearance-auto forced-colors:before:hidden",
        )}
      />
    </label>
  );
}
