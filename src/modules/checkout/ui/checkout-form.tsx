import { lazy, Suspense } from "react";
import type { Cart } from "#modules/cart/schema.ts";
import { cartChanged } from "#modules/cart/ui/cart-contents.ts";
import { CardForm } from "#modules/payments/ui/card/card-form.tsx";
import type { PaymentTerms } from "#modules/payments/ui/use-payment-choice.ts";
import { inputIdOf } from "#modules/payments/ui/card/input-id.ts";
import { Form } from "#ui/form.tsx";
import { FormNotices } from "#ui/form-notices.tsx";
import { BuyerFields } from "./buyer-fields.tsx";
import type { KnownBuyer } from "./read-buyer.ts";
import { OrderSummary, Sum } from "./order-summary.tsx";
import { PayButton } from "./pay-button.tsx";
import { PaymentBlock } from "./payment-block.tsx";
import { TroubleNote } from "./trouble-note.tsx";
import { PURCHASE_FORM } from "./use-purchase.ts";
import { usePurchaseForm } from "./use-purchase-form.ts";
import { FIRST_METHOD } from "#modules/orders/rules/payment-methods.ts";

// Loaded with the other code for cards.
const PurchaseDialog = lazy(async () => ({ default: (await import("./purchase-dialog.tsx")).PurchaseDialog }));

type CheckoutFormProps = {
  cart: Cart;
  viewer: KnownBuyer | null;
  terms: PaymentTerms;
  reload: () => Promise<void>;
  onPlaced: (orderId: string) => void;
};

/** The buyer and the payment at the left, the order summary at the right, and one button. */
export function CheckoutForm({ cart, viewer, terms, reload, onPlaced }: CheckoutFormProps) {
  const buying = usePurchaseForm({ cart, viewer, terms, order: null, prefersCard: false, reload, onPlaced });
  const { purchase, isFree, isCard, chargeCents } = buying;

  async function changeCart(next: Cart) {
    cartChanged(next);
    await reload();
  }

  return (
    <>
      <CardForm />
      <Suspense>{isCard && <PurchaseDialog purchase={purchase} chargeCents={chargeCents} />}</Suspense>
      <Form
        id={PURCHASE_FORM}
        state={buying.form}
        onSubmit={buying.submit}
        placesNotices
        className="grid items-start gap-x-[72px] gap-y-8 max-lg:[&>:last-child]:-mt-8 lg:grid-cols-[minmax(0,1fr)_420px]"
      >
        <div className="min-w-0">
          <h1 className="text-t1 font-black">{isFree ? "Falta só confirmar" : "Falta só pagar"}</h1>
          <div className="mt-4 grid gap-3 empty:hidden">
            <TroubleNote
              trouble={purchase.trouble}
              cart={cart}
              onPix={isCard && terms.methods.includes(FIRST_METHOD) ? buying.payWithPix : null}
              stopped={terms.stopped}
            />
            <FormNotices state={buying.form} summary={inputIdOf} />
          </div>
          <BuyerFields viewer={viewer} buying={buying} />
          {!isFree && <PaymentBlock terms={terms} purchase={purchase} />}
        </div>
        <OrderSummary
          cart={cart}
          row={isCard ? purchase.choice.row : undefined}
          method={purchase.choice.chosen.method}
          button={<PayButton buying={buying} size="lg" />}
          isPaying={purchase.isPaying}
          guarantees={terms.guarantees}
          contract={terms.contract}
          onChange={changeCart}
        />
        <div className="sticky bottom-0 z-5 -mx-(--gutter) flex items-center justify-between gap-4 border-t-2 border-ink bg-bg px-(--gutter) pt-2.5 pb-[max(14px,env(safe-area-inset-bottom))] lg:hidden">
          <span className="shrink-0 text-xs text-muted">
            Total
            <b className="block text-lg text-ink">
              <Sum cents={chargeCents} isFree={isFree} />
            </b>
          </span>
          <div className="min-w-0 flex-1 sm:max-w-[320px]">
            <PayButton buying={buying} size="md" />
          </div>
        </div>
      </Form>
    </>
  );
}
