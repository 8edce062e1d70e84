export const POLICY_SLUGS = [
  "termos-de-uso",
  "politica-de-privacidade",
  "politica-de-pagamentos",
  "devolucoes",
  "cookies",
  "direitos-autorais",
  "o-que-nao-se-vende",
  "acessibilidade",
] as const;
export type PolicySlug = (typeof POLICY_SLUGS)[number];

/** Those that had an address of their own before there were more. */
const FIRST: readonly PolicySlug[] = ["termos-de-uso", "politica-de-privacidade", "politica-de-pagamentos"];

/** Where a policy is read. */
export const policyPath = (slug: PolicySlug): string => (FIRST.includes(slug) ? `/${slug}` : `/politicas/${slug}`);
