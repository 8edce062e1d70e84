import { useRef, useState } from "react";
import { inputNameOf } from "#modules/payments/ui/card/input-id.ts";
import { type Chosen, type PaymentTerms, usePaymentChoice } from "#modules/payments/ui/use-payment-choice.ts";
import { useForm } from "#ui/use-form.ts";
import { isBusy } from "./purchase-view.ts";
import { type KnownBuyer, readBuyer } from "./read-buyer.ts";
import { TROUBLES } from "./troubles.ts";
import { PURCHASE_FORM, type PurchaseFacts, usePurchase } from "./use-purchase.ts";
import { METHODS } from "#modules/payments/methods/methods.ts";
import { FIRST_METHOD } from "#modules/orders/rules/payment-methods.ts";

export type PurchaseFormFacts = Omit<PurchaseFacts, "form" | "choice"> & {
  terms: PaymentTerms;
  prefersCard: boolean;
  viewer: KnownBuyer | null;
};

/** The form of a purchase: validates every field, shows all errors together, and sends the form when there are none. */
export function usePurchaseForm({ viewer, terms, prefersCard, ...facts }: PurchaseFormFacts) {
  const { cart } = facts;
  const form = useForm({}, TROUBLES.noAnswer, { name: PURCHASE_FORM, nameOf: inputNameOf });
  const [isCompany, setCompany] = useState(viewer?.documentMasked?.includes("/") ?? false);
  const isOfBuyer = !isCompany && (cart !== null || Boolean(viewer?.name));
  const choice = usePaymentChoice({ terms, prefersCard, form, isOfBuyer });
  const purchase = usePurchase({ ...facts, form, choice });
  const isReading = useRef(false);
  const items = cart?.stores.flatMap((store) => store.items) ?? [];
  const isFree = cart !== null && cart.totalCents === 0 && items.some((item) => !item.problem);
  const isCard = !isFree && METHODS[choice.chosen.method].isJudgedByBank;
  const priceCents = cart?.totalCents ?? facts.order?.totalCents ?? 0;
  const pixDiscountCents = (cart ?? terms).pixDiscountCents;

  async function pay(wanted?: Chosen): Promise<void> {
    const { current: element } = form.form;
    if (!element || isReading.current || isBusy(purchase.view)) return;
    isReading.current = true;
    const buyer = cart ? readBuyer(new FormData(element), viewer) : { words: { name: viewer?.name ?? "" }, mistakes: {} };
    const typed = { form: element, buyerName: buyer.words.name };
    const unpaid = isFree ? {} : await choice.check(typed, wanted).catch(() => null);
    isReading.current = false;
    if (unpaid === null) return purchase.setTrouble({ sentence: TROUBLES.noAnswer });
    const found = { ...buyer.mistakes, ...unpaid };
    if (Object.keys(found).length > 0) form.refuse(found);
    else if (items.some((item) => item.problem)) purchase.setTrouble({ sentence: TROUBLES.blocked });
    else await purchase.pay(typed, buyer.words, isFree ? { ...choice.chosen, method: FIRST_METHOD } : wanted);
  }

  return {
    form,
    purchase,
    isFree,
    isCard,
    isCompany,
    setCompany,
    /** The amount to be charged, in centavos, with instalment interest and the payment method's discount. */
    chargeCents: isCard
      ? (choice.row?.totalCents ?? priceCents)
      : priceCents - (METHODS[choice.chosen.method].takesPixDiscount ? pixDiscountCents : 0),
    pixCents: priceCents - pixDiscountCents,
    payWithPix: () => void pay({ ...choice.chosen, method: FIRST_METHOD }),
    submit: () => pay(),
  };
}

export type PurchaseForm = ReturnType<typeof usePurchaseForm>;
