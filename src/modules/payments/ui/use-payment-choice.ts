import { useState } from "react";
import type { FormState } from "#ui/use-form.ts";
import type { Guarantee } from "../../delivery/rules/guarantee.ts";
import type { ContractText } from "../../orders/contracts/schema.ts";
import type { PaymentInput, SavedCard } from "../cards/schema.ts";
import type { InstallmentRow } from "../rules/installments.ts";
import { boleto } from "../methods/boleto.ts";
import { card } from "../methods/card.ts";
import { METHODS } from "../methods/methods.ts";
import { type ChargedMethod, FIRST_METHOD } from "../../orders/rules/payment-methods.ts";

/** The payment options that the server returns for a cart or order. */
export type PaymentTerms = {
  pagarme: { apiUrl: string; publicKey: string };
  cards: SavedCard[];
  hasAddress: boolean;
  methods: ChargedMethod[];
  installments: InstallmentRow[];
  /** The discount for paying by Pix, in centavos. */
  pixDiscountCents: number;
  guarantees: Guarantee[];
  contract: ContractText[];
  stopped: string | null;
};

/** `cardId`: null for a new card; it is retained while Pix is chosen. */
export type Chosen = { method: ChargedMethod; payLater: boolean; cardId: string | null };

/** Mistakes by input name. */
export type Mistakes = Record<string, string>;

/** The payment ready for the server, or the mistakes in it; `mistakes` null: the provider could not be reached. */
type Prepared = { ok: true; payment: PaymentInput } | { ok: false; mistakes: Mistakes | null };

/** The form that contains the address, and the buyer's name, which a card without a name uses. */
export type Typed = { form: HTMLFormElement; buyerName: string };

/** The typed address; its reader is loaded only when needed. */
async function typedAddress(form: HTMLFormElement) {
  const { namedMistakes, readAddress } = await import("../../accounts/ui/read-address.ts");
  const { address, mistakes } = readAddress(new FormData(form), true);
  return { address, mistakes: namedMistakes(mistakes) };
}

type ChoiceFacts = {
  terms: PaymentTerms;
  prefersCard: boolean;
  /** State of the enclosing form. */
  form: FormState;
  /** Whether a card without a name is the buyer's: their name is known and is a person's. */
  isOfBuyer: boolean;
};

/** The buyer's choice of payment. A typed card is read and exchanged for a token only when `prepare` is called. */
export function usePaymentChoice({ terms, prefersCard, form, isOfBuyer }: ChoiceFacts) {
  const usable = terms.cards.filter((saved) => saved.expiry !== "vencido");
  const saved = (usable.find((card) => card.isDefault) ?? usable[0])?.id ?? null;
  const startsWithCard = terms.methods.includes(card.name) && prefersCard;
  const [chosen, setChosen] = useState<Chosen>({
    method: startsWithCard ? card.name : (terms.methods[0] ?? FIRST_METHOD),
    payLater: false,
    cardId: saved,
  });
  const [count, setCount] = useState(1);
  const [savesCard, setSavesCard] = useState(false);
  const row = terms.installments.find((one) => one.count === count) ?? terms.installments[0];
  const isTyping = chosen.method === card.name && chosen.cardId === null;

  const readCard = async (typed: Typed) =>
    (await import("./card/exchange-card.ts")).readNewCard({
      form: typed.form,
      buyerName: isOfBuyer ? typed.buyerName : "",
      needsAddress: !terms.hasAddress,
    });

  /** The mistakes in everything that must be typed for this payment. */
  async function check(typed: Typed, wanted: Chosen = chosen): Promise<Mistakes> {
    if (METHODS[wanted.method].needsAddress && !terms.hasAddress) return (await typedAddress(typed.form)).mistakes;
    if (wanted.method !== card.name || wanted.cardId) return {};
    return (await readCard(typed)).mistakes;
  }

  /** The payment as chosen, ready for the server. */
  async function prepare(typed: Typed, wanted: Chosen = chosen): Promise<Prepared> {
    if (wanted.method === boleto.name) {
      const address = terms.hasAddress ? null : (await typedAddress(typed.form)).address;
      return { ok: true, payment: { method: wanted.method, ...(address && { billingAddress: address }) } };
    }
    if (wanted.method !== card.name) return { ok: true, payment: { method: wanted.method, payLater: wanted.payLater } };
    const base = { method: card.name, installments: row?.count ?? 1, expectedChargeCents: row?.totalCents ?? 0 } as const;
    if (wanted.cardId) return { ok: true, payment: { ...base, cardId: wanted.cardId, cardToken: null, saveCard: false } };
    const { exchangeCard } = await import("./card/exchange-card.ts");
    const { words, mistakes } = await readCard(typed);
    if (!words) return { ok: false, mistakes };
    const exchanged = await exchangeCard(terms.pagarme, words.card);
    if (!exchanged.ok) return { ok: false, mistakes: exchanged.mistakes };
    const { billingAddress } = words;
    return {
      ok: true,
      payment: {
        ...base,
        cardId: null,
        cardToken: exchanged.token,
        saveCard: savesCard,
        ...(billingAddress && { billingAddress }),
      },
    };
  }

  return {
    chosen,
    choose: (part: Partial<Chosen>) => setChosen((was) => ({ ...was, ...part })),
    row,
    setCount,
    savesCard,
    setSavesCard,
    isTyping,
    form,
    isOfBuyer,
    check,
    prepare,
  };
}

export type PaymentChoice = ReturnType<typeof usePaymentChoice>;
