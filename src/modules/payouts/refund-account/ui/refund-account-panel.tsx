import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Panel } from "#ui/panel.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { Form } from "#ui/form.tsx";
import { useForm } from "#ui/use-form.ts";
import type { AccountField, AccountForm } from "../../bank/rules.ts";
import { AccountLines } from "../../bank/ui/account-lines.tsx";
import { Section } from "../../ui/section.tsx";
import { useSection } from "../../ui/use-section.ts";
import { getRefundAccount, saveRefundAccountFn } from "../functions.ts";

const FAILED = "Não conseguimos guardar a conta agora. Tente de novo em instantes.";

/** The form for the refund's bank account, when the payment method cannot return money; empty when it is not needed. */
export function RefundAccountPanel({ orderId }: { orderId: string }) {
  const state = useSection(() => getRefundAccount({ data: { orderId } }), orderId);
  return (
    <Section subject="a conta do reembolso" state={state} skeleton={<Skeleton className="after-300ms h-[120px]" />}>
      {({ isNeeded, given }) =>
        isNeeded && (
          <Panel title="Onde devolvemos" data-section="conta-da-devolucao">
            {given ? (
              <p className="text-sm">
                O dinheiro vai por transferência para a conta {given.accountMasked}, {given.bankName}. Leva até 3 dias úteis.
              </p>
            ) : (
              <AccountForm orderId={orderId} onSaved={state.reload} />
            )}
          </Panel>
        )
      }
    </Section>
  );
}

function AccountForm({ orderId, onSaved }: { orderId: string; onSaved: () => void }) {
  const [form, setForm] = useState<AccountForm>({ account_type: "corrente" });
  const state = useForm({}, FAILED, { name: "conta-da-devolucao" });

  function change(field: AccountField, value: string): void {
    setForm((before) => ({ ...before, [field]: value }));
    state.forgive(field);
  }

  async function save() {
    if (await state.send(() => saveRefundAccountFn({ data: { orderId, form } }))) onSaved();
  }

  return (
    <Form state={state} onSubmit={save} className="grid gap-4">
      <p className="text-sm">
        Este pedido foi pago por boleto, que não tem caminho de volta. Diga uma conta sua, no mesmo CPF ou CNPJ do pedido, e o
        dinheiro vai para ela.
      </p>
      <AccountLines of={{ form, mistakes: state.mistakes, change }} saved={{}} />
      <Button type="submit" variant="primary" className="justify-self-start" loading={state.isBusy} loadingLabel="Guardando…">
        Receber nesta conta
      </Button>
    </Form>
  );
}
