import { useEffect, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { InnerForm } from "#ui/inner-form.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { showToast } from "#ui/toast.tsx";
import { dropReadyAnswerFn, getReadyAnswers, saveReadyAnswerFn } from "../functions.ts";
import { readyMessages } from "../messages.ts";
import { READY_TITLE_MAX, type ReadyPlace } from "../rules.ts";
import type { ReadyAnswer } from "../schema.ts";

type ReadyAnswersProps = {
  place: ReadyPlace;
  /** What is being written, to be kept. */
  text: string;
  /** Puts an answer where one writes. */
  onPick: (body: string) => void;
};

const SENTENCES: Record<string, string | undefined> = readyMessages;

/** Answers written before: one is put where one writes, what is written is kept for the next time, one is forgotten. */
export function ReadyAnswers({ place, text, onPick }: ReadyAnswersProps) {
  const [answers, setAnswers] = useState<ReadyAnswer[]>([]);
  const [title, setTitle] = useState<string | null>(null);
  const [mistake, setMistake] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function read() {
    const found = await getReadyAnswers({ data: { place } }).catch(() => null);
    if (Array.isArray(found)) setAnswers(found);
  }
  useEffect(() => {
    let here = true;
    void getReadyAnswers({ data: { place } })
      .catch(() => null)
      .then((found) => (here && Array.isArray(found) ? setAnswers(found) : undefined));
    return () => {
      here = false;
    };
  }, [place]);

  async function save() {
    setBusy(true);
    setMistake(undefined);
    const answer = await saveReadyAnswerFn({ data: { place, title: title ?? "", body: text } }).catch(() => null);
    setBusy(false);
    if (!answer?.ok) {
      const [first] = Object.values(answer?.fields ?? {});
      return setMistake(first ?? SENTENCES[answer?.reason ?? ""] ?? readyMessages.unavailable);
    }
    setTitle(null);
    showToast("Resposta guardada.");
    await read();
  }

  async function drop(id: number) {
    setBusy(true);
    await dropReadyAnswerFn({ data: { id } }).catch(() => null);
    setBusy(false);
    await read();
  }

  return (
    <details className="rounded-ctl bg-well px-3 py-2 text-sm">
      <summary className="min-h-6 cursor-pointer font-semibold">Respostas prontas</summary>
      <ul className="mt-2 grid gap-1">
        {answers.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center justify-between gap-x-3">
            <button type="button" className="link min-h-6 text-left wrap-anywhere" onClick={() => onPick(one.body)}>
              {one.title}
            </button>
            <Button size="sm" variant="ghost" disabled={isBusy} onClick={() => void drop(one.id)}>
              Apagar<span className="sr-only"> a resposta {one.title}</span>
            </Button>
          </li>
        ))}
        {answers.length === 0 && <li className="text-muted">Nenhuma guardada ainda.</li>}
      </ul>
      {title === null ? (
        <Button size="sm" variant="ghost" className="mt-1" disabled={text.trim() === ""} onClick={() => setTitle("")}>
          Guardar o que escrevi
        </Button>
      ) : (
        <InnerForm label="Guardar resposta" onSubmit={() => !isBusy && save()} className="mt-2 grid gap-2">
          <Field label="Nome da resposta" error={mistake}>
            <TextInput value={title} maxLength={READY_TITLE_MAX} onChange={(event) => setTitle(event.target.value)} />
          </Field>
          <div className="flex flex-wrap gap-2">
            <Button size="sm" disabled={isBusy} onClick={() => void save()}>
              Guardar resposta
            </Button>
            <Button size="sm" variant="ghost" onClick={() => setTitle(null)}>
              Desistir
            </Button>
          </div>
        </InnerForm>
      )}
    </details>
  );
}
