import { noonOf, spanWords } from "#modules/analytics/ui/slot-words.ts";
import { Section } from "#modules/payouts/ui/section.tsx";
import { useSection } from "#modules/payouts/ui/use-section.ts";
import { formatDate } from "#kit/date-format.ts";
import { formatCount } from "#kit/format.ts";
import { formatShare } from "#kit/percent.ts";
import { Panel } from "#ui/panel.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { getConversion } from "../functions.ts";
import type { Steps } from "../queries/conversion.ts";
import { FEWEST_FOR_A_SHARE, shareOf } from "../rules/conversion.ts";
import { type ConversionFacts, keyOf, type PlatformPart } from "./facts.ts";

const WORDS: [step: keyof Steps, label: string][] = [
  ["visitors", "Abriram a página de um material"],
  ["carts", "Adicionaram ao carrinho"],
  ["placed", "Fizeram o pedido"],
  ["paid", "Pagaram"],
];

/** From the page of a product to its payment: how many went on at each step. */
export function ConversionSection({ search }: PlatformPart) {
  const state = useSection(() => getConversion({ data: search }), keyOf(search));
  return (
    <Section
      name="conversion"
      subject="da visita à compra"
      state={state}
      skeleton={<Skeleton className="after-300ms h-[300px]" />}
      className="flex min-w-0 flex-col"
    >
      {(facts) => <Conversion facts={facts} />}
    </Section>
  );
}

function Conversion({ facts }: { facts: ConversionFacts }) {
  const { steps, former, since } = facts;
  if (!steps) {
    return (
      <Panel className="grow" title="Da visita à compra" aria-label="Da visita à compra">
        <p className="text-sm text-muted">
          {since === null ? "Ninguém foi contado ainda." : `As visitas são contadas desde ${formatDate(noonOf(since))}.`}
        </p>
      </Panel>
    );
  }
  const share = (one: Steps, step: keyof Steps): string => {
    const part = shareOf(one.visitors, one[step]);
    return part === null ? "—" : formatShare(part);
  };
  return (
    <Panel className="grow" title="Da visita à compra" aria-label="Da visita à compra">
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">Da visita à compra, {spanWords(facts)}</caption>
        <thead className="text-2xs text-muted">
          <tr>
            <th scope="col" className="sr-only">
              Passo
            </th>
            <th scope="col" className="pb-1 pl-3 text-right font-medium">
              Vezes
            </th>
            <th scope="col" className="pb-1 pl-3 text-right font-medium">
              Das visitas
            </th>
            {former && (
              <th scope="col" className="pb-1 pl-3 text-right font-medium">
                Antes
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {WORDS.map(([step, label]) => (
            <tr key={step} className="border-b border-line last:border-0">
              <th scope="row" className="py-2.5 text-left font-normal">
                {label}
              </th>
              <td className="tn py-2.5 pl-3 text-right whitespace-nowrap font-semibold">{formatCount(steps[step])}</td>
              <td className="tn py-2.5 pl-3 text-right whitespace-nowrap">{step === "visitors" ? "" : share(steps, step)}</td>
              {former && (
                <td className="tn py-2.5 pl-3 text-right whitespace-nowrap text-muted">
                  {step === "visitors" ? formatCount(former.visitors) : share(former, step)}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-2xs text-muted">
        Contado por material: quem abre três páginas conta três vezes, e no máximo uma por dia em cada. Quem não quis ser contado
        fica de fora, e materiais grátis não entram nos pedidos. Com menos de {FEWEST_FOR_A_SHARE} visitas não mostramos
        porcentagem.
        {since !== null && since === facts.from && ` Contamos desde ${formatDate(noonOf(since))}.`}
      </p>
    </Panel>
  );
}
