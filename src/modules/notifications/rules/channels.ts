export const CHANNELS = ["sino", "email"] as const;
export type Channel = (typeof CHANNELS)[number];

/** What the settings and the page of notices gather together, in this order. */
export const GROUPS = {
  compras: { label: "Suas compras", isSeller: false },
  feira: { label: "O que você acompanha", isSeller: false },
  loja: { label: "Sua loja", isSeller: true },
  recebimentos: { label: "Seus recebimentos", isSeller: true },
  conta: { label: "Sua conta", isSeller: false },
} as const;
export type Group = keyof typeof GROUPS;

/** One thing a person may be told. Facts hold no name, address or words of anybody but what is public. */
export type EventRule<F> = {
  group: Group;
  /** How the settings name it. */
  label: string;
  /** Money, safety and receipts: nobody is spared them. */
  isMandatory: boolean;
  /** Only who looks after the platform is ever told, so nobody else sees it among their choices. */
  isForAdmins?: true;
  channels: readonly Channel[];
  title: (facts: F) => string;
  detail?: (facts: F) => string;
  /** Where it is seen; left out when the email says all there is. */
  href?: (facts: F) => string;
};

type Words<F> = Omit<EventRule<F>, "isMandatory" | "channels" | "group">;

/** Everybody concerned hears of it, always, by both ways unless told which. */
export const mandatory =
  (group: Group, channels: readonly Channel[] = CHANNELS) =>
  <F>(words: Words<F>): EventRule<F> => ({ ...words, group, isMandatory: true, channels });

/** Each person chooses whether and where. */
export const optional =
  (group: Group, channels: readonly Channel[] = CHANNELS) =>
  <F>(words: Words<F>): EventRule<F> => ({ ...words, group, isMandatory: false, channels });
