import { useRouter } from "@tanstack/react-router";
import { useId } from "react";
import { formatDate } from "#kit/date-format.ts";
import { orderNumber } from "#kit/format.ts";
import { issueFiscalDocument } from "#modules/orders/fiscal/functions.ts";
import { fiscalMessages } from "#modules/orders/fiscal/messages.ts";
import { Button } from "#ui/button.tsx";
import { Form } from "#ui/form.tsx";
import { formText } from "#ui/form-text.ts";
import { TextInput } from "#ui/text-input.tsx";
import { showToast } from "#ui/toast.tsx";
import { useForm } from "#ui/use-form.ts";
import type { InvoicesFacts } from "./papers-facts.ts";

const FAILED = "Não conseguimos salvar agora. Tente de novo em instantes.";

/** The number of a sale's fiscal document, or the field that marks it as issued. Typed text is preserved after a refusal. */
export function InvoiceMark({ row }: { row: InvoicesFacts["invoices"][number] }) {
  const router = useRouter();
  const mistakeId = useId();
  const state = useForm(fiscalMessages, FAILED, { name: `nota-emitida-${row.orderId}` });
  const mistake = state.mistakes.number;
  const { orderId, issued } = row;
  if (issued)
    return (
      <span className="text-xs">
        <b className="tn font-semibold wrap-anywhere">{issued.number}</b>
        <span className="block text-muted">emitida em {formatDate(issued.at)}</span>
      </span>
    );

  async function mark(typed: FormData): Promise<void> {
    const number = formText(typed, "number");
    if (!(await state.send(() => issueFiscalDocument({ data: { orderId, number } })))) return;
    showToast(`Nota da venda ${orderNumber(row.orderNumber)} marcada como emitida. Avisamos quem comprou.`);
    await router.invalidate({ sync: true });
  }

  return (
    <Form state={state} onSubmit={mark} className="grid gap-1">
      <span className="flex items-center gap-2 max-md:flex-wrap">
        <TextInput
          dense
          name="number"
          maxLength={60}
          autoComplete="off"
          placeholder="Número"
          aria-label={`Número da nota da venda ${orderNumber(row.orderNumber)}`}
          aria-invalid={mistake ? true : undefined}
          aria-describedby={mistake ? mistakeId : undefined}
          className="w-28"
        />
        <Button
          type="submit"
          variant="soft"
          size="sm"
          className="whitespace-nowrap"
          loading={state.isBusy}
          loadingLabel="Salvando…"
        >
          Marcar como emitida
        </Button>
      </span>
      {mistake && (
        <span id={mistakeId} role="alert" className="text-2xs text-danger">
          {mistake}
        </span>
      )}
    </Form>
  );
}
