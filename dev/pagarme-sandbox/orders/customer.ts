import * as z from "zod";
import { newId } from "../ids.ts";
import type { Customer } from "../objects.ts";
import { invalid } from "../refusal.ts";
import type { Sandbox } from "../sandbox.ts";

const object = z.record(z.string(), z.unknown());

export const customerRequest = z.object({
  name: z
    .string({ error: "The name field is required." })
    .trim()
    .min(1, "The name field is required.")
    .max(64, "The name field must have at most 64 characters."),
  email: z
    .string({ error: "The email field is required." })
    .max(64, "The email field must have at most 64 characters.")
    .regex(/^\S+@\S+$/, "The email field is not a valid e-mail address."),
  code: z.string().max(52).nullish(),
  document: z.string().max(50).nullish(),
  document_type: z.string().nullish(),
  type: z
    .enum(["individual", "company"], { error: "The type field is invalid. Possible values are 'individual','company'." })
    .nullish(),
  gender: z.string().nullish(),
  birthdate: z.string().nullish(),
  phones: object.nullish(),
  address: object.nullish(),
  metadata: object.nullish(),
});

/** Reads a customer; refuses with errors under `path` (422). */
export function readCustomer(request: unknown, path: string): z.infer<typeof customerRequest> {
  const parsed = customerRequest.safeParse(request ?? {});
  if (parsed.success) return parsed.data;
  const errors: Record<string, string[]> = {};
  for (const issue of parsed.error.issues) (errors[[path, ...issue.path].filter(Boolean).join(".")] ??= []).push(issue.message);
  throw invalid(errors);
}

/** Creates a customer, or updates the one with the same e-mail: there is one customer per e-mail. */
export function upsertCustomer(sandbox: Sandbox, request: z.infer<typeof customerRequest>): Customer {
  const { state, clock } = sandbox;
  const known = state.customersByEmail.get(request.email.toLowerCase());
  const now = clock.iso();
  const fields = {
    name: request.name,
    email: request.email,
    code: request.code ?? null,
    document: request.document ?? null,
    document_type: request.document_type?.toLowerCase() ?? null,
    type: request.type ?? null,
    gender: request.gender ?? null,
    birthdate: request.birthdate ?? null,
    phones: request.phones ?? {},
    address: request.address ?? null,
    metadata: request.metadata ?? {},
    updated_at: now,
  };
  const customer: Customer = known
    ? Object.assign(known, fields)
    : { id: newId("cus_"), ...fields, delinquent: false, created_at: now };
  state.saveCustomer(customer);
  return customer;
}
