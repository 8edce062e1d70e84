import { ChevronDown } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { useFieldControl } from "./field-control.ts";
import { bareInputClass, InputFrame } from "./input-frame.tsx";

type SelectProps = Omit<ComponentProps<"select">, "size"> & { before?: ReactNode; dense?: boolean };

/** A native select in the same frame as the other inputs. */
export function Select({ before, dense, className, children, ...rest }: SelectProps) {
  return (
    <InputFrame before={before} dense={dense} className={`relative ${className ?? ""}`}>
      <select {...rest} {...useFieldControl(rest)} className={`${bareInputClass} -mr-9 truncate pr-9`}>
        {children}
      </select>
      <ChevronDown aria-hidden className="pointer-events-none size-5" />
    </InputFrame>
  );
}
