import { Trash2 } from "lucide-react";
import { howWords, proofWords } from "#modules/stores/applications/messages.ts";
import {
  type ChecklistEntry,
  DETAIL_MAX,
  howOf,
  isFixed,
  type Proof,
  PROOFS,
  TITLE_MAX,
} from "#modules/stores/applications/rules/checklist.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { Field } from "#ui/field.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { ReorderHandle } from "#ui/reorder-handle.tsx";
import { Select } from "#ui/select.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { Textarea } from "#ui/textarea.tsx";
import { useReorder } from "#ui/use-reorder.ts";

type ChecklistItemsProps = {
  entries: readonly ChecklistEntry[];
  mistakes: Record<string, string>;
  onChange: (entries: ChecklistEntry[]) => void;
};

/** The items in their order, each with what is asked, what proves it and whether it may be left out. */
export function ChecklistItems({ entries, mistakes, onChange }: ChecklistItemsProps) {
  const { order, row, handle, spoken } = useReorder({
    ids: entries.map(({ key }) => key),
    nameOf: (key) => entries.find((entry) => entry.key === key)?.title || "item sem nome",
    onOrder: (keys) => onChange(entries.toSorted((one, other) => keys.indexOf(one.key) - keys.indexOf(other.key))),
  });
  return (
    <>
      <ul aria-label="O que pedimos" className="border-t border-line">
        {order
          .flatMap((key) => entries.filter((entry) => entry.key === key))
          .map((entry) => (
            <li
              key={entry.key}
              {...row(entry.key)}
              className="grid grid-cols-[48px_minmax(0,1fr)_auto] gap-x-2 border-b border-line py-3 data-lifted:bg-accent-soft"
            >
              <ReorderHandle {...handle(entry.key)} />
              <ItemFields
                entry={entry}
                mistakes={mistakes}
                at={entries.indexOf(entry)}
                onEntry={(next) => onChange(entries.map((one) => (one.key === next.key ? next : one)))}
              />
              {isFixed(entry.key) ? (
                <span />
              ) : (
                <IconButton
                  label={`Tirar ${entry.title || "item sem nome"}`}
                  tip="Tirar"
                  tipAlign="end"
                  onClick={() => onChange(entries.filter((one) => one.key !== entry.key))}
                >
                  <Trash2 aria-hidden />
                </IconButton>
              )}
            </li>
          ))}
      </ul>
      <output className="sr-only">{spoken}</output>
    </>
  );
}

type ItemFieldsProps = {
  entry: ChecklistEntry;
  at: number;
  mistakes: Record<string, string>;
  onEntry: (entry: ChecklistEntry) => void;
};

function ItemFields({ entry, at, mistakes, onEntry }: ItemFieldsProps) {
  const { key, title, detail, proof, isRequired, mayBeWaived } = entry;
  const mayWaive = !isFixed(key) && howOf(entry) === "confere";
  return (
    <div className="grid gap-3">
      <Field label="Item" error={mistakes[`entries.${at}.title`]}>
        <TextInput value={title} maxLength={TITLE_MAX} onChange={({ target }) => onEntry({ ...entry, title: target.value })} />
      </Field>
      <Field label="Explicação" error={mistakes[`entries.${at}.detail`]}>
        <Textarea
          rows={2}
          value={detail}
          maxLength={DETAIL_MAX}
          onChange={({ target }) => onEntry({ ...entry, detail: target.value })}
        />
      </Field>
      {proof ? (
        <Field label="O que prova">
          <Select
            value={proof}
            onChange={({ target }) => {
              const next = target.value as Proof;
              onEntry({ ...entry, proof: next, mayBeWaived: next === "declaracao" ? false : mayBeWaived });
            }}
          >
            {PROOFS.map((one) => (
              <option key={one} value={one}>
                {proofWords[one]}
              </option>
            ))}
          </Select>
        </Field>
      ) : (
        <p className="text-xs text-muted">O que prova: {howWords[howOf(entry)]}.</p>
      )}
      {isFixed(key) ? (
        <p className="text-xs text-muted">Sempre obrigatório: sem isso a loja não abre.</p>
      ) : (
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          <Checkbox checked={isRequired} onChange={({ target }) => onEntry({ ...entry, isRequired: target.checked })}>
            Obrigatório
          </Checkbox>
          {mayWaive && (
            <Checkbox checked={mayBeWaived} onChange={({ target }) => onEntry({ ...entry, mayBeWaived: target.checked })}>
              A equipe pode dispensar
            </Checkbox>
          )}
        </div>
      )}
    </div>
  );
}
