import { parseCep, ufOfCep } from "#kit/cep.ts";
import { UF_NAMES } from "#kit/uf-names.ts";
import { Field } from "#ui/field.tsx";
import { MaskedInput } from "#ui/masked-input.tsx";
import { Select } from "#ui/select.tsx";
import type { RegistrationField } from "../rules.ts";
import { fieldId, FormLine, type FormOf } from "../../ui/form-line.tsx";

type AddressLinesProps = { of: FormOf<RegistrationField>; prefix: "" | "partner_" };

/** The fields of an address; the CEP fills in the state. */
export function AddressLines({ of, prefix }: AddressLinesProps) {
  const section = prefix === "" ? "" : "section-representante ";
  const [cep, uf] = [`${prefix}cep`, `${prefix}uf`] as const;

  function readCep(text: string) {
    of.change(cep, text);
    const digits = parseCep(text);
    const found = digits && ufOfCep(digits);
    if (found && !of.form[uf]) of.change(uf, found);
  }

  return (
    <div className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-[180px_minmax(0,1fr)]">
        <Field id={fieldId(cep)} label="CEP" error={of.mistakes[cep]}>
          <MaskedInput mask="cep" name={cep} value={of.form[cep] ?? ""} onText={readCep} autoComplete={`${section}postal-code`} />
        </Field>
        <FormLine of={of} field={`${prefix}district`} label="Bairro" autoComplete={`${section}address-level3`} maxLength={60} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)_112px] gap-4">
        <FormLine of={of} field={`${prefix}street`} label="Rua" autoComplete={`${section}address-line1`} maxLength={120} />
        <FormLine of={of} field={`${prefix}number`} label="Número" autoComplete="off" maxLength={15} />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormLine of={of} field={`${prefix}city`} label="Cidade" autoComplete={`${section}address-level2`} maxLength={60} />
        <Field id={fieldId(uf)} label="Estado" error={of.mistakes[uf]}>
          <Select
            name={uf}
            value={of.form[uf] ?? ""}
            onChange={(event) => of.change(uf, event.target.value)}
            autoComplete={`${section}address-level1`}
          >
            <option value="">Escolha</option>
            {Object.entries(UF_NAMES).map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <FormLine
        of={of}
        field={`${prefix}complement`}
        label="Complemento"
        optional
        autoComplete={`${section}address-line2`}
        maxLength={60}
      />
    </div>
  );
}
