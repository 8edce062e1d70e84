import { Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { useForm } from "#ui/use-form.ts";
import { createListFn } from "../functions.ts";
import { favouriteMessages } from "../messages.ts";

type NewListFormProps = { onCreated: (list: { id: string; name: string }) => Promise<void> | void };

/** Names a list and makes it, right where it is needed. What was typed stays when it is refused. */
export function NewListForm({ onCreated }: NewListFormProps) {
  const [name, setName] = useState("");
  const state = useForm(favouriteMessages, favouriteMessages.unavailable, {
    name: "lista-nova",
    fieldOf: { name_taken: "name" },
  });

  async function submit() {
    const made = await state.send(() => createListFn({ data: { name } }));
    if (!made) return;
    await onCreated({ id: made.value, name: name.trim() });
    setName("");
  }

  return (
    <Form state={state} onSubmit={submit} className="flex flex-wrap items-start gap-2 *:data-notice:basis-full">
      <Field label="Nova lista" error={state.mistakes.name} className="min-w-0 flex-1">
        <TextInput
          dense
          name="name"
          maxLength={60}
          placeholder="Como “5º ano”"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <Button type="submit" variant="soft" loading={state.isBusy} className="mt-[25px] min-h-10">
        <Plus aria-hidden />
        Criar
      </Button>
    </Form>
  );
}
