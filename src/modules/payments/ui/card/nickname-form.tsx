import { useServerFn } from "@tanstack/react-start";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { formText } from "#ui/form-text.ts";
import { TextInput } from "#ui/text-input.tsx";
import { useForm } from "#ui/use-form.ts";
import { renameCardFn } from "../../cards/functions.ts";
import { cardMessages } from "../../cards/messages.ts";
import type { SavedCard } from "../../cards/schema.ts";
import { NO_ANSWER } from "./use-card-change.ts";

type NicknameFormProps = { card: SavedCard; label: string; onNamed: () => Promise<void>; onClose: () => void };

/** Edits the nickname of a saved card. */
export function NicknameForm({ card, label, onNamed, onClose }: NicknameFormProps) {
  const rename = useServerFn(renameCardFn);
  const state = useForm(cardMessages, NO_ANSWER, { name: `apelido-${card.id}` });

  async function save(typed: FormData) {
    const nickname = formText(typed, "nickname");
    if (await state.send(() => rename({ data: { cardId: card.id, nickname } }))) await onNamed();
  }

  return (
    <Form state={state} onSubmit={save} className="flex flex-wrap items-end gap-2 *:data-notice:basis-full">
      <Field label={`Apelido do cartão ${label}`} error={state.mistakes.nickname} className="max-w-[240px] flex-1 basis-48">
        <TextInput
          dense
          name="nickname"
          defaultValue={card.nickname}
          maxLength={30}
          autoComplete="off"
          ref={(input) => input?.focus()}
        />
      </Field>
      <Button type="submit" size="sm" loading={state.isBusy} loadingLabel="Salvando…">
        Salvar apelido
      </Button>
      <Button size="sm" variant="ghost" onClick={onClose}>
        Voltar
      </Button>
    </Form>
  );
}
