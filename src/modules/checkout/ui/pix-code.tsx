import { useId } from "react";
import { CopyButton } from "#ui/copy-button.tsx";

/** The code to paste in the bank's app, with a copy button; its text can also be selected. */
export function PixCode({ code }: { code: string }) {
  const id = useId();
  return (
    <div className="grid gap-2.5">
      <label htmlFor={id} className="text-xs font-semibold">
        Pix copia e cola
      </label>
      <div className="rounded-ctl border-[1.5px] border-line-strong bg-surface px-3.5 py-3 focus-within:border-accent">
        <textarea
          id={id}
          readOnly
          rows={2}
          value={code}
          translate="no"
          spellCheck={false}
          onFocus={(event) => event.currentTarget.select()}
          className="tn block w-full resize-none overflow-hidden bg-transparent text-2xs leading-[1.5] break-all text-muted"
        />
      </div>
      <CopyButton text={code} label="Copiar código Pix" copiedLabel="Código copiado" variant="primary" size="lg" full />
    </div>
  );
}
