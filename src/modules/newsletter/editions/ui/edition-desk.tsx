import { useState } from "react";
import { formatCount } from "#kit/format.ts";
import { wallClockSp } from "#kit/wall-clock.ts";
import { useStepUp } from "#modules/accounts/ui/use-step-up.tsx";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { FieldGroup } from "#ui/field-group.tsx";
import { Form } from "#ui/form.tsx";
import { Panel } from "#ui/panel.tsx";
import { RadioCard } from "#ui/radio-card.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { showToast } from "#ui/toast.tsx";
import { scheduleEditionFn, sendTestEdition } from "../functions.ts";
import { missingIn } from "../rules/edition.ts";
import type { EditionDraft } from "../schema.ts";
import { AskToSend } from "./ask-to-send.tsx";
import { EditionFields } from "./edition-fields.tsx";
import { useEdition } from "./use-edition.ts";

const DAY_MS = 86_400_000;
const nextMorning = (): string => `${wallClockSp(new Date(Date.now() + DAY_MS)).slice(0, 10)}T09:00`;

/** Where an edition is written, tried on oneself, and promised for now or for an hour to come. */
export function EditionDesk({ draft, onMoved }: { draft: EditionDraft; onMoved: () => void }) {
  const edition = useEdition(draft);
  const { save, state, isDirty, revision } = edition;
  const [hour, setHour] = useState<string | null>(null);
  const [busy, setBusy] = useState<"salvar" | "testar" | "agendar" | null>(null);
  const [isAsking, setAsking] = useState(false);
  const { confirmed, dialog: stepUp } = useStepUp();

  async function run(name: NonNullable<typeof busy>, act: () => Promise<unknown>, done: string) {
    setBusy(name);
    const isDone = (await save()) && Boolean(await act());
    setBusy(null);
    if (isDone) showToast(done);
    return isDone;
  }

  const test = () =>
    run("testar", () => state.send(() => sendTestEdition({ data: { editionId: draft.id } })), "O teste foi para o seu e-mail.");

  /** What is missing is said before anybody is asked whether it may go. */
  function askToSend() {
    const missing = missingIn(edition.form);
    if (Object.keys(missing).length > 0) state.refuse(missing);
    else setAsking(true);
  }

  async function schedule() {
    setAsking(false);
    const input = () => ({ editionId: draft.id, revision: revision.current, sendAt: hour });
    const send = () => state.send(() => confirmed(() => scheduleEditionFn({ data: input() })));
    if (await run("agendar", send, "Edição agendada.")) onMoved();
  }

  return (
    <>
      <Form state={state} onSubmit={askToSend} className="grid max-w-[720px] gap-5">
        <EditionFields edition={edition} />
        <Panel>
          <FieldGroup legend="Quando sai">
            <RadioCard name="quando" title="Agora" checked={hour === null} onChange={() => setHour(null)} />
            <RadioCard name="quando" title="Em um dia e hora" checked={hour !== null} onChange={() => setHour(nextMorning())}>
              <Field label="Dia e hora" error={state.mistakes.sendAt} hint="Horário de Brasília.">
                <TextInput
                  type="datetime-local"
                  name="sendAt"
                  value={hour ?? ""}
                  onChange={({ target }) => setHour(target.value)}
                />
              </Field>
            </RadioCard>
          </FieldGroup>
          <p className="mt-3 text-xs text-muted">
            Hoje, {formatCount(draft.readers)} {draft.readers === 1 ? "pessoa recebe" : "pessoas recebem"} sobre os assuntos
            salvos. Entra quem confirmou até a hora de sair.
          </p>
        </Panel>
        <div className="flex flex-wrap items-center gap-2">
          <Button type="submit" variant="primary" loading={busy === "agendar"} loadingLabel="Agendando…">
            {hour === null ? "Enviar" : "Agendar"}
          </Button>
          <Button
            loading={busy === "salvar"}
            loadingLabel="Salvando…"
            onClick={() => void run("salvar", async () => true, "Rascunho salvo.")}
          >
            Salvar rascunho
          </Button>
          <Button variant="ghost" loading={busy === "testar"} loadingLabel="Enviando…" onClick={() => void test()}>
            Enviar teste para mim
          </Button>
          <span className="text-xs text-muted" aria-live="polite">
            {isDirty ? "Alterações não salvas" : "Tudo salvo"}
          </span>
        </div>
        <AskToSend
          open={isAsking}
          readers={draft.readers}
          isNow={hour === null}
          onClose={() => setAsking(false)}
          onSend={() => void schedule()}
        />
      </Form>
      {stepUp}
    </>
  );
}
