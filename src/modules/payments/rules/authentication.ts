/**
 * When a card purchase must be confirmed at the bank: from which amount (centavos), and from which at a buyer's first purchase in a
 * store.
 */
export type AuthenticationRule = { isOn: boolean; fromCents: number; firstFromCents: number };

/** Whether the answer depends on its being a first purchase; otherwise that is not queried. */
export const dependsOnFirst = ({ isOn, fromCents, firstFromCents }: AuthenticationRule, chargeCents: number): boolean =>
  isOn && chargeCents < fromCents && chargeCents >= firstFromCents;

/** Whether a purchase must be confirmed at the bank; `isFirst`: its buyer never bought at one of its stores. */
export const needsAuthentication = (rule: AuthenticationRule, chargeCents: number, isFirst: boolean): boolean =>
  rule.isOn && (chargeCents >= rule.fromCents || (isFirst && dependsOnFirst(rule, chargeCents)));
