import { useRouter } from "@tanstack/react-router";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useRefusalFocus } from "#ui/use-refusal-focus.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { formText } from "#ui/form-text.ts";
import { Note } from "#ui/note.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { showToast } from "#ui/toast.tsx";
import { AddressFields } from "../../ui/address-fields.tsx";
import { type AddressMistakes, readAddress } from "../../ui/read-address.ts";
import { addAddressFn, editAddressFn } from "../functions.ts";
import { addressMessages } from "../messages.ts";
import type { SavedAddress } from "../schema.ts";

type AddressFormProps = {
  /** The one being written anew; null for one more. */
  editing: SavedAddress | null;
  onAdded: () => void;
};

/** An address to keep. What was written stays when the answer is no. */
export function AddressForm({ editing, onAdded }: AddressFormProps) {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const [mistakes, setMistakes] = useState<AddressMistakes>({});
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [refusals, setRefusals] = useState(0);

  useRefusalFocus(form, refusals);
  // Whoever pressed "Editar" goes on from here.
  useEffect(() => {
    if (editing) form.current?.querySelector("input")?.focus();
  }, [editing]);

  function refuse(fields: AddressMistakes, sentence: string | null) {
    setMistakes(fields);
    setTrouble(sentence);
    setRefusals((count) => count + 1);
  }

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const { address, mistakes: found } = readAddress(typed);
    if (!address) return refuse(found, null);
    const words = { label: formText(typed, "label"), address };
    setBusy(true);
    setTrouble(null);
    const call = editing ? editAddressFn({ data: { addressId: editing.id, ...words } }) : addAddressFn({ data: words });
    const answer = await call.catch(() => null);
    if (!answer?.ok) {
      setBusy(false);
      const fields = fieldsOf(answer?.fields ?? {});
      return refuse(fields, Object.keys(fields).length > 0 ? null : addressMessages[answer?.reason ?? "unavailable"]);
    }
    if (editing) await router.navigate({ href: "/painel/enderecos", resetScroll: false });
    await router.invalidate({ sync: true });
    setBusy(false);
    showToast(editing ? "Endereço salvo." : "Endereço guardado.");
    if (!editing) onAdded();
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={(event) => void save(event)} className="grid gap-4">
      {trouble && (
        <Note tone="danger" role="alert">
          {trouble}
        </Note>
      )}
      <Field label="Como você chama este lugar" optional hint="Casa, escola, ateliê. Só você vê.">
        <TextInput name="label" maxLength={30} autoComplete="off" defaultValue={editing?.label ?? ""} />
      </Field>
      <AddressFields initial={editing ?? undefined} phone="optional" mistakes={mistakes} onMistakes={setMistakes} />
      <div className="flex flex-wrap justify-end gap-2">
        {editing && (
          <RouterLink href="/painel/enderecos" className={buttonClass({ variant: "ghost" })}>
            Voltar sem salvar
          </RouterLink>
        )}
        <Button type="submit" variant="primary" loading={isBusy} loadingLabel="Salvando…">
          {editing ? "Salvar" : "Guardar endereço"}
        </Button>
      </div>
    </form>
  );
}

/** The server's "address.city" is this form's "city". */
const fieldsOf = (fields: Record<string, string>): AddressMistakes =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => name.startsWith("address."))
      .map(([name, sentence]) => [name.slice("address.".length), sentence]),
  );
