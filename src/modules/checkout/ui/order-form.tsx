import { useEffect, useRef } from "react";
import { CartCoupons } from "#modules/cart/ui/cart-coupons.tsx";
import { CartReceiptRows } from "#modules/cart/ui/cart-receipt.tsx";
import { CartStores } from "#modules/cart/ui/cart-stores.tsx";
import type { ShowCart } from "#modules/cart/ui/show-cart.ts";
import { ContractSummary } from "#modules/orders/contracts/ui/contract-summary.tsx";
import { CardForm } from "#modules/payments/ui/card/card-form.tsx";
import { Button } from "#ui/button.tsx";
import { inputIdOf } from "#modules/payments/ui/card/input-id.ts";
import { Form } from "#ui/form.tsx";
import { FormNotices } from "#ui/form-notices.tsx";
import { Money } from "#ui/money.tsx";
import { ReceiptList } from "#ui/receipt-list.tsx";
import { BuyerFields } from "./buyer-fields.tsx";
import { PixDiscountRow, Sum } from "./order-summary.tsx";
import { PayButton } from "./pay-button.tsx";
import { PaymentBlock } from "./payment-block.tsx";
import { PurchaseStages } from "./purchase-stages.tsx";
import { WithdrawalRightWords } from "./withdrawal-right-words.tsx";
import { TroubleNote } from "./trouble-note.tsx";
import { PURCHASE_FORM } from "./use-purchase.ts";
import type { PurchaseForm, PurchaseFormFacts } from "./use-purchase-form.ts";
import { FIRST_METHOD } from "#modules/orders/rules/payment-methods.ts";
import { METHODS } from "#modules/payments/methods/methods.ts";

type OrderFormProps = {
  facts: PurchaseFormFacts;
  buying: PurchaseForm;
  onCart: ShowCart;
};

/** A purchase in one narrow column: items, buyer and payment, then the payment's stages in the same place. */
export function OrderForm({ facts: { cart, viewer, terms }, buying, onCart }: OrderFormProps) {
  const { purchase, isFree, isCard, chargeCents, pixCents } = buying;
  const { view } = purchase;
  const pix = isCard && terms.methods.includes(FIRST_METHOD) ? buying.payWithPix : null;
  const offCents = METHODS[purchase.choice.chosen.method].takesPixDiscount ? (cart?.pixDiscountCents ?? 0) : 0;
  const stages = useRef<HTMLDivElement>(null);
  const isForm = view === "form";
  useEffect(() => {
    if (!isForm) stages.current?.focus();
  }, [isForm]);

  return (
    <div className="compact">
      <CardForm />
      {view !== "form" && (
        <div ref={stages} tabIndex={-1} className="outline-none">
          <PurchaseStages
            view={view}
            chargeCents={chargeCents}
            card={purchase.progress?.card ?? null}
            orderId={purchase.orderId}
            endCause={purchase.progress?.endCause ?? null}
          />
        </div>
      )}
      <Form id={PURCHASE_FORM} state={buying.form} onSubmit={buying.submit} placesNotices hidden={!isForm}>
        <div className="mb-4 grid gap-3 empty:hidden">
          <TroubleNote trouble={purchase.trouble} cart={cart} onPix={pix} stopped={terms.stopped} />
          <FormNotices state={buying.form} summary={inputIdOf} />
        </div>
        {cart && <CartStores cart={cart} onChange={onCart} />}
        {cart && <CartCoupons cart={cart} onChange={onCart} className="mt-4" />}
        {cart && <BuyerFields viewer={viewer} buying={buying} />}
        {!isFree && <PaymentBlock terms={terms} purchase={purchase} />}
        <ContractSummary lines={terms.contract} totalCents={chargeCents} className="mt-6" />
        <div className="sticky -bottom-5 z-5 -mx-4 mt-6 -mb-5 grid gap-2.5 border-t-2 border-ink bg-bg px-4 pt-3 pb-[max(16px,env(safe-area-inset-bottom))] md:-mx-6 md:px-6">
          {cart && (cart.discountCents > 0 || offCents > 0) && (
            <ReceiptList>
              <CartReceiptRows cart={cart} />
              {offCents > 0 && <PixDiscountRow cents={offCents} />}
            </ReceiptList>
          )}
          <p className="flex items-baseline justify-between text-lg font-bold" aria-live="polite">
            Total <Sum cents={chargeCents} isFree={isFree} />
          </p>
          <div className="grid gap-2.5 sm:auto-cols-fr sm:grid-flow-col">
            <PayButton buying={buying} size="lg" />
            {pix && !purchase.trouble?.offersPix && (
              <Button size="lg" full onClick={pix}>
                <span>
                  Pagar com Pix <Money cents={pixCents} />
                </span>
              </Button>
            )}
          </div>
          <WithdrawalRightWords isFree={isFree} guarantees={terms.guarantees} isShort />
        </div>
      </Form>
    </div>
  );
}
