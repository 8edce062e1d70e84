import * as z from "zod";
import type { SandboxOptions } from "./options.ts";

/**
 * How the sandbox behaves where an account, an agreement or a version of the real one differs from another. Each may be turned by
 * itself; `strict` turns on, or off, all that the real one documents, and `strictest` that and every shape in which integrators met it.
 */
export const mannerRequest = z
  .strictObject({
    strict: z.boolean(),
    strictest: z.boolean(),
    /** The secret key is accepted (else 401). */
    key_allowed: z.boolean(),
    /** This address may call (else 403, and the words of the routes that ask for a second factor). */
    origin_allowed: z.boolean(),
    /** Withdrawals may be asked from this address (else 401, and everything else works). */
    transfers_allowed: z.boolean(),
    /** Origins whose browsers may make card tokens; null for any. */
    allowed_domains: z.array(z.string()).nullable(),
    /** The account may split and register recipients (else 412). */
    split_enabled: z.boolean(),
    /** The account has an environment for payments (else 200 and a failed charge). */
    environment_configured: z.boolean(),
    /** The account may have receivables before their day (else 412). */
    anticipation_allowed: z.boolean(),
    /** The account may ask banks to confirm a purchase, by 3-D Secure (else 412). */
    authentication_allowed: z.boolean(),
    /** Where it may not, the order is taken and its charge fails (200) instead of being refused (412). */
    authentication_fails_charge: z.boolean(),
    rate_limits: z.boolean(),
    /** How long after the payment its payables can be read. */
    payables_delay_seconds: z.number().int().nonnegative().max(86_400),
    /** `GET /payables?charge_id=` answers what it should (else an empty list). */
    payables_by_charge: z.boolean(),
    transfers_as_page: z.boolean(),
    /** The link of identity exists only in affiliation and partially denied (else 404). */
    kyc_gated: z.boolean(),
    /** The link without its scheme, and the documentation's names beside it. */
    kyc_documented_names: z.boolean(),
    kyc_as_text: z.boolean(),
    /** Every card is checked at its bank when it is kept. */
    cards_verified: z.boolean(),
    /** A card charged now stays in processing for ever. */
    cards_hang: z.boolean(),
    /** A paid card's order also has a charge that failed: the antifraud tried again. */
    several_charges: z.enum(["none", "failed_first", "failed_last"]),
    /** A dispute is told as `chargeback.received`, with `chargeId`. */
    disputes_by_new_name: z.boolean(),
    /** A whole refund is told as canceled without `paid_amount`. */
    refunds_without_paid_amount: z.boolean(),
    method_capitalised: z.boolean(),
    figures_may_be_null: z.boolean(),
    /** A phone for every customer kept, an address for every card. */
    bounds_checked: z.boolean(),
    /** For how long an idempotency key is remembered. */
    idempotency_minutes: z.number().int().positive().max(1440),
  })
  .partial();

export type Manner = Required<Omit<z.infer<typeof mannerRequest>, "strict" | "strictest">>;

const STRICT = {
  rate_limits: true,
  payables_delay_seconds: 16,
  kyc_gated: true,
  kyc_documented_names: true,
  cards_verified: true,
  bounds_checked: true,
} satisfies Partial<Manner>;
const LENIENT = {
  rate_limits: false,
  payables_delay_seconds: 0,
  kyc_gated: false,
  kyc_documented_names: false,
  cards_verified: false,
  bounds_checked: false,
} satisfies Partial<Manner>;

/** The shapes that differ between accounts and versions, at their oddest; nothing of it stops a business. */
const ODD = {
  transfers_as_page: true,
  kyc_as_text: true,
  several_charges: "failed_last",
  disputes_by_new_name: true,
  refunds_without_paid_amount: true,
  method_capitalised: true,
  figures_may_be_null: true,
  payables_by_charge: false,
  idempotency_minutes: 5,
} satisfies Partial<Manner>;
const USUAL: Pick<Manner, keyof typeof ODD> = {
  transfers_as_page: false,
  kyc_as_text: false,
  several_charges: "none",
  disputes_by_new_name: false,
  refunds_without_paid_amount: false,
  method_capitalised: false,
  figures_may_be_null: false,
  payables_by_charge: true,
  idempotency_minutes: 1440,
};

export const strictest = { ...STRICT, ...ODD } satisfies Partial<Manner>;

export function firstManner({ rateLimits, strict }: Pick<SandboxOptions, "rateLimits" | "strict">): Manner {
  return {
    key_allowed: true,
    origin_allowed: true,
    transfers_allowed: true,
    allowed_domains: null,
    split_enabled: true,
    environment_configured: true,
    anticipation_allowed: false,
    authentication_allowed: true,
    authentication_fails_charge: false,
    cards_hang: false,
    ...USUAL,
    ...(strict ? STRICT : LENIENT),
    ...(rateLimits ? { rate_limits: true } : {}),
  };
}

/** Changes only what is named; `strictest` first, then `strict`, then each by itself. */
export function changeManner(manner: Manner, { strict, strictest: isAll, ...named }: z.infer<typeof mannerRequest>): void {
  if (isAll !== undefined) Object.assign(manner, isAll ? strictest : { ...LENIENT, ...USUAL });
  if (strict !== undefined) Object.assign(manner, strict ? STRICT : LENIENT);
  Object.assign(manner, named);
}
