import { CircleAlert } from "lucide-react";
import { useId, type ReactNode } from "react";
import { cx } from "class-variance-authority";
import { FieldControlContext } from "./field-control.ts";

export function FieldHint({ id, tone, children }: { id: string; tone?: "positive"; children: ReactNode }) {
  return (
    <span id={id} className={cx("text-2xs", tone === "positive" ? "text-positive" : "text-muted")}>
      {children}
    </span>
  );
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <span id={id} className="flex items-start gap-1.5 text-2xs font-medium text-danger">
      <CircleAlert aria-hidden className="mt-px size-4 stroke-2" />
      {children}
    </span>
  );
}

type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  hintTone?: "positive";
  error?: ReactNode;
  optional?: boolean;
  /** Only when something outside must point at the input, such as an error summary. */
  id?: string;
  className?: string;
  children: ReactNode;
};

/** Label, one input, and its hint or error, tied together by ids. */
export function Field({ label, hint, hintTone, error, optional, id, className, children }: FieldProps) {
  const own = useId();
  const inputId = id ?? own;
  const hintId = `${inputId}-hint`;
  const errorId = `${inputId}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(" ") || undefined;

  return (
    <div className={cx("grid content-start gap-1.5", className)}>
      <label htmlFor={inputId} className="text-xs font-semibold">
        {label}
        {optional && <span className="font-normal text-muted"> (opcional)</span>}
      </label>
      <FieldControlContext value={{ id: inputId, describedBy, invalid: Boolean(error) }}>{children}</FieldControlContext>
      {hint && (
        <FieldHint id={hintId} tone={hintTone}>
          {hint}
        </FieldHint>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
