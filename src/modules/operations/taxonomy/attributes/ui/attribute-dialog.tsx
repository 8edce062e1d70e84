import { useState } from "react";
import type { AttributeKind } from "#modules/catalog/attributes/schema.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { Field } from "#ui/field.tsx";
import { FieldGroup } from "#ui/field-group.tsx";
import { formText } from "#ui/form-text.ts";
import { NumberInput } from "#ui/number-input.tsx";
import { ReasonDialog } from "#ui/reason-dialog.tsx";
import { Select } from "#ui/select.tsx";
import { Switch } from "#ui/switch.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { showToast } from "#ui/toast.tsx";
import { saveAttribute } from "../../functions.ts";
import { attributeKindWords, attributeMessages } from "../../messages.ts";
import type { AttributeRow, CategoryName } from "../../ui/facts.ts";
import { type EditedOption, OptionsEditor } from "./options-editor.tsx";

type AttributeDialogProps = {
  open: boolean;
  onClose: () => void;
  /** The one being changed; without it, a new one. */
  attribute?: AttributeRow;
  categories: CategoryName[];
  onDone: () => Promise<void>;
};

const KINDS = Object.entries(attributeKindWords) as [AttributeKind, string][];
const FIRST: EditedOption[] = [{ key: 1, id: null, label: "" }];

/** Makes an attribute or changes one: what it is called and how it is answered, where it is asked, and why. */
export function AttributeDialog({ open, onClose, attribute, categories, onDone }: AttributeDialogProps) {
  const [kind, setKind] = useState<AttributeKind>(attribute?.kind ?? "varias");
  const [options, setOptions] = useState(() => attribute?.options.map((one) => ({ ...one, key: one.id })) ?? FIRST);
  const [requested, setRequested] = useState(() => attribute?.categories.map(({ id }) => id) ?? []);
  const [isFacet, setFacet] = useState(attribute?.isFacet ?? true);
  const isNumber = kind === "numero" || kind === "faixa";

  return (
    <ReasonDialog
      open={open}
      onClose={onClose}
      title={attribute ? `Mudar ${attribute.name}` : "Novo atributo"}
      effect="Vale no formulário de quem vende e na vitrine. Os materiais que já responderam continuam como estão."
      confirmLabel={attribute ? "Mudar atributo" : "Criar atributo"}
      messages={attributeMessages}
      fields={(mistakes) => (
        <>
          <Field label="Nome" error={mistakes.name}>
            <TextInput name="name" defaultValue={attribute?.name} maxLength={40} autoComplete="off" />
          </Field>
          {!attribute && (
            <Field label="Resposta" hint="Não muda depois.">
              <Select name="tipo" value={kind} onChange={(event) => setKind(event.target.value as AttributeKind)}>
                {KINDS.map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </Select>
            </Field>
          )}
          {isNumber ? (
            <Bounds attribute={attribute} error={mistakes.lowest ?? mistakes.highest} />
          ) : (
            <OptionsEditor options={options} onOptions={setOptions} error={optionMistake(mistakes)} />
          )}
          <Switch
            checked={isFacet}
            onChange={(event) => setFacet(event.target.checked)}
            hint="Aparece ao lado da lista de materiais."
          >
            É filtro
          </Switch>
          <FieldGroup legend="Perguntado em" hint="As que ficam dentro de uma categoria perguntam o mesmo que ela.">
            <ul className="max-h-64 overflow-y-auto rounded-ctl border border-line px-3 py-1.5">
              {categories.map(({ id, name, isChild }) => (
                <li key={id} className={isChild ? "pl-6" : ""}>
                  <Checkbox
                    checked={requested.includes(id)}
                    onChange={(event) =>
                      setRequested(event.target.checked ? [...requested, id] : requested.filter((one) => one !== id))
                    }
                  >
                    {name}
                  </Checkbox>
                </li>
              ))}
            </ul>
          </FieldGroup>
        </>
      )}
      act={(motivo, form) => {
        const number = (name: string) => (isNumber && formText(form, name).trim() !== "" ? Number(formText(form, name)) : null);
        const written = {
          name: formText(form, "name"),
          kind,
          unit: isNumber ? formText(form, "unit") : "",
          lowest: number("lowest"),
          highest: number("highest"),
          isFacet,
          options: isNumber ? [] : options.map(({ id, label }) => ({ id, label })),
          categoryIds: requested,
        };
        return saveAttribute({ data: { attributeId: attribute?.id ?? null, form: written, motivo } });
      }}
      onDone={() => {
        onClose();
        showToast(attribute ? "Atributo mudado." : "Atributo criado.");
        void onDone();
      }}
    />
  );
}

const optionMistake = (mistakes: Record<string, string>): string | undefined =>
  Object.entries(mistakes).find(([field]) => field.startsWith("options"))?.[1];

function Bounds({ attribute, error }: { attribute: AttributeRow | undefined; error: string | undefined }) {
  return (
    <div className="grid grid-cols-3 gap-3">
      <Field label="Menor">
        <NumberInput name="lowest" digits={7} defaultValue={String(attribute?.lowest ?? "")} />
      </Field>
      <Field label="Maior" error={error}>
        <NumberInput name="highest" digits={7} defaultValue={String(attribute?.highest ?? "")} />
      </Field>
      <Field label="Unidade" optional>
        <TextInput name="unit" defaultValue={attribute?.unit ?? ""} maxLength={20} autoComplete="off" placeholder="aulas" />
      </Field>
    </div>
  );
}
