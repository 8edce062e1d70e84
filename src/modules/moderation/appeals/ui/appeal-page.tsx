import { brand } from "#kit/brand/brand.ts";
import { formatFullDateTime } from "#kit/date-format.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { formText } from "#ui/form-text.ts";
import { Note } from "#ui/note.tsx";
import { Panel } from "#ui/panel.tsx";
import { Textarea } from "#ui/textarea.tsx";
import { Form } from "#ui/form.tsx";
import { useForm } from "#ui/use-form.ts";
import { appealContentFn } from "../functions.ts";
import { appealMessages } from "../messages.ts";
import type { Appeal, TakenDown } from "../rules.ts";

type AppealPageProps = { down: TakenDown; onRequested: () => Promise<void> };

/** What was taken down and why, and the one time its maker may ask that it be looked at again. */
export function AppealPage({ down, onRequested }: AppealPageProps) {
  return (
    <Panel className="max-w-[640px]">
      <dl className="mb-5 grid gap-3.5 text-sm">
        <div>
          <dt className="text-2xs text-muted">
            {down.kind === "loja" ? "Advertência de" : "Fora do ar desde"} {formatFullDateTime(down.at)}
          </dt>
          <dd className="font-semibold wrap-anywhere whitespace-pre-line">{down.subject}</dd>
        </div>
        <div>
          <dt className="text-2xs text-muted">O motivo</dt>
          <dd className="wrap-anywhere whitespace-pre-line">{down.reason}</dd>
        </div>
      </dl>
      {down.appeal ? <Requested appeal={down.appeal} /> : <AskForm down={down} onRequested={onRequested} />}
    </Panel>
  );
}

function Requested({ appeal: { words, status, answer, at } }: { appeal: Appeal }) {
  const title = { aberto: "Vamos analisar de novo.", acolhido: "Mudamos a decisão.", recusado: "A decisão foi mantida." }[status];
  return (
    <Note tone={status === "acolhido" ? "positive" : "info"} title={title}>
      {status === "aberto" ? `Pedido em ${formatFullDateTime(at)}. A resposta chega por e-mail.` : answer}
      <span className="mt-2 block text-muted wrap-anywhere whitespace-pre-line">Você escreveu: {words}</span>
    </Note>
  );
}

function AskForm({ down: { kind, ref }, onRequested }: AppealPageProps) {
  const state = useForm(appealMessages, appealMessages.unavailable, { name: `recurso-${kind}-${ref}` });

  async function send(typed: FormData) {
    const palavras = formText(typed, "palavras");
    if (await state.send(() => appealContentFn({ data: { kind, ref, palavras } }))) await onRequested();
  }

  return (
    <Form state={state} onSubmit={send} className="grid gap-4">
      <Field
        label="Por que a decisão deve mudar"
        hint={`A equipe ${brand.of} analisa. Você pode pedir uma vez para cada decisão.`}
        error={state.mistakes.palavras}
      >
        <Textarea name="palavras" rows={5} maxLength={1000} />
      </Field>
      <Button type="submit" variant="primary" loading={state.isBusy} loadingLabel="Enviando…" className="justify-self-start">
        Pedir revisão
      </Button>
    </Form>
  );
}
