import { useRouter } from "@tanstack/react-router";
import { useId, useState } from "react";
import { brand } from "#kit/brand/brand.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Field } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { useForm } from "#ui/use-form.ts";
import { Select } from "#ui/select.tsx";
import { Textarea } from "#ui/textarea.tsx";
import { reportProblemFn } from "../functions.ts";
import { problemWords, reportMessages } from "../messages.ts";
import { type Problem, PROBLEMS } from "../rules/causes.ts";

const FAILED = "Não conseguimos enviar agora. O que você escreveu continua aqui: tente de novo.";
const LEAST = 10;

type ProblemButtonProps = { orderId: string; items: { id: string; title: string }[] };

/** The form that reports a problem: which item, what kind, and a description. */
export function ProblemButton({ orderId, items }: ProblemButtonProps) {
  const router = useRouter();
  const formId = useId();
  const [isAsking, setAsking] = useState(false);
  const state = useForm(reportMessages, FAILED, { name: `problema-${orderId}` });
  const { mistakes } = state;
  const [picked, setItem] = useState("");
  const itemId = items.some((item) => item.id === picked) ? picked : (items[0]?.id ?? "");
  const [problem, setProblem] = useState<Problem | "">("");
  const [text, setText] = useState("");

  async function send(): Promise<void> {
    const missing: Record<string, string> = {
      ...(problem === "" ? { problem: "Escolha o que aconteceu." } : {}),
      ...(text.trim().length < LEAST ? { text: "Conte um pouco mais: pelo menos 10 caracteres." } : {}),
    };
    if (problem === "" || Object.keys(missing).length > 0) return state.refuse(missing);
    if (!(await state.send(() => reportProblemFn({ data: { orderId, itemId, problem, text } })))) return;
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
        description={`Quem vendeu tem 5 dias para responder. Se não responder, ${brand.the} decide; sem decisão em 15 dias, o reembolso é automático.`}
        actions={
          <>
            <Button variant="ghost" onClick={() => setAsking(false)}>
              Voltar
            </Button>
            <Button variant="primary" type="submit" form={formId} loading={state.isBusy} loadingLabel="Enviando…">
              Enviar
            </Button>
          </>
        }
      >
        <Form state={state} id={formId} onSubmit={send} className="grid gap-4">
          <Field label="Qual material" error={mistakes.itemId}>
            <Select name="itemId" value={itemId} onChange={(event) => setItem(event.currentTarget.value)}>
              {items.map((item) => (
                <option key={item.id} value={item.id}>
                  {item.title}
                </option>
              ))}
            </Select>
          </Field>
          <Field label="O que aconteceu" error={mistakes.problem}>
            <Select name="problem" value={problem} onChange={(event) => setProblem(event.currentTarget.value as Problem | "")}>
              <option value="">Escolha</option>
              {PROBLEMS.map((one) => (
                <option key={one} value={one}>
                  {problemWords[one]}
                </option>
              ))}
            </Select>
          </Field>
          <Field label="Conte mais" hint="Diga o arquivo, a página, o programa que usou." error={mistakes.text}>
            <Textarea
              name="text"
              value={text}
              maxLength={1500}
              counted
              onChange={(event) => setText(event.currentTarget.value)}
            />
          </Field>
        </Form>
      </Dialog>
    </>
  );
}
