import * as z from "zod";
import { invalid, Refusal } from "../refusal.ts";
import { splitRequest } from "../money/split.ts";

const object = z.record(z.string(), z.unknown());
const cents = z.number().int("Input string is not a valid integer.");

const item = z.object({
  amount: cents.min(0),
  description: z.string({ error: "The description field is required." }).max(256),
  quantity: z.number().int().min(1),
  code: z.union([z.string(), z.number()]).transform(String).nullish(),
  category: z.string().nullish(),
});

const pix = z.object({
  expires_in: z.number().int().positive().max(315_360_000).optional(),
  expires_at: z.string().optional(),
  additional_information: z.array(object).optional(),
});

const boleto = z.object({
  instructions: z.string({ error: "The instructions field is required." }).max(256),
  due_at: z.string().optional(),
  document_number: z.string().max(16, "The document_number field must have at most 16 characters.").optional(),
  type: z.enum(["DM", "BDP"]).default("DM"),
});

const authentication = z.object({
  type: z.literal("threed_secure"),
  threed_secure: z.object({
    mpi: z.enum(["acquirer", "third_party"]),
    eci: z.string().optional(),
    cavv: z.string().optional(),
    transaction_id: z.string().optional(),
    ds_transaction_id: z.string().optional(),
    version: z.string().optional(),
    success_url: z.url().optional(),
  }),
});

const creditCard = z.object({
  installments: z.number().int().min(1).max(24).default(1),
  statement_descriptor: z.string().max(13, "The statement_descriptor field must have at most 13 characters.").optional(),
  operation_type: z.literal("auth_and_capture").default("auth_and_capture"),
  capture: z.literal(true).optional(),
  card_token: z.string().optional(),
  card_id: z.string().optional(),
  card: object.optional(),
  metadata: object.optional(),
  authentication: authentication.optional(),
});

const payment = z.object({
  payment_method: z.enum(["pix", "credit_card", "boleto"]),
  amount: cents.positive().optional(),
  pix: pix.optional(),
  boleto: boleto.optional(),
  credit_card: creditCard.optional(),
  split: splitRequest.optional(),
  metadata: object.optional(),
});

const orderRequest = z.object({
  code: z.string().max(52).optional(),
  customer: object.optional(),
  customer_id: z.string().optional(),
  items: z.array(item, { error: "The items field is required" }).min(1, "The items field is required"),
  payments: z.array(payment, { error: "The payments field is required" }).min(1, "The payments field is required"),
  shipping: z.object({ amount: cents.default(0) }).nullish(),
  closed: z.boolean().default(true),
  metadata: object.default({}),
  ip: z.string().nullish(),
});

export type OrderRequest = z.infer<typeof orderRequest>;
export type PaymentRequest = OrderRequest["payments"][number];

/** Reads the body of `POST /orders`: 400 for a number of the wrong kind, 422 for a broken contract. */
export function readOrderRequest(body: unknown): OrderRequest {
  const parsed = orderRequest.safeParse(body);
  if (!parsed.success) throw refusalOf(parsed.error);
  const order = parsed.data;
  order.payments.forEach((each, i) => {
    if (each[each.payment_method] === undefined && each.payment_method !== "pix") {
      const field = each.payment_method;
      throw invalid({ [`order.payments[${i}].${field}`]: [`The ${field} field is required.`] });
    }
  });
  return order;
}

function refusalOf(error: z.ZodError): Refusal {
  const errors: Record<string, string[]> = {};
  let wrongNumber = false;
  for (const issue of error.issues) {
    if (issue.code === "invalid_type" && issue.expected === "int") wrongNumber = true;
    const path = issue.path.map((step) => (typeof step === "number" ? `[${step}]` : `.${String(step)}`)).join("");
    (errors[`order${path}`] ??= []).push(issue.message);
  }
  return wrongNumber ? new Refusal(400, "The request is invalid.", errors) : invalid(errors);
}

export function orderAmount(order: OrderRequest): number {
  const items = order.items.reduce((sum, each) => sum + each.amount * each.quantity, 0);
  return items + (order.shipping?.amount ?? 0);
}
