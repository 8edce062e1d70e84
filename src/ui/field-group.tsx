import { useId, type ReactNode } from "react";
import { cx } from "class-variance-authority";
import { FieldError, FieldHint } from "./field.tsx";

type FieldGroupProps = {
  legend: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  optional?: boolean;
  id?: string;
  className?: string;
  children: ReactNode;
};

/** Several controls under one question: radios, checkboxes, radio cards. */
export function FieldGroup({ legend, hint, error, optional, id, className, children }: FieldGroupProps) {
  const own = useId();
  const groupId = id ?? own;
  const describedBy = [hint && `${groupId}-hint`, error && `${groupId}-error`].filter(Boolean).join(" ") || undefined;

  return (
    <fieldset id={groupId} tabIndex={-1} data-wrong={error ? "" : undefined} aria-describedby={describedBy} className="min-w-0">
      <legend className="mb-2 text-xs font-semibold">
        {legend}
        {optional && <span className="font-normal text-muted"> (opcional)</span>}
      </legend>
      <div className={cx("grid content-start gap-2", className)}>{children}</div>
      <div className="mt-1.5 grid gap-1.5 empty:hidden">
        {hint && <FieldHint id={`${groupId}-hint`}>{hint}</FieldHint>}
        {error && <FieldError id={`${groupId}-error`}>{error}</FieldError>}
      </div>
    </fieldset>
  );
}
