import { pixDiscountOf } from "#modules/pricing/rules/pix-discount.ts";
import { Money } from "#ui/money.tsx";

type PixLineProps = { priceCents: number; basisPoints: number };

/** What it costs paid by Pix, where its author takes something off. */
export function PixLine({ priceCents, basisPoints }: PixLineProps) {
  const offCents = pixDiscountOf(priceCents, basisPoints);
  if (offCents === 0) return null;
  return (
    <p className="mt-1 text-sm font-semibold text-positive">
      <Money cents={priceCents - offCents} /> no Pix
    </p>
  );
}
