import { useState } from "react";
import { formatFullDateTime } from "#kit/date-format.ts";
import { wallClockSp } from "#kit/wall-clock.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { FieldGroup } from "#ui/field-group.tsx";
import { Note } from "#ui/note.tsx";
import { Panel } from "#ui/panel.tsx";
import { RadioCard } from "#ui/radio-card.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { showToast } from "#ui/toast.tsx";
import { unschedulePost, withdrawPost } from "../functions.ts";
import { postMessages } from "../messages.ts";
import type { PostDraft } from "../schema.ts";
import { PostStatePill } from "./post-state-pill.tsx";
import { POST_FIELD_IDS } from "./read-post-refusal.ts";

type PostPlaceProps = {
  draft: PostDraft;
  /** "aaaa-mm-ddThh:mm" of São Paulo; null is now. */
  hour: string | null;
  onHour: (hour: string | null) => void;
  error?: string | undefined;
  onMoved: () => void;
};

const DAY_MS = 86_400_000;
/** Tomorrow at nine in São Paulo. */
const nextMorning = (): string => `${wallClockSp(new Date(Date.now() + DAY_MS)).slice(0, 10)}T09:00`;

/** Where the post is, when it goes out, and the ways back. */
export function PostPlace({ draft: { id, status, slug, hasChanges, publishAt }, hour, onHour, error, onMoved }: PostPlaceProps) {
  const [isMoving, setMoving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function move(act: typeof withdrawPost, done: string) {
    setMoving(true);
    const answer = await act({ data: { postId: id } }).catch(() => null);
    setMoving(false);
    setProblem(answer?.ok ? null : postMessages[answer?.reason ?? "unavailable"]);
    if (!answer?.ok) return;
    showToast(done);
    onMoved();
  }

  return (
    <Panel title="Situação" action={<PostStatePill status={status} hasChanges={hasChanges} />}>
      <div className="grid gap-4">
        {status === "publicado" && slug && (
          <div className="flex flex-wrap items-center justify-between gap-3">
            <RouterLink href={`/blog/${slug}`} className="link text-sm">
              Ver no blog
            </RouterLink>
            <Button
              size="sm"
              variant="danger-outline"
              loading={isMoving}
              onClick={() => void move(withdrawPost, "O texto saiu do ar.")}
            >
              Tirar do ar
            </Button>
          </div>
        )}
        {publishAt && (
          <Note
            action={
              <Button size="sm" loading={isMoving} onClick={() => void move(unschedulePost, "Agendamento cancelado.")}>
                Cancelar agendamento
              </Button>
            }
          >
            Entra no ar em {formatFullDateTime(new Date(publishAt))}, horário de Brasília, com o que estiver salvo na hora.
          </Note>
        )}
        {problem && (
          <Note tone="danger" role="alert">
            {problem}
          </Note>
        )}
        {(status === "rascunho" || status === "agendado") && (
          <FieldGroup legend="Quando publicar">
            <RadioCard name="quando" title="Agora" checked={hour === null} onChange={() => onHour(null)} />
            <RadioCard
              name="quando"
              title="Em um dia e hora"
              checked={hour !== null}
              onChange={() => onHour(publishAt ? wallClockSp(new Date(publishAt)) : nextMorning())}
            >
              <Field label="Dia e hora" id={POST_FIELD_IDS.publishAt} error={error} hint="Horário de Brasília.">
                <TextInput
                  type="datetime-local"
                  name="publishAt"
                  value={hour ?? ""}
                  onChange={(event) => onHour(event.target.value)}
                />
              </Field>
            </RadioCard>
          </FieldGroup>
        )}
      </div>
    </Panel>
  );
}
