import { useRouter } from "@tanstack/react-router";
import type { AnswerOf } from "#kit/answer.ts";
import { When } from "#modules/orders/ui/when.tsx";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { formText } from "#ui/form-text.ts";
import { Panel } from "#ui/panel.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { Form } from "#ui/form.tsx";
import { useForm } from "#ui/use-form.ts";
import { issueFiscalDocument, withdrawFiscalDocument } from "../functions.ts";
import { fiscalMessages } from "../messages.ts";
import { AttachFile } from "./attach-file.tsx";
import { FiscalPerson, type FiscalView } from "./fiscal-facts.tsx";
import { FiscalFiles } from "./fiscal-files.tsx";

const FAILED = "Não conseguimos salvar agora. Tente de novo em instantes.";

type Answer = AnswerOf<typeof issueFiscalDocument>;

/** The fiscal document of an author's part of an order: its recipient, when requested, and its number once issued. */
export function InvoicePanel({ orderId, fiscal }: { orderId: string; fiscal: FiscalView }) {
  const router = useRouter();
  const state = useForm(fiscalMessages, FAILED, { name: `numero-da-nota-${orderId}` });
  const [issued] = fiscal.documents;

  async function run(call: () => Promise<Answer>): Promise<void> {
    if (await state.send(call)) await router.invalidate({ sync: true });
  }

  return (
    <Panel title="Nota fiscal" id="fiscal" data-section="fiscal">
      {fiscal.person ? (
        <FiscalPerson person={fiscal.person} />
      ) : (
        <p className="text-sm text-muted">Quem comprou não pediu nota. Se você emitir mesmo assim, escreva o número aqui.</p>
      )}
      {issued ? (
        <div className="mt-3 grid justify-items-start gap-2 border-t border-line pt-3">
          <p className="text-sm">
            Emitida: <b className="tn font-semibold wrap-anywhere">{issued.number}</b>,{" "}
            <span className="text-muted">
              <When at={issued.at} as="day" />
            </span>
          </p>
          <FiscalFiles orderId={orderId} document={issued} />
          <AttachFile orderId={orderId} />
          {state.trouble && (
            <p role="alert" className="text-2xs text-danger">
              {state.trouble}
            </p>
          )}
          <Button
            variant="ghost"
            size="sm"
            className="-ml-3"
            loading={state.isBusy}
            onClick={() => void run(() => withdrawFiscalDocument({ data: { orderId } }))}
          >
            Apagar o número
          </Button>
        </div>
      ) : (
        <Form
          state={state}
          onSubmit={(typed) => run(() => issueFiscalDocument({ data: { orderId, number: formText(typed, "number") } }))}
          className="mt-4 grid gap-3"
        >
          <Field label="Número da nota" hint="Quem comprou recebe o número por e-mail." error={state.mistakes.number}>
            <TextInput name="number" maxLength={60} autoComplete="off" />
          </Field>
          <Button type="submit" variant="soft" className="justify-self-start" loading={state.isBusy} loadingLabel="Salvando…">
            Marcar como emitida
          </Button>
        </Form>
      )}
    </Panel>
  );
}
