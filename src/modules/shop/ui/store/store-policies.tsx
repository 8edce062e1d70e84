import { formatDate } from "#kit/date-format.ts";
import type { StorePageFacts } from "#modules/catalog/schema/store-page.ts";

/** What each promise of a store is about. */
export const POLICY_TITLES = {
  suporte: "Dúvidas e suporte",
  atualizacoes: "Correções e edições novas",
  encomendas: "Encomendas e personalização",
} as const;

const KEYS = ["suporte", "atualizacoes", "encomendas"] as const;

/** What the store promises besides what the platform does, and since when. */
export function StorePolicies({ policies }: { policies: StorePageFacts["policies"] }) {
  if (!policies) return null;
  return (
    <section aria-labelledby="combinados">
      <h2 id="combinados" className="mt-9 text-t2">
        Políticas da loja
      </h2>
      <dl className="mt-3 grid max-w-[62ch] gap-4">
        {KEYS.filter((key) => policies[key]).map((key) => (
          <div key={key}>
            <dt className="font-semibold">{POLICY_TITLES[key]}</dt>
            <dd className="mt-1 whitespace-pre-line">{policies[key]}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-xs text-muted">
        Valem desde {formatDate(new Date(`${policies.since}T15:00:00Z`))}, além dos seus direitos de quem compra.
      </p>
    </section>
  );
}
