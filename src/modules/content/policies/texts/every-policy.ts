import type { PolicySlug } from "../rules/policy-paths.ts";
import type { Policy } from "../rules/policy.ts";
import { accessibilityPolicy } from "./accessibility-policy.ts";
import { cookiePolicy } from "./cookie-policy.ts";
import { copyrightPolicy } from "./copyright-policy.ts";
import { prohibitedPolicy } from "./prohibited-policy.ts";
import { refundPolicy } from "./refund-policy.ts";
import { paymentPolicy } from "./payment-policy.ts";
import { privacyPolicy } from "./privacy-policy.ts";
import { termsOfUse } from "./terms-of-use.ts";

/** The texts in force. */
export const POLICIES: Record<PolicySlug, Policy> = {
  "termos-de-uso": termsOfUse,
  "politica-de-privacidade": privacyPolicy,
  "politica-de-pagamentos": paymentPolicy,
  devolucoes: refundPolicy,
  cookies: cookiePolicy,
  "direitos-autorais": copyrightPolicy,
  "o-que-nao-se-vende": prohibitedPolicy,
  acessibilidade: accessibilityPolicy,
};
