import { useRouter } from "@tanstack/react-router";
import { type FormEvent, useId, useState } from "react";
import { formatDate } from "#kit/date-format.ts";
import { orderNumber } from "#kit/format.ts";
import { issueFiscalDocument } from "#modules/orders/fiscal/functions.ts";
import { fiscalMessages } from "#modules/orders/fiscal/messages.ts";
import { Button } from "#ui/button.tsx";
import { formText } from "#ui/form-text.ts";
import { TextInput } from "#ui/text-input.tsx";
import { showToast } from "#ui/toast.tsx";
import type { InvoicesFacts } from "./papers-facts.ts";

const FAILED = "Não conseguimos salvar agora. Tente de novo em instantes.";

/** The number of a sale's fiscal document, or the field that marks it as issued. What was written stays when the answer is no. */
export function InvoiceMark({ row }: { row: InvoicesFacts["invoices"][number] }) {
  const router = useRouter();
  const mistakeId = useId();
  const [mistake, setMistake] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { orderId, issued } = row;
  if (issued)
    return (
      <span className="text-xs">
        <b className="tn font-semibold wrap-anywhere">{issued.number}</b>
        <span className="block text-muted">emitida em {formatDate(issued.at)}</span>
      </span>
    );

  async function mark(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const number = formText(new FormData(event.currentTarget), "number");
    setBusy(true);
    setMistake(null);
    const answer = await issueFiscalDocument({ data: { orderId, number } }).catch(() => null);
    setBusy(false);
    if (answer?.ok) {
      showToast(`Nota da venda ${orderNumber(row.orderNumber)} marcada como emitida. Avisamos quem comprou.`);
      return router.invalidate({ sync: true });
    }
    const known = answer && answer.reason in fiscalMessages ? fiscalMessages[answer.reason] : FAILED;
    setMistake(answer?.fields?.["number"] ?? answer?.fields?.["form"] ?? known);
  }

  return (
    <form method="post" noValidate onSubmit={(event) => void mark(event)} className="grid gap-1">
      <span className="flex items-center gap-2 max-md:flex-wrap">
        <TextInput
          dense
          name="number"
          maxLength={60}
          autoComplete="off"
          placeholder="Número"
          aria-label={`Número da nota da venda ${orderNumber(row.orderNumber)}`}
          aria-invalid={mistake !== null || undefined}
          aria-describedby={mistake === null ? undefined : mistakeId}
          className="w-28"
        />
        <Button type="submit" variant="soft" size="sm" className="whitespace-nowrap" loading={isBusy} loadingLabel="Salvando…">
          Marcar como emitida
        </Button>
      </span>
      {mistake && (
        <span id={mistakeId} role="alert" className="text-2xs text-danger">
          {mistake}
        </span>
      )}
    </form>
  );
}
