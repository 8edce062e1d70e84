/** Who answers for the platform; `isNamed` false while an installation has not said so. */
export type LegalIdentity = { company: string; cnpj: string; address: string; email: string; isNamed: boolean };
