import { randomUUID } from "node:crypto";
import * as z from "zod";
import { customerSample } from "./order-sample.ts";

export const item = { amount: 2_990, description: "Apostila", quantity: 1, code: "1" };
export const pix = { payment_method: "pix", pix: { expires_in: 1_800 } };
export const order = (change: object = {}) => ({
  code: randomUUID(),
  customer: customerSample,
  items: [item],
  payments: [pix],
  ...change,
});

const id = (prefix: string) => z.string().regex(new RegExp(`^${prefix}_\\w{16}$`));
const instant = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/);
const errorShape = z.object({ message: z.string(), errors: z.record(z.string(), z.array(z.string())).optional() });
const transactionShape = z.looseObject({
  id: id("tran"),
  transaction_type: z.string(),
  status: z.string(),
  gateway_response: z.object({}).loose(),
});
const chargeShape = z.looseObject({
  id: id("ch"),
  code: z.string(),
  amount: z.number().int(),
  status: z.enum(["pending", "processing", "paid", "failed", "canceled", "overpaid", "underpaid", "chargedback"]),
  currency: z.literal("BRL"),
  payment_method: z.string(),
  created_at: instant,
  updated_at: instant,
  customer: z.looseObject({ id: id("cus") }),
  last_transaction: transactionShape,
});
const orderShape = z.looseObject({
  id: id("or"),
  code: z.string(),
  amount: z.literal(2_990),
  currency: z.literal("BRL"),
  closed: z.boolean(),
  status: z.enum(["pending", "paid", "canceled", "failed"]),
  items: z.array(z.looseObject({ id: id("oi"), amount: z.number().int(), quantity: z.number().int() })),
  customer: z.looseObject({ id: id("cus") }),
  charges: z.array(chargeShape),
  created_at: instant,
});
const pageShape = z.object({
  data: z.array(z.unknown()),
  paging: z.object({
    total: z.number().int(),
    previous: z.string().optional().nullable(),
    next: z.string().optional().nullable(),
  }),
});

/** One fact about the API: what is asked, and the status and shape of the answer. */
interface Row {
  text: string;
  method: string;
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
  status: number | number[];
  shape: z.ZodType;
  sandbox?: boolean;
}

export const contract: Row[] = [
  {
    text: "criar pedido Pix responde 200 com o pedido inteiro",
    method: "POST",
    path: "/orders",
    body: order(),
    status: 200,
    shape: orderShape,
  },
  {
    text: "o primeiro trecho do caminho não distingue maiúsculas",
    method: "GET",
    path: "/Charges?size=1",
    status: 200,
    shape: pageShape,
  },
  { text: "listas vêm em data e paging", method: "GET", path: "/orders?page=1&size=2", status: 200, shape: pageShape },
  {
    text: "chave errada é 401",
    method: "GET",
    path: "/orders",
    headers: { authorization: `Basic ${btoa("sk_test_0000000000000000:")}` },
    status: 401,
    shape: errorShape,
  },
  { text: "JSON malformado é 400", method: "POST", path: "/orders", body: '{"code":', status: 400, shape: errorShape },
  {
    text: "pedido sem itens é 422 com o campo",
    method: "POST",
    path: "/orders",
    body: order({ items: undefined }),
    status: 422,
    shape: errorShape,
  },
  {
    text: "cliente sem telefone é 422",
    method: "POST",
    path: "/orders",
    body: order({ customer: { ...customerSample, phones: {} } }),
    status: 422,
    shape: errorShape,
  },
  {
    text: "item sem código responde 200, e a cobrança falhou",
    method: "POST",
    path: "/orders",
    body: order({ items: [{ ...item, code: undefined }] }),
    status: 200,
    shape: orderShape,
  },
  {
    text: "divisão com fração é 400",
    method: "POST",
    path: "/orders",
    body: order({ payments: [{ ...pix, split: [{ type: "flat", amount: 75.5, recipient_id: "re_x" }] }] }),
    status: 400,
    shape: errorShape,
  },
  {
    text: "pedido que não existe é 404 ou 400",
    method: "GET",
    path: "/orders/or_0000000000000000",
    status: [400, 404],
    shape: errorShape,
  },
  { text: "cobrança que não existe é 404", method: "GET", path: "/charges/ch_0000000000000000", status: 404, shape: errorShape },
  {
    text: "cliente que não existe é 404",
    method: "GET",
    path: "/customers/cus_0000000000000000",
    status: 404,
    shape: errorShape,
  },
  {
    text: "recebíveis vêm por cursor",
    method: "GET",
    path: "/payables?size=5",
    status: 200,
    shape: z.looseObject({ data: z.array(z.unknown()), paging: z.looseObject({}) }),
  },
  {
    text: "transferências vêm num vetor",
    method: "GET",
    path: "/transfers?count=5",
    status: 200,
    shape: z.array(z.unknown()),
    sandbox: true,
  },
  {
    text: "os erros financeiros têm o formato da v1",
    method: "POST",
    path: "/transfers",
    body: { amount: 0, recipient_id: "re_plataforma_sandbox" },
    status: 400,
    shape: z.object({
      errors: z.array(z.object({ type: z.string(), parameter_name: z.string().nullable(), message: z.string() })),
    }),
    sandbox: true,
  },
  {
    text: "o saldo do recebedor",
    method: "GET",
    path: "/recipients/re_plataforma_sandbox/balance",
    status: 200,
    shape: z.looseObject({
      currency: z.literal("BRL"),
      available_amount: z.number().int(),
      waiting_funds_amount: z.number().int(),
      transferred_amount: z.number().int().nullable(),
      recipient: z.looseObject({}),
    }),
    sandbox: true,
  },
  { text: "entregas de webhooks", method: "GET", path: "/hooks?size=1", status: 200, shape: pageShape },
];
