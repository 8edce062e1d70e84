import { useRouter } from "@tanstack/react-router";
import type { FormEvent } from "react";
import { Section } from "#modules/payouts/ui/section.tsx";
import { useSection } from "#modules/payouts/ui/use-section.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { formText } from "#ui/form-text.ts";
import { PhoneFold } from "#ui/phone-fold.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { Select } from "#ui/select.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { MAX_DAYS } from "../../../payouts/statement/rules/period.ts";
import { COMPARISONS } from "../../rules/comparison.ts";
import { daysIn, presetsOf, type Range } from "../../rules/range.ts";
import { analyticsHref, type AnalyticsSearch } from "../../schema.ts";
import { spanWords } from "../../ui/slot-words.ts";
import { getRange } from "../functions.ts";

/** The days of the whole page: ready ones, typed ones, and those they are compared with. */
export function RangeSection({ search }: { search: AnalyticsSearch }) {
  const { de, ate, comparar } = search;
  const state = useSection(() => getRange({ data: { de, ate, comparar } }), `${de} ${ate} ${comparar}`);
  return (
    <Section
      name="transactionRange"
      subject="o período"
      state={state}
      skeleton={<Skeleton className="after-300ms h-[180px] max-md:h-[190px]" />}
    >
      {(range) => (
        <RangeForm
          key={`${range.from} ${range.to} ${comparar}`}
          range={range}
          comparar={comparar}
          hrefOf={(change) => analyticsHref(search, change)}
        />
      )}
    </Section>
  );
}

type Requested = Pick<AnalyticsSearch, "de" | "ate" | "comparar">;
type RangeFormProps = {
  range: Range;
  comparar: Requested["comparar"];
  /** The page with other days. */ hrefOf: (change: Requested) => string;
};

/** Ready ranges, two days and a comparison, kept in the address. */
export function RangeForm({ range, comparar: compared, hrefOf }: RangeFormProps) {
  const router = useRouter();
  const go = (change: Requested) => void router.navigate({ href: hrefOf(change), resetScroll: false });

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [first, last] = [formText(form, "de"), formText(form, "ate")].filter(Boolean).toSorted();
    const comparar = COMPARISONS.find((one) => one === formText(form, "comparar"));
    go({ de: first, ate: last ?? first, comparar });
  }

  return (
    <section aria-label="Período" className="rounded-panel border border-line bg-surface px-4 py-4 md:px-5">
      <nav
        aria-label="Períodos prontos"
        className="-mx-1 flex gap-1 max-md:-mx-4 max-md:overflow-x-auto max-md:px-3 md:flex-wrap"
      >
        {presetsOf(range.today).map(({ name, label, from, to }) => (
          <RouterLink
            key={name}
            keepScroll
            href={hrefOf({ de: from, ate: to })}
            aria-current={from === range.from && to === range.to ? "true" : undefined}
            className="inline-flex min-h-11 shrink-0 items-center rounded-full px-3 text-xs md:min-h-9 font-medium text-muted hover:bg-well-2 hover:text-ink aria-[current]:bg-accent-soft aria-[current]:font-semibold aria-[current]:text-accent"
          >
            {label}
          </RouterLink>
        ))}
      </nav>
      <p className="mt-3 text-xs text-muted" aria-live="polite">
        {spanWords(range)}
        {range.from !== range.to && ", os dois dias incluídos"}
        {range.former && `, comparados com ${spanWords(range.former)}`}. Dias pelo horário de Brasília, até {MAX_DAYS} de cada
        vez.{range.isCut && " Cortamos o começo do período pedido."}
      </p>
      <div className="max-md:mt-3">
        <PhoneFold title="Outras datas e comparação">
          <form
            data-form="periodo-da-analise"
            onSubmit={apply}
            className="mt-3 grid grid-cols-2 items-end gap-3 md:grid-cols-[150px_150px_minmax(0,260px)_auto]"
          >
            <Field label="De">
              <TextInput dense type="date" name="de" defaultValue={range.from} max={range.today} required />
            </Field>
            <Field label="Até">
              <TextInput dense type="date" name="ate" defaultValue={range.to} max={range.today} required />
            </Field>
            <Field label="Comparar com" className="max-md:col-span-2">
              <Select dense name="comparar" defaultValue={compared ?? "anterior"}>
                <option value="anterior">{daysIn(range) === 1 ? "Dia anterior" : `${daysIn(range)} dias anteriores`}</option>
                <option value="ano">Mesmos dias do ano anterior</option>
                <option value="nao">Não comparar</option>
              </Select>
            </Field>
            <Button type="submit" variant="soft" className="max-md:col-span-2 md:justify-self-start">
              Aplicar
            </Button>
          </form>
        </PhoneFold>
      </div>
    </section>
  );
}
