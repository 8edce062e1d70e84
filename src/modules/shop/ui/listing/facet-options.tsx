import { useState } from "react";
import { fold } from "#kit/fold.ts";
import { plural } from "#kit/format.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { FacetCount } from "./facet.tsx";

export type FacetOption = { value: string; label: string; count: number; isOn: boolean };

const SHOWN = 8;

type FacetOptionsProps = {
  /** What the list is of, as in "Buscar em Componente". */
  of: string;
  options: FacetOption[];
  exact: boolean;
  onToggle: (value: string) => void;
};

/** Values to tick, any number of them. A long list shows its first ones, all on request, and is searched by any part of a word. */
export function FacetOptions({ of, options, exact, onToggle }: FacetOptionsProps) {
  const [words, setWords] = useState("");
  const [isWhole, setWhole] = useState(false);
  const isLong = options.length > SHOWN + 2;
  const sought = fold(words.trim());
  const found = sought === "" ? options : options.filter((option) => fold(option.label).includes(sought));
  const shown = isLong && !isWhole && sought === "" ? options.filter((option, at) => at < SHOWN || option.isOn) : found;
  return (
    <>
      {isLong && (
        <TextInput
          dense
          type="search"
          aria-label={`Buscar em ${of}`}
          placeholder="Buscar"
          value={words}
          onChange={(event) => setWords(event.target.value)}
          className="mb-1.5"
        />
      )}
      <ul className={isWhole ? "max-h-[340px] overflow-y-auto" : undefined} {...(isWhole && { tabIndex: 0, "aria-label": of })}>
        {shown.map(({ value, label, count, isOn }) => (
          <li key={value} className="facet-row">
            <Checkbox checked={isOn} onChange={() => onToggle(value)}>
              {label}
            </Checkbox>
            <FacetCount count={count} exact={exact} />
          </li>
        ))}
      </ul>
      {isLong && <output className="sr-only">{words.trim() && plural(found.length, "opção", "opções")}</output>}
      {isLong && words.trim() !== "" && found.length === 0 && (
        <p className="py-1.5 text-sm text-muted">Nenhum resultado para “{words.trim()}”.</p>
      )}
      {isLong && words.trim() === "" && (
        <button type="button" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)} className="link min-h-8 text-xs">
          {isWhole ? "Mostrar menos" : `Mostrar mais ${options.length - shown.length}`}
        </button>
      )}
    </>
  );
}
