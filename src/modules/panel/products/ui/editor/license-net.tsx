import { PRICE_BOUNDS_CENTS } from "#modules/catalog/rules/publishing.ts";
import type { ProductForm, EditedProduct } from "#modules/catalog/schema/product-form.ts";
import { commissionOf } from "#modules/pricing/commission.ts";
import { agreedForWords } from "#modules/orders/ui/sale-line-words.ts";
import { formatMoney } from "#kit/money.ts";
import { formatBasisPoints } from "#kit/percent.ts";
import { Money } from "#ui/money.tsx";

type LicenseNetProps = { page: EditedProduct; form: ProductForm; priceCents: number | null };

/** What the author receives of a price, or between which bounds it must be. */
export function LicenseNet({ page: { commission, categories }, form, priceCents }: LicenseNetProps) {
  if (priceCents === null || priceCents < PRICE_BOUNDS_CENTS.least || priceCents > PRICE_BOUNDS_CENTS.most)
    return `De ${formatMoney(PRICE_BOUNDS_CENTS.least)} a ${formatMoney(PRICE_BOUNDS_CENTS.most)}.`;
  const { agreedBps, agreedFor } = categories.find((one) => one.id === form.categoryId) ?? commission;
  const basisPoints = agreedBps ?? commission.basisPoints;
  const netCents = priceCents - commissionOf(priceCents, { basisPoints, leastCents: commission.leastCents });
  return (
    <>
      Você recebe <Money cents={netCents} className="font-semibold text-ink" /> por venda. A comissão
      {agreedFor && ` ${agreedForWords[agreedFor]}`} é de {formatBasisPoints(basisPoints)}, no mínimo{" "}
      {formatMoney(commission.leastCents)}.
    </>
  );
}
