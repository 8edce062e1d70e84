import { Check, Minus } from "lucide-react";
import { useEffect, useRef, type ComponentProps, type ReactNode } from "react";
import { cx } from "class-variance-authority";
import { useFieldControl } from "./field-control.ts";

type CheckboxProps = Omit<ComponentProps<"input">, "type" | "ref"> & {
  /** Some, not all: draws a dash. */
  mixed?: boolean;
  /** Left out in dense tables, where `aria-label` names it. */
  children?: ReactNode;
};

/** A 20px box; its label is part of the target. */
export function Checkbox({ mixed = false, className, children, ...rest }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed;
  }, [mixed]);
  const invalid = useFieldControl(rest);

  return (
    <label
      className={cx(
        "inline-flex min-h-8 items-start gap-2.5 py-1.5 text-sm has-disabled:cursor-not-allowed has-disabled:text-faint",
        className,
      )}
    >
      <span className="relative grid size-5 shrink-0 place-items-center">
        <input
          {...rest}
          id={rest.id}
          aria-invalid={invalid["aria-invalid"]}
          aria-describedby={invalid["aria-describedby"]}
          ref={box}
          type="checkbox"
          className="peer col-start-1 row-start-1 size-5 appearance-none rounded-[5px] border-[1.5px] border-line-strong bg-surface transition-colors duration-[120ms] checked:border-accent checked:bg-accent indeterminate:border-accent indeterminate:bg-accent hover:border-ink disabled:border-line disabled:bg-well-2 aria-invalid:border-danger forced-colors:appearance-auto"
        />
        <Check
          aria-hidden
          className="pointer-events-none invisible col-start-1 row-start-1 size-3.5 stroke-3 text-accent-ink peer-checked:visible peer-indeterminate:invisible peer-disabled:text-faint forced-colors:hidden"
        />
        <Minus
          aria-hidden
          className="pointer-events-none invisible col-start-1 row-start-1 size-3.5 stroke-3 text-accent-ink peer-indeterminate:visible forced-colors:hidden"
        />
      </span>
      {children && <span className="min-w-0 leading-5">{children}</span>}
    </label>
  );
}
