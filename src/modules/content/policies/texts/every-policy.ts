import type { Policy, PolicySlug } from "../rules/policy.ts";
import { paymentPolicy } from "./payment-policy.ts";
import { privacyPolicy } from "./privacy-policy.ts";
import { termsOfUse } from "./terms-of-use.ts";

/** The texts in force. */
export const POLICIES: Record<PolicySlug, Policy> = {
  "termos-de-uso": termsOfUse,
  "politica-de-privacidade": privacyPolicy,
  "politica-de-pagamentos": paymentPolicy,
};
