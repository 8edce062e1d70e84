import { MOST_PERMISSION } from "#modules/catalog/authorship/rules.ts";
import type { ProductForm, WorkingFile } from "#modules/catalog/schema/product-form.ts";
import { Field } from "#ui/field.tsx";
import { Textarea } from "#ui/textarea.tsx";

type PermissionFieldProps = {
  files: readonly WorkingFile[];
  form: ProductForm;
  change: (part: Partial<ProductForm>) => void;
  error?: string | undefined;
};

/** Why the author may sell what another store already sells; nothing while no file is like another store's. */
export function PermissionField({ files, form, change, error }: PermissionFieldProps) {
  if (!files.some((file) => file.duplicate?.where === "catalogo")) return null;
  const waits = files.some((file) => file.waitsAsCopy);
  return (
    <Field
      label="Por que você pode vender este material"
      optional
      id="permissao"
      error={error}
      hint={`Outra loja já vende um arquivo como um destes. Conte se é de sua autoria, se você tem licença de revenda ou permissão de quem fez.${waits ? " Quem confere lê antes de decidir." : ""}`}
    >
      <Textarea
        name="permission"
        counted
        maxLength={MOST_PERMISSION}
        rows={3}
        value={form.permission ?? ""}
        onChange={(event) => change({ permission: event.target.value })}
      />
    </Field>
  );
}
