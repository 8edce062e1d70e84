import { useState } from "react";
import { useStepUp } from "#modules/accounts/ui/use-step-up.tsx";
import { Field } from "#ui/field.tsx";
import { formText } from "#ui/form-text.ts";
import { PaperPicker } from "#ui/paper-picker.tsx";
import { PAPERS, type Paper } from "#kit/papers.ts";
import { ReasonDialog } from "#ui/reason-dialog.tsx";
import { Select } from "#ui/select.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { Textarea } from "#ui/textarea.tsx";
import { showToast } from "#ui/toast.tsx";
import { saveCategory } from "../../functions.ts";
import { categoryMessages } from "../../messages.ts";
import type { CategoryRow } from "../../ui/facts.ts";

type CategoryDialogProps = {
  open: boolean;
  onClose: () => void;
  /** The one being changed; without it, a new one. */
  category?: CategoryRow;
  roots: { id: number; name: string }[];
  onDone: () => Promise<void>;
};

/** Makes a category or changes one: name, address, words, colour and place, and why. */
export function CategoryDialog({ open, onClose, category, roots, onDone }: CategoryDialogProps) {
  const [paper, setPaper] = useState<Paper>(category?.paper ?? PAPERS[0]);
  const { confirmed, dialog: stepUp } = useStepUp();
  return (
    <>
      <ReasonDialog
        open={open}
        onClose={onClose}
        title={category ? `Mudar ${category.name}` : "Nova categoria"}
        effect="Vale na vitrine na hora. O endereço que ela deixar continua levando até ela."
        confirmLabel={category ? "Mudar categoria" : "Criar categoria"}
        messages={categoryMessages}
        fields={(mistakes) => (
          <>
            <Field label="Nome" error={mistakes.name}>
              <TextInput name="name" defaultValue={category?.name} maxLength={60} autoComplete="off" />
            </Field>
            <Field
              label="Endereço"
              optional={!category}
              hint={category ? "O que vem depois de /produtos?categoria=" : "Vazio: tirado do nome."}
              error={mistakes.slug}
            >
              <TextInput name="slug" defaultValue={category?.slug} maxLength={80} autoComplete="off" autoCapitalize="none" />
            </Field>
            <Field label="Fica dentro de" error={mistakes.parentId}>
              <Select name="parentId" defaultValue={category?.parentId ?? ""}>
                <option value="">Nenhuma: é das principais</option>
                {roots.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            </Field>
            <Field label="Frase" optional hint="Aparece no alto da lista e nos buscadores." error={mistakes.lead}>
              <Textarea name="lead" rows={2} defaultValue={category?.lead} maxLength={200} />
            </Field>
            <PaperPicker legend="Cor de fundo" value={paper} onValue={setPaper} />
          </>
        )}
        act={(motivo, form) => {
          const text = (name: string) => formText(form, name);
          const parentId = Number(text("parentId")) || null;
          const written = { name: text("name"), slug: text("slug"), lead: text("lead"), paper, parentId };
          return confirmed(() => saveCategory({ data: { categoryId: category?.id ?? null, form: written, motivo } }));
        }}
        onDone={() => {
          onClose();
          showToast(category ? "Categoria mudada." : "Categoria criada.");
          void onDone();
        }}
      />
      {stepUp}
    </>
  );
}
