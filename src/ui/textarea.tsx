import type { ComponentProps } from "react";
import { formatCount } from "#kit/format.ts";
import { useFieldControl } from "./field-control.ts";
import { bareInputClass, InputFrame } from "./input-frame.tsx";

type TextareaProps = ComponentProps<"textarea"> & {
  /** Shows how much of `maxLength` is used. Only with a controlled `value`. */
  counted?: boolean;
};

/** Several lines of text, growing with what is written. */
export function Textarea({ counted, className, rows = 4, ...rest }: TextareaProps) {
  const used = typeof rest.value === "string" ? rest.value.length : 0;
  return (
    <div className="grid gap-1">
      <InputFrame area className={className}>
        <textarea
          {...rest}
          {...useFieldControl(rest)}
          rows={rows}
          className={`${bareInputClass} field-sizing-content resize-y px-3.5 py-3 leading-[1.5] min-h-[calc(1.5em*var(--rows)+24px)]`}
          style={{ "--rows": rows } as React.CSSProperties}
        />
      </InputFrame>
      {counted && rest.maxLength && (
        <span className="tn justify-self-end text-2xs text-muted" aria-hidden>
          {formatCount(used)} de {formatCount(rest.maxLength)}
        </span>
      )}
    </div>
  );
}
