import { Money } from "#ui/money.tsx";
import type { Parts } from "../../schema/product-view.ts";

/** "ou 3x de R$ 11,63 sem juros no cartão"; with interest only how many parts, since each depends on it. Keeps its line when there is nothing to say, so that nothing moves. */
export function PartsLine({ parts, short = false }: { parts: Parts | null; short?: boolean }) {
  return (
    <p className="min-h-[1.45em] text-xs text-muted">
      {parts && (
        <>
          {parts.isInterestFree ? (
            <>
              ou {parts.count}x de <Money cents={parts.eachCents} /> sem juros
            </>
          ) : (
            `ou em até ${parts.count}x com juros`
          )}
          {!short && " no cartão"}
        </>
      )}
    </p>
  );
}
