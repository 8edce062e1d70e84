import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { Button, type ButtonProps } from "./button.tsx";

const SHOWN_MS = 2500;

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

type CopyButtonProps = Omit<ButtonProps, "onClick" | "children" | "loading" | "loadingLabel"> & {
  text: string;
  /** "Copiar código". */
  label: string;
  /** "Código copiado". */
  copiedLabel: string;
};

/** Copies a text and says so, on itself and to screen readers. */
export function CopyButton({ text, label, copiedLabel, ...rest }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<"copied" | "refused" | null>(null);

  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  const shown = outcome === "copied" ? copiedLabel : outcome === "refused" ? "Selecione e copie à mão" : label;
  return (
    <>
      <Button {...rest} onClick={() => void copy(text).then((done) => setOutcome(done ? "copied" : "refused"))}>
        {outcome === "copied" ? <Check aria-hidden /> : <Copy aria-hidden />}
        {shown}
      </Button>
      <output className="sr-only">{outcome && shown}</output>
    </>
  );
}
