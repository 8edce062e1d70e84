import * as z from "zod";

/** Who answers for the platform, as the law asks at the foot of every page. */
export const legalIdentity = {
  key: "storefront.identity",
  schema: z
    .object({
      company: z.string().default("Autoria Materiais Digitais Ltda."),
      cnpj: z.string().default("00.000.000/0001-00"),
      address: z.string().default("Rua da Feira, 100, Centro, São Paulo, SP, CEP 01010-000"),
      email: z.email().default("ola@autoria.localhost"),
    })
    .prefault({}),
};
