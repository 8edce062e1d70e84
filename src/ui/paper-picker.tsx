import { useId, type ReactNode } from "react";
import { PAPERS, type Paper } from "#kit/papers.ts";

const NAMES: Record<Paper, string> = {
  rosa: "Rosa",
  canario: "Canário",
  menta: "Menta",
  ceu: "Céu",
  pessego: "Pêssego",
  lilas: "Lilás",
};

type PaperPickerProps = {
  legend: ReactNode;
  value: Paper;
  onValue: (paper: Paper) => void;
  /** What lies on each paper, such as the cover in miniature. */
  sample?: ReactNode;
  disabled?: boolean;
};

/** One of the six papers, shown by its colour and called by its name. */
export function PaperPicker({ legend, value, onValue, sample, disabled }: PaperPickerProps) {
  const name = useId();
  return (
    <fieldset disabled={disabled}>
      <legend className="mb-2 text-xs font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2.5">
        {PAPERS.map((paper) => (
          <label
            key={paper}
            data-paper={paper}
            title={NAMES[paper]}
            className="relative grid size-11 place-items-center rounded-mat bg-(--paper) forced-color-adjust-none has-checked:outline-2 has-checked:outline-offset-2 has-checked:outline-accent has-focus-visible:shadow-[0_0_0_4px_var(--bg),0_0_0_6px_var(--ink)] has-disabled:cursor-not-allowed has-disabled:opacity-60"
          >
            <input
              type="radio"
              name={name}
              value={paper}
              checked={paper === value}
              onChange={() => onValue(paper)}
              aria-label={NAMES[paper]}
              className="absolute inset-0 cursor-[inherit] opacity-0"
            />
            {sample}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
