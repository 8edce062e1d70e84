import { useRouter } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import type { AnswerOf } from "#kit/answer.ts";
import { When } from "#modules/orders/ui/when.tsx";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { formText } from "#ui/form-text.ts";
import { Panel } from "#ui/panel.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { issueFiscalDocument, withdrawFiscalDocument } from "../functions.ts";
import { fiscalMessages } from "../messages.ts";
import { AttachFile } from "./attach-file.tsx";
import { FiscalPerson, type FiscalView } from "./fiscal-facts.tsx";
import { FiscalFiles } from "./fiscal-files.tsx";

const FAILED = "Não conseguimos salvar agora. Tente de novo em instantes.";

type Answer = AnswerOf<typeof issueFiscalDocument>;

/** The fiscal document of an author's part of an order: whose it is, when asked for, and its number once issued. */
export function InvoicePanel({ orderId, fiscal }: { orderId: string; fiscal: FiscalView }) {
  const router = useRouter();
  const [mistake, setMistake] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [issued] = fiscal.documents;

  async function run(call: () => Promise<Answer>): Promise<void> {
    setBusy(true);
    setMistake(null);
    const answer = await call().catch(() => null);
    setBusy(false);
    if (answer?.ok) return router.invalidate({ sync: true });
    const known = answer && answer.reason in fiscalMessages ? fiscalMessages[answer.reason] : FAILED;
    setMistake(answer?.fields?.["number"] ?? answer?.fields?.["form"] ?? known);
  }

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const number = formText(new FormData(event.currentTarget), "number");
    void run(() => issueFiscalDocument({ data: { orderId, number } }));
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
          {mistake && (
            <p role="alert" className="text-2xs text-danger">
              {mistake}
            </p>
          )}
          <Button
            variant="ghost"
            size="sm"
            className="-ml-3"
            loading={isBusy}
            onClick={() => void run(() => withdrawFiscalDocument({ data: { orderId } }))}
          >
            Apagar o número
          </Button>
        </div>
      ) : (
        <form method="post" noValidate onSubmit={send} className="mt-4 grid gap-3">
          <Field label="Número da nota" hint="Quem comprou recebe o número por e-mail." error={mistake}>
            <TextInput name="number" maxLength={60} autoComplete="off" />
          </Field>
          <Button type="submit" variant="soft" className="justify-self-start" loading={isBusy} loadingLabel="Salvando…">
            Marcar como emitida
          </Button>
        </form>
      )}
    </Panel>
  );
}
