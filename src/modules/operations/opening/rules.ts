/** What an operator does before a market sells for real, in the order in which it is done. */
export const OPENING_STEPS = ["marca", "empresa", "categorias", "email", "provedor", "dono"] as const;
export type OpeningStep = (typeof OPENING_STEPS)[number];

export type OpeningFacts = {
  isDefaultBrand: boolean;
  /** Who answers for the platform is still the sample of an installation that nobody named. */
  isUnnamed: boolean;
  categories: number;
  /** Whether the relay ever accepted an e-mail. */
  hasSentEmail: boolean;
  hasTestKeys: boolean;
  owners: number;
};

export type Opening = readonly { step: OpeningStep; isDone: boolean }[];

/** Which steps are done; null once all are, when there is nothing left to show. */
export function judgeOpening(facts: OpeningFacts): Opening | null {
  const isDone: Record<OpeningStep, boolean> = {
    marca: !facts.isDefaultBrand,
    empresa: !facts.isUnnamed,
    categorias: facts.categories > 0,
    email: facts.hasSentEmail,
    provedor: !facts.hasTestKeys,
    dono: facts.owners >= 2,
  };
  const steps = OPENING_STEPS.map((step) => ({ step, isDone: isDone[step] }));
  return steps.every((one) => one.isDone) ? null : steps;
}

/** Whether a key of Pagar.me is of its test environment, where no money moves. */
export const isTestKey = (key: string | undefined): boolean => key === undefined || key.startsWith("sk_test_");
