import { Plus } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { createListFn } from "../functions.ts";
import { readReason } from "./read-reason.ts";

type NewListFormProps = { onCreated: (list: { id: string; name: string }) => Promise<void> | void };

/** Names a list and makes it, right where it is needed. What was typed stays when it is refused. */
export function NewListForm({ onCreated }: NewListFormProps) {
  const [name, setName] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setError(null);
    const answer = await createListFn({ data: { name } }).catch(() => ({
      ok: false as const,
      reason: "unavailable",
      fields: undefined,
    }));
    if (answer.ok) {
      await onCreated({ id: answer.value, name: name.trim() });
      setName("");
    } else setError(answer.fields?.name ?? readReason(answer.reason));
    setBusy(false);
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="flex items-start gap-2">
      <Field label="Nova lista" error={error} className="min-w-0 flex-1">
        <TextInput
          dense
          name="name"
          maxLength={60}
          placeholder="Como “5º ano”"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <Button type="submit" variant="soft" loading={isBusy} className="mt-[25px] min-h-10">
        <Plus aria-hidden />
        Criar
      </Button>
    </form>
  );
}
