import { changeOf } from "#modules/analytics/rules/change.ts";
import { Section } from "#modules/payouts/ui/section.tsx";
import { useSection } from "#modules/payouts/ui/use-section.ts";
import { formatCount } from "#kit/format.ts";
import { Delta } from "#ui/kpi-strip.tsx";
import { Panel } from "#ui/panel.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { getNewAuthors } from "../functions.ts";
import type { NewAuthors } from "../queries/new-authors.ts";
import { type PlatformPart, keyOf, type NewAuthorFacts } from "./facts.ts";

const WORDS: [step: keyof NewAuthors, label: string][] = [
  ["sent", "Pediram para vender"],
  ["approved", "Foram aprovados"],
  ["published", "Publicaram o primeiro material"],
  ["sold", "Fizeram a primeira venda"],
];

/** Who began to sell in the period, step by step. */
export function NewAuthorsSection({ search }: PlatformPart) {
  const state = useSection(() => getNewAuthors({ data: search }), keyOf(search));
  return (
    <Section
      name="newAuthors"
      subject="quem começou a vender"
      state={state}
      skeleton={<Skeleton className="after-300ms h-[300px]" />}
      className="flex min-w-0 flex-col"
    >
      {(facts) => <Beginners facts={facts} />}
    </Section>
  );
}

function Beginners({ facts: { now, former } }: { facts: NewAuthorFacts }) {
  return (
    <Panel className="grow" title="Autores novos" aria-label="Autores novos">
      <dl>
        {WORDS.map(([step, label]) => {
          const change = former && changeOf(now[step], former[step]);
          return (
            <div key={step} className="flex flex-wrap items-baseline gap-x-3 border-b border-line py-2.5 text-sm last:border-0">
              <dt className="min-w-0 flex-1">{label}</dt>
              <dd className="flex flex-wrap items-baseline justify-end gap-x-2.5">
                {former && (
                  <span className="tn inline-flex items-center gap-2 text-2xs text-muted">
                    {change && change.direction !== "few" && <Delta {...change} />} antes {formatCount(former[step])}
                  </span>
                )}
                <b className="tn min-w-8 text-right text-md font-semibold">{formatCount(now[step])}</b>
              </dd>
            </div>
          );
        })}
      </dl>
      <p className="mt-3 text-2xs text-muted">
        Cada linha conta o que aconteceu nestes dias: quem pediu num mês pode ser aprovado, publicar e vender noutro.
      </p>
    </Panel>
  );
}
