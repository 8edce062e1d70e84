import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { AddressFields } from "#modules/accounts/ui/address-fields.tsx";
import { namedMistakes, readAddress } from "#modules/accounts/ui/read-address.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Field } from "#ui/field.tsx";
import { formText } from "#ui/form-text.ts";
import { Form } from "#ui/form.tsx";
import { DocumentInput } from "#ui/document-input.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { showToast } from "#ui/toast.tsx";
import { useForm } from "#ui/use-form.ts";
import { saveFiscalData } from "../functions.ts";
import { fiscalMessages } from "../messages.ts";
import type { FiscalView } from "./fiscal-facts.tsx";

const FAILED = "Não conseguimos salvar agora. O que você escreveu continua aqui: tente de novo.";

type FiscalFormProps = { orderId: string; fiscal: FiscalView; person: NonNullable<FiscalView["person"]>; onDone: () => void };

/** Name, document and address for fiscal documents, and whether one is wanted. Typed text is preserved after a refusal. */
export function FiscalForm({ orderId, fiscal, person, onDone }: FiscalFormProps) {
  const router = useRouter();
  const [hasAddress, setHasAddress] = useState(person.address !== null);
  const state = useForm(fiscalMessages, FAILED, { name: `nota-${orderId}` });
  const { mistakes } = state;

  async function save(typed: FormData): Promise<void> {
    const read = hasAddress ? readAddress(typed) : { address: null, mistakes: {} };
    if (hasAddress && !read.address) return state.refuse(namedMistakes(read.mistakes));
    const document = formText(typed, "document").trim();
    const data = {
      orderId,
      name: formText(typed, "name"),
      ...(document ? { document } : {}),
      address: read.address,
      isWanted: typed.has("isWanted"),
    };
    if (!(await state.send(() => saveFiscalData({ data })))) return;
    onDone();
    showToast("Dados fiscais salvos.");
    await router.invalidate({ sync: true });
  }

  return (
    <Form state={state} onSubmit={save} className="grid gap-4">
      <Field label="Nome ou razão social" error={mistakes.name}>
        <TextInput name="name" autoComplete="name" defaultValue={person.name} maxLength={120} required />
      </Field>
      <Field label="CPF ou CNPJ" hint={`Em branco, fica ${person.document}.`} error={mistakes.document} optional>
        <DocumentInput name="document" />
      </Field>
      <Checkbox checked={hasAddress} onChange={(event) => setHasAddress(event.currentTarget.checked)}>
        Adicionar um endereço
      </Checkbox>
      {hasAddress && <AddressFields initial={person.address ?? undefined} state={state} />}
      <Checkbox name="isWanted" defaultChecked={fiscal.isWanted}>
        Quero nota fiscal. Quem vendeu passa a ver estes dados para emitir.
      </Checkbox>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="ghost" onClick={onDone}>
          Voltar
        </Button>
        <Button type="submit" variant="primary" loading={state.isBusy} loadingLabel="Salvando…">
          Salvar
        </Button>
      </div>
    </Form>
  );
}
