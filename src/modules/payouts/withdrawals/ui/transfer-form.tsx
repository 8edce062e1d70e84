import { useState } from "react";
import { formatMoney } from "#kit/money.ts";
import { useStepUp } from "#modules/accounts/ui/use-step-up.tsx";
import { Button } from "#ui/button.tsx";
import { Chip } from "#ui/chip.tsx";
import { Field } from "#ui/field.tsx";
import { moneyFieldText } from "#ui/money-input-text.ts";
import { MoneyInput } from "#ui/money-input.tsx";
import { Form } from "#ui/form.tsx";
import { useForm } from "#ui/use-form.ts";
import { amountSentence, withdrawalMessages } from "../messages.ts";
import { requestWithdrawalFn } from "../functions.ts";
import { judgeAmount } from "../rules/blocks.ts";
import type { TransferPage } from "./facts.ts";
import { SumList } from "./sum-list.tsx";

const STEPS_CENTS = [5_000, 10_000, 50_000, 100_000, 200_000];
const SHOWN_STEPS = 3;

/** The amount, with the fee, the net amount and the limits shown before the form is sent. */
export function TransferForm({ page, onChange }: { page: TransferPage; onChange: () => void }) {
  const { facts, leastCents, mostCents, isFree } = page;
  const { confirmed, dialog } = useStepUp();
  const [cents, setCents] = useState<number | null>(null);
  const state = useForm(withdrawalMessages, withdrawalMessages.unavailable, { name: "saque" });

  function write(next: number | null) {
    setCents(next);
    state.forgive("amount");
  }

  async function ask() {
    const problem = judgeAmount(cents, facts);
    if (problem) return state.refuse({ amount: amountSentence(problem, facts) });
    const data = { amount: moneyFieldText(cents ?? 0) };
    if (await state.send(() => confirmed(() => requestWithdrawalFn({ data })))) onChange();
  }

  const shown = STEPS_CENTS.filter((step) => step >= leastCents && step < mostCents).slice(-SHOWN_STEPS);
  const left = facts.availableCents - (cents ?? 0);
  return (
    <>
      <Form state={state} onSubmit={ask} className="grid gap-4">
        <Field
          label="Quanto?"
          error={state.mistakes.amount}
          hint={`De ${formatMoney(leastCents)} a ${formatMoney(mostCents)}. ${facts.limits.dailyCount - facts.today.count === 1 ? "Este é o último saque de hoje." : "Até dois saques por dia."}`}
        >
          <MoneyInput
            name="amount"
            cents={cents}
            onCents={write}
            className="text-[1.75rem] font-bold tracking-[-.025em] max-md:[&_input]:text-[1.75rem]"
          />
        </Field>
        <div className="flex flex-wrap gap-2">
          {shown.map((step) => (
            <Chip key={step} on={cents === step} onClick={() => write(step)}>
              {formatMoney(step).replace(/,00$/, "")}
            </Chip>
          ))}
          <Chip on={cents === mostCents} onClick={() => write(mostCents)}>
            Tudo
          </Chip>
        </div>
        <SumList amountCents={cents ?? 0} feeCents={facts.feeCents} />
        <p className="text-xs text-muted">
          {isFree
            ? "O primeiro saque da semana é grátis. Do segundo em diante, você paga só o que a Pagar.me cobra."
            : "A tarifa é a que a Pagar.me cobra, sem acréscimo. O primeiro saque de cada semana é grátis."}
        </p>
        <Button type="submit" variant="primary" size="lg" full loading={state.isBusy} loadingLabel="Pedindo…">
          Solicitar saque
        </Button>
        <p className="text-xs text-muted">
          Você confirma pelo link que enviamos por e-mail. Depois disso, não dá para cancelar.
          {cents !== null && left >= 0 && ` Sobram ${formatMoney(left)} no saldo.`}
        </p>
      </Form>
      {dialog}
    </>
  );
}
