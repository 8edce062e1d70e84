import { Check } from "lucide-react";
import { useState } from "react";
import type { WorkingFile } from "#modules/catalog/schema/product-form.ts";
import { Button } from "#ui/button.tsx";

const SHOWN = 24;

type PagePickerProps = { file: WorkingFile; isNamed: boolean; chosen: number[]; onToggle: (pageNumber: number) => void };

/** The pages of one PDF in miniature; the chosen ones say so by more than colour. */
export function PagePicker({ file, isNamed, chosen, onToggle }: PagePickerProps) {
  const [shown, setShown] = useState(SHOWN);
  const total = file.pageCount ?? 0;
  const numbers = Array.from({ length: Math.min(shown, total) }, (_, index) => index + 1);
  return (
    <fieldset>
      <legend className={isNamed ? "mb-2 text-xs font-semibold [overflow-wrap:anywhere]" : "sr-only"}>
        Páginas de {file.name}
      </legend>
      <ul className="grid grid-cols-4 gap-2.5 sm:grid-cols-6">
        {numbers.map((number) => (
          <li key={number}>
            <PageChoice
              number={number}
              src={`/uploads/paginas/${file.id}/${number}`}
              isOn={chosen.includes(number)}
              onToggle={() => onToggle(number)}
            />
          </li>
        ))}
      </ul>
      {shown < total && (
        <Button size="sm" variant="soft" className="mt-3" onClick={() => setShown(shown + SHOWN)}>
          Mostrar mais páginas
        </Button>
      )}
    </fieldset>
  );
}

type PageChoiceProps = { number: number; src: string; isOn: boolean; onToggle: () => void };

function PageChoice({ number, src, isOn, onToggle }: PageChoiceProps) {
  const [isLost, setLost] = useState(false);
  return (
    <label className="relative grid aspect-[1/1.414] place-items-center overflow-hidden rounded-[3px] bg-white outline-1 outline-line-strong has-checked:outline-3 has-checked:outline-accent has-focus-visible:shadow-[0_0_0_3px_var(--bg),0_0_0_6px_var(--ink)]">
      {isLost ? (
        <span className="px-1 text-center text-2xs text-[oklch(0.235_0.04_265)]">Não dá para desenhar esta página</span>
      ) : (
        <img
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          className="size-full object-contain"
          onError={() => setLost(true)}
        />
      )}
      <input
        type="checkbox"
        checked={isOn}
        disabled={isLost && !isOn}
        onChange={onToggle}
        aria-label={isLost ? `Página ${number}, que não dá para desenhar` : `Página ${number}`}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
      <span
        aria-hidden
        className="tn pointer-events-none absolute right-0 bottom-0 left-0 flex items-center justify-between bg-[oklch(1_0_0/0.9)] px-1.5 py-0.5 text-[0.75rem] font-semibold text-[oklch(0.235_0.04_265)]"
      >
        {number}
        {isOn && <Check className="size-4 stroke-3 text-[oklch(0.455_0.205_264)]" />}
      </span>
    </label>
  );
}
