import { useState } from "react";
import { isAbout, describeBnccCode } from "#modules/catalog/rules/bncc.ts";
import type { AttributeChoice, AttributeValue } from "#modules/catalog/attributes/schema.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { enterDoes } from "#ui/enter-does.ts";
import { FieldGroup } from "#ui/field-group.tsx";
import { TextInput } from "#ui/text-input.tsx";

type Answer = Omit<AttributeValue, "attributeId">;

type ManyFieldProps = {
  choice: AttributeChoice;
  value: Answer;
  error: string | undefined;
  onValue: (value: Answer) => void;
};

const LONG = 12;
const MOST_SHOWN = 40;

/** Options to tick; of a long list, those looked for by code or by words, and what is ticked stays in sight. */
export function ManyField({ choice: { name, slug, options }, value, error, onValue }: ManyFieldProps) {
  const [words, setWords] = useState("");
  const isLong = options.length > LONG;
  const isOn = (id: number) => value.optionIds.includes(id);
  const found = options.filter((option) => !isOn(option.id) && isAbout(option.label, words));
  const shown = isLong ? [...options.filter((option) => isOn(option.id)), ...found.slice(0, MOST_SHOWN)] : options;

  function toggle(id: number) {
    const optionIds = isOn(id) ? value.optionIds.filter((one) => one !== id) : [...value.optionIds, id];
    onValue({ optionIds, low: null, high: null });
  }

  return (
    <FieldGroup legend={name} optional error={error}>
      {isLong && (
        <TextInput
          dense
          type="search"
          aria-label={`Buscar em ${name}`}
          placeholder={slug === "bncc" ? "Código ou palavras: EF05MA03, frações" : "Buscar"}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          onKeyDown={enterDoes(() => undefined)}
        />
      )}
      <div className={isLong ? "max-h-64 overflow-y-auto" : undefined}>
        <div className={slug === "bncc" ? "grid" : "grid gap-x-4 sm:grid-cols-2"}>
          {shown.map(({ id, label }) => (
            <Checkbox key={id} name={slug} checked={isOn(id)} onChange={() => toggle(id)}>
              {label}
            </Checkbox>
          ))}
        </div>
      </div>
      {isLong && <output className="text-xs text-muted empty:hidden">{newsOf(words, found.length)}</output>}
    </FieldGroup>
  );
}

/** What the search came to, when it is worth saying. */
function newsOf(words: string, found: number): string {
  if (words.trim() === "") return "";
  if (found > MOST_SHOWN) return `Mostrando ${MOST_SHOWN} de ${found}. Escreva mais para achar.`;
  if (found > 0) return "";
  const meaning = describeBnccCode(words);
  return meaning
    ? `${words.trim().toUpperCase()} (${meaning}) não está na lista. Busque pelo assunto.`
    : "Nada encontrado. Busque por outra palavra.";
}
