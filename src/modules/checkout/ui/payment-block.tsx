import { CardNotice } from "#modules/payments/ui/card/card-notice.tsx";
import { PaymentMethods } from "#modules/payments/ui/payment-methods.tsx";
import type { PaymentTerms } from "#modules/payments/ui/use-payment-choice.ts";
import type { Purchase } from "./use-purchase.ts";
import { METHODS } from "#modules/payments/methods/methods.ts";

type PaymentBlockProps = { terms: PaymentTerms; purchase: Purchase };

/** The choice of payment method. */
export function PaymentBlock({ terms, purchase: { choice } }: PaymentBlockProps) {
  return (
    <section aria-labelledby="pagamento" className="mt-8 border-t-2 border-ink pt-4">
      <div className="flex flex-wrap items-baseline justify-between gap-4">
        <h2 id="pagamento" className="text-t3">
          Forma de pagamento
        </h2>
        {terms.cards.length > 0 && (
          <a href="/adicionar-cartao?volta=/finalizar-compra" className="text-sm font-semibold text-accent underline">
            Seus cartões
          </a>
        )}
      </div>
      <div className="mt-3.5">
        <PaymentMethods terms={terms} choice={choice} />
      </div>
      {METHODS[choice.chosen.method].isJudgedByBank && <CardNotice />}
    </section>
  );
}
