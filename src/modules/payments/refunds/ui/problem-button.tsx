import { useRouter } from "@tanstack/react-router";
import { type FormEvent, useId, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Field } from "#ui/field.tsx";
import { Note } from "#ui/note.tsx";
import { Select } from "#ui/select.tsx";
import { Textarea } from "#ui/textarea.tsx";
import { refusalSentence } from "#ui/refusal-sentence.ts";
import { reportProblemFn } from "../functions.ts";
import { problemWords, reportMessages } from "../messages.ts";
import { type Problem, PROBLEMS } from "../rules/causes.ts";

const FAILED = "Não conseguimos enviar agora. O que você escreveu continua aqui: tente de novo.";
const LEAST = 10;

type ProblemButtonProps = { orderId: string; items: { id: string; title: string }[] };

/** Says that something bought is not right: which item, what happened, in the buyer's words. */
export function ProblemButton({ orderId, items }: ProblemButtonProps) {
  const router = useRouter();
  const formId = useId();
  const [isAsking, setAsking] = useState(false);
  const [isSending, setSending] = useState(false);
  const [picked, setItem] = useState("");
  const itemId = items.some((item) => item.id === picked) ? picked : (items[0]?.id ?? "");
  const [problem, setProblem] = useState<Problem | "">("");
  const [text, setText] = useState("");
  const [errors, setErrors] = useState<Record<string, string>>({});

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    const missing: Record<string, string> = {
      ...(problem === "" ? { problem: "Escolha o que aconteceu." } : {}),
      ...(text.trim().length < LEAST ? { text: "Conte um pouco mais: pelo menos 10 caracteres." } : {}),
    };
    setErrors(missing);
    if (problem === "" || Object.keys(missing).length > 0) return;
    setSending(true);
    const answer = await reportProblemFn({ data: { orderId, itemId, problem, text } }).catch(() => null);
    setSending(false);
    if (!answer?.ok) {
      setErrors(answer?.fields ?? { form: refusalSentence(answer, reportMessages, FAILED) });
      return;
    }
    setAsking(false);
    setText("");
    await router.invalidate({ sync: true });
  }

  return (
    <>
      <Button variant="soft" onClick={() => setAsking(true)}>
        Relatar problema
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Relatar um problema"
        description="Quem vendeu tem 5 dias para responder. Se não responder, a Autoria decide; sem decisão em 15 dias, o valor volta sozinho."
        actions={
          <>
            <Button variant="ghost" onClick={() => setAsking(false)}>
              Voltar
            </Button>
            <Button variant="primary" type="submit" form={formId} loading={isSending} loadingLabel="Enviando…">
              Enviar
            </Button>
          </>
        }
      >
        <form id={formId} method="post" noValidate onSubmit={(event) => void send(event)} className="grid gap-4">
          {errors.form && (
            <Note tone="danger" role="alert">
              {errors.form}
            </Note>
          )}
          <Field label="Qual material" error={errors.itemId}>
            <Select name="itemId" value={itemId} onChange={(event) => setItem(event.currentTarget.value)}>
              {items.map((item) => (
                <option key={item.id} value={item.id}>
                  {item.title}
                </option>
              ))}
            </Select>
          </Field>
          <Field label="O que aconteceu" error={errors.problem}>
            <Select name="problem" value={problem} onChange={(event) => setProblem(event.currentTarget.value as Problem | "")}>
              <option value="">Escolha</option>
              {PROBLEMS.map((one) => (
                <option key={one} value={one}>
                  {problemWords[one]}
                </option>
              ))}
            </Select>
          </Field>
          <Field label="Conte mais" hint="Diga o arquivo, a página, o programa que usou." error={errors.text}>
            <Textarea
              name="text"
              value={text}
              maxLength={1500}
              counted
              onChange={(event) => setText(event.currentTarget.value)}
            />
          </Field>
        </form>
      </Dialog>
    </>
  );
}
