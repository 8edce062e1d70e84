import { TicketPercent, X } from "lucide-react";
import { type KeyboardEvent, type KeyboardEventHandler, type RefObject, useRef } from "react";
import { plural } from "#kit/format.ts";
import { Button } from "#ui/button.tsx";
import { enterDoes } from "#ui/enter-does.ts";
import { Field } from "#ui/field.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Money } from "#ui/money.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { savedCodeWords } from "../messages.ts";
import type { Cart, CartCoupon } from "../schema.ts";
import type { ShowCart } from "./show-cart.ts";
import { useCartCoupons } from "./use-cart-coupons.ts";

type CartCouponsProps = { cart: Cart; onChange: ShowCart; className?: string };

/** The codes in the cart, each with what it does here and its way out, and the field for one more. */
export function CartCoupons({ cart, onChange, className }: CartCouponsProps) {
  const { busy, mistake, message, setMistake, put, takeOut } = useCartCoupons(cart, onChange);
  const input = useRef<HTMLInputElement>(null);

  async function send() {
    const code = input.current?.value.trim() ?? "";
    if (busy !== null) return;
    if (!code) setMistake("Escreva o código do cupom.");
    else if ((await put(code)) && input.current) input.current.value = "";
    input.current?.focus();
  }

  // It may stand inside the form of the whole purchase: Enter here is about the code alone.
  function pressKey(event: KeyboardEvent<HTMLElement>) {
    enterDoes(send)(event);
  }

  return (
    <section aria-label="Cupons" className={className}>
      {cart.coupons.length > 0 && (
        <ul className="mb-3 grid gap-2">
          {cart.coupons.map((coupon) => (
            <CouponRow
              key={coupon.code}
              coupon={coupon}
              isLeaving={busy === coupon.code}
              onRemove={() => void takeOut(coupon.code)}
            />
          ))}
        </ul>
      )}
      <Field label={cart.coupons.length > 0 ? "Outro cupom" : "Cupom"} optional error={mistake}>
        <CodeRow
          input={input}
          onKey={pressKey}
          onEdit={() => setMistake(null)}
          isBusy={busy !== null}
          onSend={() => void send()}
        />
      </Field>
      <output className="sr-only">{message}</output>
    </section>
  );
}

type CodeRowProps = {
  input: RefObject<HTMLInputElement | null>;
  isBusy: boolean;
  onKey: KeyboardEventHandler<HTMLElement>;
  onEdit: () => void;
  onSend: () => void;
};

const CodeRow = ({ input, isBusy, onKey, onEdit, onSend }: CodeRowProps) => (
  <span className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
    <TextInput
      ref={input}
      name="coupon"
      dense
      maxLength={64}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      translate="no"
      enterKeyHint="done"
      onInput={onEdit}
      onKeyDown={onKey}
      className="[&_input]:uppercase"
    />
    <Button size="sm" className="min-h-10! shrink-0" loading={isBusy} onClick={onSend}>
      Aplicar cupom
    </Button>
  </span>
);

type CouponRowProps = { coupon: CartCoupon; isLeaving: boolean; onRemove: () => void };

/** A code on its paper. */
function CouponRow({ coupon, isLeaving, onRemove }: CouponRowProps) {
  return (
    <li
      data-paper="canario"
      data-coupon={coupon.code}
      data-status={coupon.state}
      aria-busy={isLeaving || undefined}
      className="flex items-start gap-2.5 rounded-ctl bg-(--paper) py-2.5 pr-1.5 pl-3.5 text-ink"
    >
      <TicketPercent aria-hidden className="mt-px size-5 shrink-0" />
      <div className="min-w-0 flex-1">
        <b className="text-sm leading-tight wrap-anywhere">{coupon.code}</b>
        <p className="text-2xs">{coupon.words}</p>
        <CouponStanding coupon={coupon} />
      </div>
      <IconButton
        size="sm"
        label={`Tirar o cupom ${coupon.code}`}
        tip="Tirar o cupom"
        tipAlign="end"
        disabled={isLeaving}
        onClick={onRemove}
      >
        <X aria-hidden />
      </IconButton>
    </li>
  );
}

/** Why a code that is there takes nothing off, and what would change that. */
function CouponStanding({ coupon }: { coupon: CartCoupon }) {
  if (coupon.state === "aplicado") return null;
  return (
    <p className="mt-1 text-2xs font-semibold">
      {coupon.state === "falta_minimo" ? (
        <>
          Faltam <Money cents={coupon.missingCents} /> em materiais{coupon.authorName && ` de ${coupon.authorName}`} para o
          desconto entrar.
        </>
      ) : coupon.state === "falta_quantidade" ? (
        <>
          {coupon.missingItems === 1 ? "Falta" : "Faltam"} {plural(coupon.missingItems, "material", "materiais")}
          {coupon.authorName && ` de ${coupon.authorName}`} para o desconto entrar.
        </>
      ) : (
        savedCodeWords(coupon)
      )}
    </p>
  );
}
