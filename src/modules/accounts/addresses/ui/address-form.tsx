import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { Button, buttonClass } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { formText } from "#ui/form-text.ts";
import { Form } from "#ui/form.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { showToast } from "#ui/toast.tsx";
import { useForm } from "#ui/use-form.ts";
import { AddressFields } from "../../ui/address-fields.tsx";
import { namedMistakes, readAddress } from "../../ui/read-address.ts";
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
  const state = useForm(addressMessages, addressMessages.unavailable, { name: `endereco-${editing?.id ?? "novo"}` });
  const { form } = state;

  // Whoever pressed "Editar" goes on from here.
  useEffect(() => {
    if (editing) form.current?.querySelector("input")?.focus();
  }, [editing, form]);

  async function save(typed: FormData) {
    const { address, mistakes } = readAddress(typed);
    if (!address) return state.refuse(namedMistakes(mistakes));
    const words = { label: formText(typed, "label"), address };
    const isSaved = editing
      ? await state.send(() => editAddressFn({ data: { addressId: editing.id, ...words } }))
      : await state.send(() => addAddressFn({ data: words }));
    if (!isSaved) return;
    if (editing) await router.navigate({ href: "/painel/enderecos", resetScroll: false });
    await router.invalidate({ sync: true });
    showToast(editing ? "Endereço salvo." : "Endereço salvo.");
    if (!editing) onAdded();
  }

  return (
    <Form state={state} onSubmit={save} className="grid gap-4">
      <Field label="Como você chama este lugar" optional hint="Casa, escola, ateliê. Só você vê.">
        <TextInput name="label" maxLength={30} autoComplete="off" defaultValue={editing?.label ?? ""} />
      </Field>
      <AddressFields initial={editing ?? undefined} phone="optional" state={state} />
      <div className="flex flex-wrap justify-end gap-2">
        {editing && (
          <RouterLink href="/painel/enderecos" className={buttonClass({ variant: "ghost" })} onClick={() => state.forget()}>
            Voltar sem salvar
          </RouterLink>
        )}
        <Button type="submit" variant="primary" loading={state.isBusy} loadingLabel="Salvando…">
          {editing ? "Salvar" : "Salvar endereço"}
        </Button>
      </div>
    </Form>
  );
}
