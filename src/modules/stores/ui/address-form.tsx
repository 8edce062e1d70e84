import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { formText } from "#ui/form-text.ts";
import { Note } from "#ui/note.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { renameStoreFn } from "../functions.ts";
import type { MyStore } from "../schema.ts";
import { useRefusable } from "./use-refusable.ts";

type AddressFormProps = { store: MyStore; onDone: () => Promise<void> };

/** Where the shop is; the addresses it had keep leading to it. */
export function AddressForm({ store: { slug, formerSlugs }, onDone }: AddressFormProps) {
  const { isBusy, errors, ask } = useRefusable(onDone);
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        const input = formText(new FormData(event.currentTarget), "slug");
        if (!isBusy) void ask(() => renameStoreFn({ data: { slug: input } }));
      }}
    >
      {errors.form && (
        <Note tone="danger" role="alert">
          {errors.form}
        </Note>
      )}
      <Field label="Endereço da loja" error={errors.slug} hint="O endereço antigo continua levando à sua loja.">
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
    </form>
  );
}
