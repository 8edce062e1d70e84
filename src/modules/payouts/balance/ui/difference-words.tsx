import { brand } from "#kit/brand/brand.ts";
import { formatMoney } from "#kit/money.ts";
import { explainDifference, type Reason } from "../rules/explain-difference.ts";
import type { BalanceFacts } from "./balance-facts.ts";

const WORDS: Record<Reason["kind"], (sum: string) => string> = {
  regret_window: (sum) =>
    `A Pagar.me já liberou ${sum} que aqui espera o prazo em que quem comprou pode desistir. Fica disponível no dia da agenda.`,
  not_settled: (sum) => `${sum} do seu disponível ainda não foram liberados pela Pagar.me. O saque espera essa liberação.`,
  at_the_bank: (sum) => `${sum} já saíram da Pagar.me para o seu banco; aqui ficam reservados até o banco confirmar.`,
  covered: (sum) =>
    `${brand.The} pagou ao banco ${sum} de vendas suas contestadas. O valor ainda está no seu Pagar.me e aqui já foi descontado.`,
  unexplained_more: (sum) => `A Pagar.me tem ${sum} a mais do que os nossos livros. Estamos conferindo.`,
  unexplained_less: (sum) => `A Pagar.me tem ${sum} a menos do que os nossos livros. Estamos conferindo.`,
};

/** Why the two balances differ, in words; also states when they agree. */
export function DifferenceWords({ facts, reading }: { facts: BalanceFacts; reading: NonNullable<BalanceFacts["reading"]> }) {
  if (facts.lastMovedAt && facts.lastMovedAt > reading.readAt)
    return <p>Houve movimento depois dessa leitura. Atualize para comparar os dois lados.</p>;
  const reasons = explainDifference(facts.wallet, reading, facts.coveredCents);
  if (reasons.length === 0) return <p>Os dois lados concordam, centavo por centavo.</p>;
  return (
    <ul className="grid gap-1.5">
      {reasons.map(({ kind, cents }) => (
        <li key={kind}>{WORDS[kind](formatMoney(cents))}</li>
      ))}
    </ul>
  );
}
