/** When the buyer of a purchase by card confirms at their bank: from how much, and from how much who buys at a store for the first time. */
export type AuthenticationRule = { isOn: boolean; fromCents: number; firstFromCents: number };

/** Whether it depends on whether the purchase is a first one: nobody is looked up where it does not. */
export const dependsOnFirst = ({ isOn, fromCents, firstFromCents }: AuthenticationRule, chargeCents: number): boolean =>
  isOn && chargeCents < fromCents && chargeCents >= firstFromCents;

/** Whether a purchase is confirmed at the bank; `isFirst`: its buyer never bought at one of its stores. */
export const asksAuthentication = (rule: AuthenticationRule, chargeCents: number, isFirst: boolean): boolean =>
  rule.isOn && (chargeCents >= rule.fromCents || (isFirst && dependsOnFirst(rule, chargeCents)));
