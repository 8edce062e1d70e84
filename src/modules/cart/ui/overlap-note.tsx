import { listOf } from "#kit/format.ts";
import type { CartItem } from "../schema.ts";

/** Said before paying for a bundle: what of it is already theirs, or also in the cart alone. The price does not change for it. */
export function OverlapNote({ owned, inCart }: CartItem["overlaps"]) {
  if (owned.length + inCart.length === 0) return null;
  return (
    <div className="mt-1 grid gap-0.5 text-2xs text-warning" data-overlap={owned.length + inCart.length}>
      {owned.length > 0 && <p>Deste pacote você já tem {listOf(owned.map(quoted))}. O preço é o mesmo.</p>}
      {inCart.length > 0 && <p>Vem no pacote e também está à parte no carrinho: {listOf(inCart.map(quoted))}.</p>}
    </div>
  );
}

const quoted = (title: string): string => `“${title}”`;
