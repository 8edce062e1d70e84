import { useEffect, useRef } from "react";
import type { Cart } from "#modules/cart/schema.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { Money } from "#ui/money.tsx";
import { Note } from "#ui/note.tsx";
import { type Trouble, TROUBLES } from "./troubles.ts";

type TroubleNoteProps = {
  trouble: Trouble | null;
  /** The current cart. */
  cart: Cart | null;
  /** Pays with Pix at once, with the data as typed. */
  onPix: (() => void) | null;
  /** The message shown while purchases are stopped. */
  stopped: string | null;
};

/** The problem that stopped the payment, announced at once and focused. */
export function TroubleNote({ trouble, cart, onPix, stopped }: TroubleNoteProps) {
  const box = useRef<HTMLDivElement>(null);
  const sentence = trouble?.sentence;
  useEffect(() => {
    if (sentence) box.current?.focus();
  }, [sentence]);
  if (!trouble) return stopped && <Note tone="warning">{stopped}</Note>;
  const before = trouble.before;
  const isOtherTotal = cart && before && cart.totalCents !== before.totalCents;
  const hasJoined = trouble.mayHaveJoined && cart && before && cart.productIds.some((id) => !before.productIds.includes(id));
  return (
    <div ref={box} role="alert" tabIndex={-1} className="rounded-ctl">
      <Note tone={isOtherTotal || trouble.orderId ? "warning" : "danger"} action={<WayOn trouble={trouble} onPix={onPix} />}>
        {hasJoined ? TROUBLES.joined : trouble.sentence}
        {isOtherTotal && (
          <span className="mt-1 block">
            Total antes: <Money cents={before.totalCents} />. Total agora:{" "}
            <b>
              <Money cents={cart.totalCents} />
            </b>
            .
          </span>
        )}
      </Note>
    </div>
  );
}

function WayOn({ trouble, onPix }: Pick<TroubleNoteProps, "onPix"> & { trouble: Trouble }) {
  if (trouble.orderId) {
    return (
      <a href={`/painel/pedidos/${trouble.orderId}`} className={buttonClass({ size: "sm" })}>
        Ver o pedido
      </a>
    );
  }
  if (!trouble.offersPix || !onPix) return null;
  return (
    <Button size="sm" onClick={onPix}>
      Pagar com Pix
    </Button>
  );
}
