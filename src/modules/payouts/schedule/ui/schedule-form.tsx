import { useState } from "react";
import { formatFullDateTime } from "#kit/date-format.ts";
import { formatMoney } from "#kit/money.ts";
import { useStepUp } from "#modules/accounts/ui/use-step-up.tsx";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { moneyFieldText } from "#ui/money-input-text.ts";
import { MoneyInput } from "#ui/money-input.tsx";
import { Form } from "#ui/form.tsx";
import { useForm } from "#ui/use-form.ts";
import { Select } from "#ui/select.tsx";
import { choosePayoutScheduleFn, stopPayoutScheduleFn } from "../functions.ts";
import { chooseMessages, frequencyWords } from "../messages.ts";
import type { SchedulePage } from "../queries.ts";
import { FREQUENCIES, type Frequency } from "../rules.ts";

/** The frequency and the minimum; turning it on requires step-up, once. */
export function ScheduleForm({ page, onChange }: { page: SchedulePage; onChange: () => void }) {
  const { chosen } = page;
  const { confirmed, dialog } = useStepUp();
  const [frequency, setFrequency] = useState<Frequency | "">(chosen?.frequency ?? "");
  const [cents, setCents] = useState<number | null>(chosen?.leastCents ?? page.leastCents);
  const state = useForm(chooseMessages, chooseMessages.unavailable, { name: "saques-automaticos" });
  const { mistakes, isBusy } = state;
  const [isStopping, setStopping] = useState(false);

  async function save() {
    if (frequency === "") return state.refuse({ frequency: "Escolha de quanto em quanto tempo." });
    const data = { frequency, least: moneyFieldText(cents ?? 0) };
    if (await state.send(() => confirmed(() => choosePayoutScheduleFn({ data })))) onChange();
  }

  async function stop() {
    setStopping(true);
    const stopped = await state.send(() => stopPayoutScheduleFn());
    setStopping(false);
    if (stopped) onChange();
  }

  return (
    <>
      <Form state={state} className="grid gap-4" onSubmit={save}>
        <p className="text-sm">
          {chosen
            ? `Ligado. O próximo sai em ${formatFullDateTime(chosen.nextAt)}, se o saldo chegar a ${formatMoney(chosen.leastCents)}.`
            : "Desligado. Ligue para receber o saldo disponível na sua conta sem pedir nem confirmar cada saque."}
        </p>
        <Field label="De quanto em quanto tempo" error={mistakes.frequency}>
          <Select name="frequency" value={frequency} onChange={(event) => setFrequency(event.target.value as Frequency | "")}>
            {!chosen && <option value="">Escolha</option>}
            {FREQUENCIES.map((one) => (
              <option key={one} value={one}>
                {frequencyWords[one]}, às 9h
              </option>
            ))}
          </Select>
        </Field>
        <Field
          label="Só quando houver pelo menos"
          hint={`A partir de ${formatMoney(page.leastCents)}. O primeiro saque da semana é grátis; os outros pagam a tarifa da Pagar.me.`}
          error={mistakes.least}
        >
          <MoneyInput name="least" cents={cents} onCents={setCents} />
        </Field>
        <div className="flex flex-wrap gap-2.5">
          <Button
            type="submit"
            variant={chosen ? "secondary" : "primary"}
            loading={isBusy && !isStopping}
            loadingLabel="Salvando…"
          >
            {chosen ? "Salvar" : "Ligar saque automático"}
          </Button>
          {chosen && (
            <Button variant="ghost" loading={isStopping} loadingLabel="Desligando…" onClick={() => void stop()}>
              Desligar
            </Button>
          )}
        </div>
      </Form>
      {dialog}
    </>
  );
}
