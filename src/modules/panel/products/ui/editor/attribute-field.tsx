import type { AttributeChoice, AttributeValue } from "#modules/catalog/attributes/schema.ts";
import { Field } from "#ui/field.tsx";
import { FieldGroup } from "#ui/field-group.tsx";
import { NumberInput } from "#ui/number-input.tsx";
import { Select } from "#ui/select.tsx";
import { ManyField } from "./many-field.tsx";

type Answer = Omit<AttributeValue, "attributeId">;

type AttributeFieldProps = {
  choice: AttributeChoice;
  value: Answer | undefined;
  error: string | undefined;
  onValue: (value: Answer) => void;
};

const NOTHING: Answer = { optionIds: [], low: null, high: null };

/** One question of the category: one option, several, a number, or from one to another. */
export function AttributeField({ choice, value = NOTHING, error, onValue }: AttributeFieldProps) {
  const { name, kind, unit, slug, options, lowest, highest } = choice;
  if (kind === "uma") {
    return (
      <Field label={name} optional error={error} className="max-w-96">
        <Select
          name={slug}
          value={value.optionIds[0] ?? ""}
          onChange={({ target }) => onValue({ ...NOTHING, optionIds: target.value ? [Number(target.value)] : [] })}
        >
          <option value="">Não se aplica</option>
          {options.map((option) => (
            <option key={option.id} value={option.id}>
              {option.label}
            </option>
          ))}
        </Select>
      </Field>
    );
  }
  if (kind === "varias") return <ManyField choice={choice} value={value} error={error} onValue={onValue} />;
  const hint = `De ${lowest} a ${highest}${unit ? ` ${unit}` : ""}.`;
  if (kind === "numero") {
    return (
      <Field label={name} optional error={error} hint={hint} className="max-w-56">
        <NumberAnswer name={slug} unit={unit} value={value.low} onValue={(low) => onValue({ ...NOTHING, low, high: low })} />
      </Field>
    );
  }
  return (
    <FieldGroup legend={name} optional error={error} hint={hint} className="max-w-96 grid-cols-[1fr_auto_1fr] items-center">
      <NumberAnswer
        name={`${slug}-de`}
        label={`${name}, de`}
        unit={unit}
        value={value.low}
        onValue={(low) => onValue({ ...value, optionIds: [], low })}
      />
      <span className="text-xs text-muted">a</span>
      <NumberAnswer
        name={`${slug}-ate`}
        label={`${name}, até`}
        unit={unit}
        value={value.high}
        onValue={(high) => onValue({ ...value, optionIds: [], high })}
      />
    </FieldGroup>
  );
}

type NumberAnswerProps = {
  name: string;
  label?: string;
  unit: string | null;
  value: number | null;
  onValue: (value: number | null) => void;
};

/** Digits only; empty is no answer. */
function NumberAnswer({ name, label, unit, value, onValue }: NumberAnswerProps) {
  return (
    <NumberInput
      name={name}
      aria-label={label}
      digits={6}
      after={unit ? <span className="text-sm text-muted">{unit}</span> : undefined}
      value={value === null ? "" : String(value)}
      onText={(text) => onValue(text === "" ? null : Number(text))}
    />
  );
}
