import { useState } from "react";
import { cancelScheduleFn } from "#modules/catalog/functions.ts";
import { productMessages } from "#modules/catalog/messages.ts";
import type { EditedProduct } from "#modules/catalog/schema/product-form.ts";
import { formatFullDateTime } from "#kit/date-format.ts";
import { wallClockSp } from "#kit/wall-clock.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { FieldGroup } from "#ui/field-group.tsx";
import { Note } from "#ui/note.tsx";
import { RadioCard } from "#ui/radio-card.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { Block } from "./block.tsx";

type ScheduleBlockProps = {
  /** "aaaa-mm-ddThh:mm" of São Paulo; null is now. */
  hour: string | null;
  onHour: (hour: string | null) => void;
  error?: string | undefined;
};

const HOUR_MS = 3_600_000;

/** Now, or by itself at an hour to come. */
export function ScheduleBlock({ hour, onHour, error }: ScheduleBlockProps) {
  return (
    <Block title="Quando publicar">
      <FieldGroup legend="Quando publicar">
        <RadioCard name="quando" title="Agora" checked={hour === null} onChange={() => onHour(null)} />
        <RadioCard
          name="quando"
          title="Em um dia e hora"
          description="Publicamos por você, com o que estiver salvo na hora."
          checked={hour !== null}
          onChange={() => onHour(nextMorning())}
        >
          <Field label="Dia e hora" id="publicar-em" error={error} hint="Horário de Brasília.">
            <TextInput
              type="datetime-local"
              name="publishAt"
              value={hour ?? ""}
              onChange={(event) => onHour(event.target.value)}
              className="max-w-64"
            />
          </Field>
        </RadioCard>
      </FieldGroup>
    </Block>
  );
}

/** Tomorrow at nine in São Paulo. */
const nextMorning = (): string => `${wallClockSp(new Date(Date.now() + 24 * HOUR_MS)).slice(0, 10)}T09:00`;

type ScheduleNoteProps = { page: EditedProduct; onCancelled: () => void };

/** The hour promised, or why it did not come to be; and the way out. */
export function ScheduleNote({ page: { id, schedule }, onCancelled }: ScheduleNoteProps) {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  if (!schedule) return null;
  const when = formatFullDateTime(new Date(schedule.publishAt));
  const sentences: Record<string, string> = productMessages;

  async function cancel() {
    setBusy(true);
    const answer = await cancelScheduleFn({ data: { productId: id } }).catch(() => null);
    setBusy(false);
    setFailed(!answer?.ok);
    if (answer?.ok) onCancelled();
  }

  return (
    <Note
      tone={schedule.problem ? "warning" : "info"}
      title={schedule.problem ? "A publicação agendada não saiu." : "Publicação agendada."}
      action={
        <Button size="sm" loading={busy} loadingLabel="Cancelando…" onClick={() => void cancel()}>
          {schedule.problem ? "Entendi" : "Cancelar agendamento"}
        </Button>
      }
    >
      {schedule.problem
        ? `Era para ${when}. ${sentences[schedule.problem] ?? "Confira o material e publique."}`
        : `Entra no ar em ${when}, horário de Brasília, com o que estiver salvo na hora.`}
      {failed && " Não conseguimos cancelar. Tente de novo."}
    </Note>
  );
}
