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
    <label className={cx("switch-label", className)}>
      {children && (
        <span className="min-w-0">
          <span className="block text-sm font-semibold">{children}</span>
          {hint && <span className="block text-2xs text-muted">{hint}</span>}
        </span>
      )}
      <input {...rest} {...SWITCH} className="switch" />
    </label>
  );
}
