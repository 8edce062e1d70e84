import { useState } from "react";
import { formatMoney } from "#kit/money.ts";
import { PRICE_BOUNDS_CENTS } from "#modules/catalog/rules/publishing.ts";
import { saleLineWords } from "#modules/orders/ui/sale-line-words.ts";
import { Field } from "#ui/field.tsx";
import { Money } from "#ui/money.tsx";
import { MoneyInput } from "#ui/money-input.tsx";
import { ReceiptList, ReceiptRow } from "#ui/receipt-list.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { Select } from "#ui/select.tsx";
import { Switch } from "#ui/switch.tsx";
import type { PlatformTerms } from "../rules/page-facts.ts";
import { simulateSale, type Way } from "../rules/simulate-sale.ts";
import { DEFAULT_STORE_PAYMENTS } from "#modules/payments/recipients/rules.ts";
import { METHOD_LIST } from "#modules/payments/methods/methods.ts";
import { FIRST_METHOD } from "#modules/orders/rules/payment-methods.ts";
import { COST_AT_REFUND, COST_AT_SALE } from "#modules/payments/refunds/messages.ts";

const FIRST_CENTS = 3_490;
const { least, most } = PRICE_BOUNDS_CENTS;

const WAY_OPTIONS: { value: Way; label: string }[] = [
  ...METHOD_LIST.filter((method) => method.isOffered([DEFAULT_STORE_PAYMENTS], { boleto: false })).map(
    ({ name, shortLabel }) => ({ value: name, label: shortLabel }),
  ),
  { value: "parcelado", label: "Parcelado" },
];

/** From a price to what stays with the author, by the figures and in the words of a real sale. */
export function Simulator({ page }: { page: PlatformTerms }) {
  const [priceCents, setPrice] = useState<number | null>(FIRST_CENTS);
  const [way, setWay] = useState<Way>(FIRST_METHOD);
  const [isFreeOfInterest, setFree] = useState(false);
  const [isOwnBuyer, setOwn] = useState(false);
  const [categoryId, setCategory] = useState<number | undefined>();
  const isSellable = priceCents !== null && priceCents >= least && priceCents <= most;
  const sale = isSellable ? simulateSale({ priceCents, way, isFreeOfInterest, isOwnBuyer, categoryId }, page) : null;
  return (
    <div className="grid overflow-hidden rounded-block border-2 border-ink bg-surface md:grid-cols-2">
      <div className="grid content-start gap-5 p-5 md:p-8">
        <Field label="Preço do material" hint={`De ${formatMoney(least)} a ${formatMoney(most)}.`}>
          <MoneyInput name="price" cents={priceCents} onCents={setPrice} className="max-w-56" />
        </Field>
        {page.categoryRates.length > 0 && (
          <Field label="Categoria" hint="Em algumas, a comissão é outra.">
            <Select value={categoryId ?? ""} onChange={(event) => setCategory(Number(event.target.value) || undefined)}>
              <option value="">Outras categorias</option>
              {page.categoryRates.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <div>
          <p aria-hidden className="mb-1.5 text-xs font-semibold">
            Como pagam
          </p>
          <Segmented label="Como pagam" options={WAY_OPTIONS} value={way} onValue={setWay} />
        </div>
        <div className="grid gap-1">
          {way === "parcelado" && (
            <Switch
              checked={isFreeOfInterest}
              onChange={(event) => setFree(event.target.checked)}
              hint="O custo do parcelamento passa a ser seu."
            >
              Sem juros para quem compra
            </Switch>
          )}
          <Switch
            checked={isOwnBuyer}
            onChange={(event) => setOwn(event.target.checked)}
            hint="A pessoa veio pelo seu link ou usou o seu cupom."
          >
            Cliente indicado por você
          </Switch>
        </div>
      </div>
      <div className="border-t-2 border-ink bg-canario p-5 text-ink md:border-t-0 md:border-l-2 md:p-8" data-section="simulador">
        <output className="sr-only">{sale ? `Você recebe ${formatMoney(sale.netCents)} por venda` : ""}</output>
        {sale ? (
          <>
            <ReceiptList>
              <ReceiptRow label={saleLineWords.price}>
                <Money cents={sale.buyerCents - (sale.bearer === "comprador" ? sale.interestCents : 0)} />
              </ReceiptRow>
              <ReceiptRow label={saleLineWords.commission(sale.basisPoints, isOwnBuyer)}>
                <Money cents={-sale.commissionCents} />
              </ReceiptRow>
              {sale.bearer === "autor" && (
                <ReceiptRow label={saleLineWords.interest}>
                  <Money cents={-sale.interestCents} />
                </ReceiptRow>
              )}
              <ReceiptRow label={saleLineWords.net} total="large">
                <Money cents={sale.netCents} />
              </ReceiptRow>
            </ReceiptList>
            <p className="mt-4 text-sm">
              Quem compra paga{" "}
              {sale.count > 1 ? (
                <>
                  {sale.count}x de <Money cents={sale.eachCents} />
                  {sale.bearer === "comprador" ? (
                    <>
                      , com <Money cents={sale.interestCents} /> de juros
                    </>
                  ) : (
                    ", sem juros"
                  )}
                </>
              ) : (
                <Money cents={sale.buyerCents} />
              )}
              . {COST_AT_SALE} {COST_AT_REFUND}
            </p>
          </>
        ) : (
          <p className="text-md">
            {isSellable
              ? "Este preço é baixo demais para parcelar."
              : `Escreva um preço de ${formatMoney(least)} a ${formatMoney(most)}.`}
          </p>
        )}
      </div>
    </div>
  );
}
