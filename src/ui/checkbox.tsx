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
    <label className={cx("tick-label", className)}>
      <input
        {...rest}
        id={rest.id}
        aria-invalid={invalid["aria-invalid"]}
        aria-describedby={invalid["aria-describedby"]}
        ref={box}
        type="checkbox"
        className="tick"
      />
      {typeof children === "string" ? children : children && <span>{children}</span>}
    </label>
  );
}
