import { type FormEvent, useState } from "react";
import { formatFullDateTime } from "#kit/date-format.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { formText } from "#ui/form-text.ts";
import { Note } from "#ui/note.tsx";
import { Panel } from "#ui/panel.tsx";
import { Textarea } from "#ui/textarea.tsx";
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
  const title = { aberto: "Vamos olhar de novo.", acolhido: "Voltamos atrás.", recusado: "A decisão continua." }[status];
  return (
    <Note tone={status === "acolhido" ? "positive" : "info"} title={title}>
      {status === "aberto" ? `Pedido em ${formatFullDateTime(at)}. A resposta chega por e-mail.` : answer}
      <span className="mt-2 block text-muted wrap-anywhere whitespace-pre-line">Você escreveu: {words}</span>
    </Note>
  );
}

function AskForm({ down: { kind, ref }, onRequested }: AppealPageProps) {
  const [isSending, setSending] = useState(false);
  const [mistake, setMistake] = useState<string>();
  const [trouble, setTrouble] = useState<string | null>(null);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const palavras = formText(new FormData(event.currentTarget), "palavras");
    setSending(true);
    setMistake(undefined);
    setTrouble(null);
    const answer = await appealContentFn({ data: { kind, ref, palavras } }).catch(() => null);
    setSending(false);
    if (answer?.ok) return onRequested();
    setMistake(answer?.fields?.palavras);
    if (!answer?.fields?.palavras) setTrouble(appealMessages[answer?.reason ?? "unavailable"]);
  }

  return (
    <form onSubmit={(event) => void send(event)} noValidate className="grid gap-4">
      {trouble && (
        <Note tone="danger" role="alert">
          {trouble}
        </Note>
      )}
      <Field
        label="Por que a decisão deve mudar"
        hint="Uma pessoa da Autoria lê. Você pode pedir uma vez para cada decisão."
        error={mistake}
      >
        <Textarea name="palavras" rows={5} maxLength={1000} />
      </Field>
      <Button type="submit" variant="primary" loading={isSending} loadingLabel="Enviando…" className="justify-self-start">
        Pedir revisão
      </Button>
    </form>
  );
}
