import { BANKS, bankLabel } from "#kit/banks.ts";
import { FieldGroup } from "#ui/field-group.tsx";
import { Radio } from "#ui/radio.tsx";
import type { AccountField } from "../rules.ts";
import { fieldId, FormLine, type FormOf } from "../../ui/form-line.tsx";

type AccountLinesProps = {
  of: FormOf<AccountField>;
  /** The stored values, masked. */
  saved: { holder_document?: string; account_number?: string };
};

/** The fields of a bank account: bank by code or name, branch, account, and holder. */
export function AccountLines({ of, saved }: AccountLinesProps) {
  return (
    <div className="grid gap-4">
      <FormLine of={of} field="bank" label="Banco" hint="O código de 3 números ou o nome." list="bancos" autoComplete="off" />
      <datalist id="bancos">
        {Object.entries(BANKS).map(([code, name]) => (
          <option key={code} value={bankLabel(code, name)}>
            {name}
          </option>
        ))}
      </datalist>
      <FieldGroup
        id={fieldId("account_type")}
        legend="Tipo de conta"
        error={of.mistakes.account_type}
        className="grid-flow-col justify-start gap-6"
      >
        {(["corrente", "poupanca"] as const).map((type) => (
          <Radio
            key={type}
            name="account_type"
            value={type}
            checked={of.form.account_type === type}
            onChange={() => of.change("account_type", type)}
          >
            {type === "corrente" ? "Corrente" : "Poupança"}
          </Radio>
        ))}
      </FieldGroup>
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(112px,30%)] gap-4">
        <FormLine of={of} field="branch_number" label="Agência" hint="4 números." inputMode="numeric" autoComplete="off" />
        <FormLine of={of} field="branch_check_digit" label="Dígito" optional autoComplete="off" maxLength={2} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(112px,30%)] gap-4">
        <FormLine
          of={of}
          field="account_number"
          label="Conta"
          hint="Sem o dígito."
          saved={saved.account_number}
          inputMode="numeric"
          autoComplete="off"
        />
        <FormLine of={of} field="account_check_digit" label="Dígito" autoComplete="off" maxLength={2} />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormLine of={of} field="holder_name" label="Titular da conta" hint="Até 30 caracteres." autoComplete="off" />
        <FormLine
          of={of}
          field="holder_document"
          label="CPF ou CNPJ do titular"
          mask="cpf-cnpj"
          hint="O mesmo do cadastro."
          saved={saved.holder_document}
          autoComplete="off"
        />
      </div>
    </div>
  );
}
