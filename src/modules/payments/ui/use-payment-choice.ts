import { useState } from "react";
import type { Guarantee } from "../../delivery/rules/guarantee.ts";
import type { ContractText } from "../../orders/contracts/schema.ts";
import type { PaymentInput, SavedCard } from "../cards/schema.ts";
import type { InstallmentRow } from "../rules/installments.ts";
import type { NewCardMistakes } from "./card/new-card.tsx";
import { boleto } from "../methods/boleto.ts";
import { card } from "../methods/card.ts";
import { METHODS } from "../methods/methods.ts";
import { type ChargedMethod, FIRST_METHOD } from "../../orders/rules.ts";

/** What the server says of paying this very cart or order. */
export type PaymentTerms = {
  pagarme: { apiUrl: string; publicKey: string };
  cards: SavedCard[];
  hasAddress: boolean;
  methods: ChargedMethod[];
  installments: InstallmentRow[];
  /** What paying by Pix takes off. */
  pixDiscountCents: number;
  guarantees: Guarantee[];
  contract: ContractText[];
  stopped: string | null;
};

/** `cardId` is null for a card to be typed; it is remembered while Pix is chosen. */
export type Chosen = { method: ChargedMethod; payLater: boolean; cardId: string | null };

/** Where the payment stands on its way to the server: ready, wrong in places, or the provider out of reach. */
export type Prepared = { ok: true; payment: PaymentInput } | { ok: false; isUnreachable: boolean };

/** What is typed of an address; its reader is downloaded by who needs it. */
const typedAddress = async (form: HTMLFormElement) =>
  (await import("../../accounts/ui/read-address.ts")).readAddress(new FormData(form), true);

const NO_MISTAKES: NewCardMistakes = { card: {}, address: {} };

/** How a person wants to pay. A typed card is read and exchanged for a token only when `prepare` is called. */
export function usePaymentChoice(terms: PaymentTerms, prefersCard: boolean) {
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
  const [mistakes, setMistakes] = useState(NO_MISTAKES);
  const row = terms.installments.find((one) => one.count === count) ?? terms.installments[0];
  const isTyping = chosen.method === card.name && chosen.cardId === null;

  /** Whether all that must be typed for this payment holds; says in the fields what does not. */
  async function check(form: HTMLFormElement, wanted: Chosen = chosen): Promise<boolean> {
    if (METHODS[wanted.method].needsAddress && !terms.hasAddress) {
      const { address, mistakes: found } = await typedAddress(form);
      setMistakes({ card: {}, address: found });
      return address !== null;
    }
    if (wanted.method !== card.name || wanted.cardId) return true;
    const { readNewCard } = await import("./card/exchange-card.ts");
    const { words, mistakes: found } = readNewCard(form, !terms.hasAddress);
    setMistakes(found);
    return words !== null;
  }

  /** The payment as chosen; `form` is where the address is typed. */
  async function prepare(form: HTMLFormElement, wanted: Chosen = chosen): Promise<Prepared> {
    if (wanted.method === boleto.name) {
      const address = terms.hasAddress ? null : (await typedAddress(form)).address;
      return { ok: true, payment: { method: wanted.method, ...(address && { billingAddress: address }) } };
    }
    if (wanted.method !== card.name) return { ok: true, payment: { method: wanted.method, payLater: wanted.payLater } };
    const base = { method: card.name, installments: row?.count ?? 1, expectedChargeCents: row?.totalCents ?? 0 } as const;
    if (wanted.cardId) return { ok: true, payment: { ...base, cardId: wanted.cardId, cardToken: null, saveCard: false } };
    const { exchangeCard, readNewCard } = await import("./card/exchange-card.ts");
    const { words, mistakes: found } = readNewCard(form, !terms.hasAddress);
    setMistakes(found);
    if (!words) return { ok: false, isUnreachable: false };
    const exchanged = await exchangeCard(terms.pagarme, words.card);
    if (!exchanged.ok) {
      if (exchanged.mistakes) setMistakes({ card: exchanged.mistakes, address: {} });
      return { ok: false, isUnreachable: exchanged.mistakes === null };
    }
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
    mistakes,
    setMistakes,
    check,
    prepare,
  };
}

export type PaymentChoice = ReturnType<typeof usePaymentChoice>;
