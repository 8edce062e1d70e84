import { Money } from "#ui/money.tsx";
import type { Parts } from "../../schema/product-view.ts";

/** "ou 3x de R$ 11,63 sem juros no cartão"; with interest, the most parts and what each of them is. Keeps its line when there is nothing to say, so that nothing moves. */
export function PartsLine({ parts, short = false }: { parts: Parts | null; short?: boolean }) {
  return (
    <p className="min-h-[1.45em] text-xs text-muted">
      {parts && (
        <>
          ou {!parts.isInterestFree && "em até "}
          {parts.count}x de <Money cents={parts.eachCents} /> {parts.isInterestFree ? "sem" : "com"} juros
          {!short && " no cartão"}
        </>
      )}
    </p>
  );
}
