import { useRouter } from "@tanstack/react-router";
import { type FormEvent, useRef, useState } from "react";
import { AddressFields } from "#modules/accounts/ui/address-fields.tsx";
import { type AddressMistakes, readAddress } from "#modules/accounts/ui/read-address.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Field } from "#ui/field.tsx";
import { formText } from "#ui/form-text.ts";
import { DocumentInput } from "#ui/document-input.tsx";
import { Note } from "#ui/note.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { showToast } from "#ui/toast.tsx";
import { refusalSentence } from "#ui/refusal-sentence.ts";
import { saveFiscalData } from "../functions.ts";
import { fiscalMessages } from "../messages.ts";
import type { FiscalView } from "./fiscal-facts.tsx";

const FAILED = "Não conseguimos salvar agora. O que você escreveu continua aqui: tente de novo.";

type FiscalFormProps = { orderId: string; fiscal: FiscalView; person: NonNullable<FiscalView["person"]>; onDone: () => void };

/** Name, document and address of the papers, and whether a fiscal document is wanted. What was written stays when the answer is no. */
export function FiscalForm({ orderId, fiscal, person, onDone }: FiscalFormProps) {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const [hasAddress, setHasAddress] = useState(person.address !== null);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [mistakes, setMistakes] = useState<AddressMistakes>({});
  const [isBusy, setBusy] = useState(false);

  function refuse(fields: Record<string, string>, found: AddressMistakes): void {
    setErrors(fields);
    setMistakes(found);
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
  }

  async function save(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const read = hasAddress ? readAddress(typed) : { address: null, mistakes: {} };
    if (hasAddress && !read.address) return refuse({}, read.mistakes);
    const document = formText(typed, "document").trim();
    setBusy(true);
    refuse({}, {});
    const answer = await saveFiscalData({
      data: {
        orderId,
        name: formText(typed, "name"),
        ...(document ? { document } : {}),
        address: read.address,
        isWanted: typed.has("isWanted"),
      },
    }).catch(() => null);
    setBusy(false);
    if (answer?.ok) {
      onDone();
      showToast("Dados fiscais salvos.");
      await router.invalidate({ sync: true });
      return;
    }
    const fields = answer?.fields ?? { form: refusalSentence(answer, fiscalMessages, FAILED) };
    const inAddress = Object.entries(fields).filter(([field]) => field.startsWith("address."));
    refuse(fields, Object.fromEntries(inAddress.map(([field, words]) => [field.slice("address.".length), words])));
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={(event) => void save(event)} className="grid gap-4">
      {errors.form && (
        <Note tone="danger" role="alert">
          {errors.form}
        </Note>
      )}
      <Field label="Nome ou razão social" error={errors.name}>
        <TextInput name="name" autoComplete="name" defaultValue={person.name} maxLength={120} required />
      </Field>
      <Field label="CPF ou CNPJ" hint={`Em branco, fica ${person.document}.`} error={errors.document} optional>
        <DocumentInput name="document" />
      </Field>
      <Checkbox checked={hasAddress} onChange={(event) => setHasAddress(event.currentTarget.checked)}>
        Pôr um endereço
      </Checkbox>
      {hasAddress && <AddressFields initial={person.address ?? undefined} mistakes={mistakes} onMistakes={setMistakes} />}
      <Checkbox name="isWanted" defaultChecked={fiscal.isWanted}>
        Quero nota fiscal. Quem vendeu passa a ver estes dados para emitir.
      </Checkbox>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="ghost" onClick={onDone}>
          Voltar
        </Button>
        <Button type="submit" variant="primary" loading={isBusy} loadingLabel="Salvando…">
          Salvar
        </Button>
      </div>
    </form>
  );
}
