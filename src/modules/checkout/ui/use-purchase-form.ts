import { type FormEvent, useState } from "react";
import type { Chosen } from "#modules/payments/ui/use-payment-choice.ts";
import type { KnownBuyer } from "./buyer-fields.tsx";
import { isBusy } from "./purchase-view.ts";
import { readBuyer } from "./read-buyer.ts";
import { TROUBLES } from "./troubles.ts";
import { PURCHASE_FORM, type PurchaseFacts, usePurchase } from "./use-purchase.ts";
import { METHODS } from "#modules/payments/methods/methods.ts";
import { FIRST_METHOD } from "#modules/orders/rules.ts";

function purchaseForm(): HTMLFormElement | null {
  const form = document.getElementById(PURCHASE_FORM);
  return form instanceof HTMLFormElement ? form : null;
}

export type PurchaseFormFacts = PurchaseFacts & { viewer: KnownBuyer | null };

/** The form around a purchase: reads all of it, says what is wrong everywhere at once, and sends it when nothing is. */
export function usePurchaseForm({ viewer, ...facts }: PurchaseFormFacts) {
  const { cart } = facts;
  const purchase = usePurchase(facts);
  const { choice, mistakes } = purchase;
  const [refusals, setRefusals] = useState(0);
  const items = cart?.stores.flatMap((store) => store.items) ?? [];
  const isFree = cart !== null && cart.totalCents === 0 && items.some((item) => !item.problem);
  const isCard = !isFree && METHODS[choice.chosen.method].isJudgedByBank;
  const priceCents = cart?.totalCents ?? facts.order?.totalCents ?? 0;
  const pixDiscountCents = (cart ?? facts.terms).pixDiscountCents;
  const found = [
    ...Object.entries(mistakes),
    ...(isCard ? Object.entries(choice.mistakes.card) : []),
    ...(isCard || METHODS[choice.chosen.method].needsAddress
      ? Object.entries(choice.mistakes.address).map(([field, words]) => [`address-${field}`, words] as const)
      : []),
  ].filter(([, words]) => words !== undefined);

  async function pay(wanted?: Chosen): Promise<void> {
    const form = purchaseForm();
    if (!form || isBusy(purchase.view)) return;
    const buyer = cart ? readBuyer(new FormData(form), viewer) : { words: { name: "" }, mistakes: {} };
    const isCardRight = isFree || (await choice.check(form, wanted));
    if (Object.keys(buyer.mistakes).length > 0 || !isCardRight) purchase.setMistakes(buyer.mistakes);
    else if (items.some((item) => item.problem)) purchase.setTrouble({ sentence: TROUBLES.blocked });
    else await purchase.pay(form, buyer.words, isFree ? { ...choice.chosen, method: FIRST_METHOD } : wanted);
    setRefusals((before) => before + 1);
  }

  return {
    purchase,
    refusals,
    isFree,
    isCard,
    /** What will be charged, instalment interest included and what the method takes off gone. */
    chargeCents: isCard
      ? (choice.row?.totalCents ?? priceCents)
      : priceCents - (METHODS[choice.chosen.method].takesPixDiscount ? pixDiscountCents : 0),
    pixCents: priceCents - pixDiscountCents,
    mistakes: found.map(([fieldId, message]) => ({ fieldId, message: message ?? "" })),
    payWithPix: () => void pay({ ...choice.chosen, method: FIRST_METHOD }),
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      void pay();
    },
  };
}

export type PurchaseForm = ReturnType<typeof usePurchaseForm>;
