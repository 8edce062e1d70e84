import { useRef, useState } from "react";
import { parseCep, ufOfCep } from "#kit/cep.ts";
import { UF_NAMES } from "#kit/uf-names.ts";
import { Field } from "#ui/field.tsx";
import { MaskedInput } from "#ui/masked-input.tsx";
import { Select } from "#ui/select.tsx";
import { TextInput } from "#ui/text-input.tsx";
import type { FormState } from "#ui/use-form.ts";
import type { Address } from "../addresses/schema.ts";
import { type AddressField, addressInputName } from "./read-address.ts";
import { useCep } from "./use-cep.ts";

type AddressFieldsProps = {
  /** What is written already, when an address is being edited. */
  initial?: (Omit<Address, "phone"> & { phone?: string | null | undefined }) | undefined;
  /** Whether a phone is asked for too, and may be left out. */
  phone?: "needed" | "optional";
  /** The form around. */
  state: Pick<FormState, "mistakes" | "forgive">;
};

const FOLDED: readonly AddressField[] = ["street", "complement", "district", "city", "uf"];
/** Street, district and city: with them a CEP told the whole. */
const MOST_LINES = 3;

/** An address; the CEP fills what it knows of it, and everything can be written by hand. */
export function AddressFields({ initial, phone, state }: AddressFieldsProps) {
  const box = useRef<HTMLDivElement>(null);
  const [uf, setUf] = useState<string>(initial?.uf ?? "");
  /** The address as a CEP told the whole of it: then only the number is left to write, unless something of it is to be put right. */
  const [note, setNote] = useState<string | null>(null);
  const forgive = (...fields: AddressField[]) => state.forgive(...fields.map(addressInputName));
  const look = useCep(box, initial?.cep ?? "", (found, lines, { street, district, city }) => {
    setUf(found);
    forgive("uf", ...lines);
    const isWriting = FOLDED.some((field) => document.activeElement?.id === `address-${field}`);
    setNote(lines.length === MOST_LINES && !isWriting ? `${street}, ${district}, ${city}, ${found}` : null);
  });
  const mistakeOf = (field: AddressField) => state.mistakes[addressInputName(field)];
  const isFolded = note !== null && FOLDED.every((field) => !mistakeOf(field));
  const folded = isFolded ? "hidden" : undefined;

  function readCep(text: string) {
    forgive("cep", "uf");
    const cep = parseCep(text);
    if (cep) setUf(ufOfCep(cep) ?? uf);
    else setNote(null);
    look.read(text);
  }

  const line = (field: AddressField, label: string, autoComplete: string, optional?: boolean) => (
    <Field
      id={`address-${field}`}
      label={label}
      error={mistakeOf(field)}
      optional={optional}
      className={FOLDED.includes(field) ? folded : undefined}
    >
      <TextInput
        name={addressInputName(field)}
        autoComplete={autoComplete === "off" ? "off" : `billing ${autoComplete}`}
        defaultValue={initial?.[field] ?? ""}
        maxLength={120}
        required={!optional}
      />
    </Field>
  );

  return (
    <div ref={box} className="grid gap-4">
      <Field id="address-cep" label="CEP" error={mistakeOf("cep")} className="max-w-[200px]">
        <MaskedInput
          mask="cep"
          defaultValue={initial?.cep ?? ""}
          name={addressInputName("cep")}
          autoComplete="billing postal-code"
          required
          onText={readCep}
        />
      </Field>
      <output className="-mt-2.5 text-2xs text-muted empty:hidden">
        {isFolded ? (
          <>
            {note}{" "}
            <button
              type="button"
              className="inline-block min-h-6 font-semibold text-accent underline"
              onClick={() => setNote(null)}
            >
              Corrigir ou completar
            </button>
          </>
        ) : (
          look.hint
        )}
      </output>
      <div className={isFolded ? "max-w-28" : "grid grid-cols-[minmax(0,1fr)_112px] gap-4"}>
        {line("street", "Rua", "address-line1")}
        {line("number", "Número", "off")}
      </div>
      <div className={isFolded ? "hidden" : "grid gap-4 sm:grid-cols-2"}>
        {line("complement", "Complemento", "address-line2", true)}
        {line("district", "Bairro", "address-level3")}
      </div>
      <div className={isFolded ? "hidden" : "grid gap-4 sm:grid-cols-[minmax(0,1fr)_200px]"}>
        {line("city", "Cidade", "address-level2")}
        <Field id="address-uf" label="Estado" error={mistakeOf("uf")}>
          <Select
            name={addressInputName("uf")}
            autoComplete="billing address-level1"
            required
            value={uf}
            onChange={(event) => setUf(event.currentTarget.value)}
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
      {phone && (
        <Field
          id="address-phone"
          label="Telefone com DDD"
          optional={phone === "optional"}
          error={mistakeOf("phone")}
          hint="A Pagar.me pede para conferir quem compra. Fica guardado com o endereço, e ninguém liga para vender nada."
          className="max-w-[320px]"
        >
          <MaskedInput
            mask="phone"
            name={addressInputName("phone")}
            defaultValue={initial?.phone ?? ""}
            required={phone === "needed"}
          />
        </Field>
      )}
    </div>
  );
}
