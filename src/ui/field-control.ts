import { createContext, use } from "react";

type FieldControl = { id: string; describedBy: string | undefined; invalid: boolean };

export const FieldControlContext = createContext<FieldControl | null>(null);

type OwnAttributes = {
  id?: string;
  "aria-describedby"?: string;
  "aria-invalid"?: boolean | "true" | "false" | "grammar" | "spelling";
};

/** The attributes that tie an input to the field around it; what the input says itself wins. */
export function useFieldControl(own: OwnAttributes) {
  const field = use(FieldControlContext);
  return {
    id: own.id ?? field?.id,
    "aria-describedby": [own["aria-describedby"], field?.describedBy].filter(Boolean).join(" ") || undefined,
    "aria-invalid": own["aria-invalid"] ?? (field?.invalid ? true : undefined),
  };
}
