import { type FormEvent, useState } from "react";
import { formatFullDateTime } from "#kit/date-format.ts";
import { formatMoney } from "#kit/money.ts";
import { useStepUp } from "#modules/accounts/ui/use-step-up.tsx";
import type { Outcome } from "#kit/outcome.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { moneyFieldText } from "#ui/money-input-text.ts";
import { MoneyInput } from "#ui/money-input.tsx";
import { Note } from "#ui/note.tsx";
import { Select } from "#ui/select.tsx";
import { choosePayoutScheduleFn, stopPayoutScheduleFn } from "../functions.ts";
import { chooseMessages, frequencyWords } from "../messages.ts";
import type { SchedulePage } from "../queries.ts";
import { FREQUENCIES, type Frequency } from "../rules.ts";
import type { ChooseRefusal } from "../schema.ts";

const NO_ANSWER = { ok: false as const, reason: "unavailable" as const, fields: undefined };

/** How often and from how much; turning it on asks for the second step, once. */
export function ScheduleForm({ page, onChange }: { page: SchedulePage; onChange: () => void }) {
  const { chosen } = page;
  const { confirmed, dialog } = useStepUp();
  const [frequency, setFrequency] = useState<Frequency | "">(chosen?.frequency ?? "");
  const [cents, setCents] = useState<number | null>(chosen?.leastCents ?? page.leastCents);
  const [mistakes, setMistakes] = useState<Record<string, string>>({});
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState<"save" | "stop" | null>(null);

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    if (frequency === "") return setMistakes({ frequency: "Escolha de quanto em quanto tempo." });
    setBusy("save");
    const data = { frequency, least: moneyFieldText(cents ?? 0) };
    const answer = await confirmed(() => choosePayoutScheduleFn({ data })).catch(() => NO_ANSWER);
    setBusy(null);
    if (answer === null) return;
    settle(answer);
  }

  async function stop() {
    setBusy("stop");
    const answer = await stopPayoutScheduleFn().catch(() => NO_ANSWER);
    setBusy(null);
    settle(answer);
  }

  function settle(answer: Outcome<void, ChooseRefusal | "unavailable">) {
    if (answer.ok) {
      setTrouble(null);
      setMistakes({});
      return onChange();
    }
    const { form, ...named } = answer.fields ?? {};
    setMistakes(named);
    setTrouble(form ?? (Object.keys(named).length > 0 ? null : chooseMessages[answer.reason]));
  }

  return (
    <form method="post" noValidate className="grid gap-4" onSubmit={(event) => void save(event)}>
      <p className="text-sm">
        {chosen
          ? `Ligado. O próximo sai em ${formatFullDateTime(chosen.nextAt)}, se o saldo chegar a ${formatMoney(chosen.leastCents)}.`
          : "Desligado. Ligue para o saldo disponível ir sozinho para a sua conta, sem confirmar cada saque por e-mail."}
      </p>
      {trouble && (
        <Note tone="danger" role="alert">
          {trouble}
        </Note>
      )}
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
        <Button type="submit" variant={chosen ? "secondary" : "primary"} loading={busy === "save"} loadingLabel="Salvando…">
          {chosen ? "Salvar" : "Ligar saque automático"}
        </Button>
        {chosen && (
          <Button variant="ghost" loading={busy === "stop"} loadingLabel="Desligando…" onClick={() => void stop()}>
            Desligar
          </Button>
        )}
      </div>
      {dialog}
    </form>
  );
}
