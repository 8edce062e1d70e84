import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { formText } from "#ui/form-text.ts";
import { Form } from "#ui/form.tsx";
import { useForm } from "#ui/use-form.ts";
import { TextInput } from "#ui/text-input.tsx";
import { renameStoreFn } from "../functions.ts";
import { STORE_MESSAGES } from "../messages.ts";
import type { MyStore } from "../schema.ts";

type AddressFormProps = { store: MyStore; onDone: () => Promise<void> };

/** Where the shop is; the addresses it had keep leading to it. */
export function AddressForm({ store: { slug, formerSlugs }, onDone }: AddressFormProps) {
  const state = useForm(STORE_MESSAGES, STORE_MESSAGES.unavailable, { name: "cidade-da-loja" });
  const { isBusy, mistakes } = state;
  return (
    <Form
      state={state}
      className="grid gap-5"
      onSubmit={async (typed) => {
        if (await state.send(() => renameStoreFn({ data: { slug: formText(typed, "slug") } }))) await onDone();
      }}
    >
      <Field label="Endereço da loja" error={mistakes.slug} hint="O endereço antigo continua levando à sua loja.">
        <TextInput
          key={slug}
          name="slug"
          before="/loja/"
          defaultValue={slug}
          maxLength={80}
          autoComplete="off"
          spellCheck={false}
        />
      </Field>
      {formerSlugs.length > 0 && (
        <p className="text-xs text-muted">Também levam até ela: {formerSlugs.map((former) => `/loja/${former}`).join(", ")}.</p>
      )}
      <div>
        <Button type="submit" loading={isBusy} loadingLabel="Guardando…">
          Mudar endereço
        </Button>
      </div>
    </Form>
  );
}
