import { Hono } from "hono";
import * as z from "zod";
import { openBalance } from "../money/opening-balance.ts";
import { readJson } from "../read-json.ts";
import { addRecipient, setRecipientStatus } from "../recipients/recipient.ts";
import { Refusal } from "../refusal.ts";
import { renderRecipient } from "../render.ts";
import type { Sandbox } from "../sandbox.ts";
import { newest, parse } from "./control-routes.ts";

const status = z.enum(["registration", "affiliation", "active", "refused", "suspended", "blocked", "inactive"]);

const seedRequest = z.object({
  id: z
    .string()
    .regex(/^r[ep]_\w+$/)
    .optional(),
  name: z.string(),
  document: z.string(),
  status: status.default("active"),
  email: z.string().nullish(),
  code: z.string().nullish(),
  default_bank_account: z.record(z.string(), z.unknown()).nullish(),
  /** Money it already has, in centavos, so that a seeded market agrees with its ledger. */
  available_amount: z.number().int().optional(),
  waiting_funds_amount: z.number().int().optional(),
});

const statusRequest = z.object({
  status,
  kyc_status: z.string().optional(),
  status_reason: z.string().nullish(),
});

/** Recipients made by hand: seeding in bulk and KYC outcomes. */
export function controlRecipientRoutes(sandbox: Sandbox): Hono {
  const { state } = sandbox;
  const routes = new Hono();

  routes.get("/recipients", (c) => c.json(newest([...state.recipients.values()]).map(renderRecipient)));

  routes.post("/recipients", async (c) => {
    const body: unknown = await c.req.json().catch(() => null);
    const seeds = parse(z.array(seedRequest), Array.isArray(body) ? body : [body]);
    const added = seeds.map(({ available_amount, waiting_funds_amount, ...fields }) => {
      const recipient = addRecipient(sandbox, fields, false);
      if (available_amount !== undefined || waiting_funds_amount !== undefined) {
        openBalance(sandbox, recipient.id, available_amount ?? 0, waiting_funds_amount ?? 0);
      }
      return renderRecipient(recipient);
    });
    return c.json(Array.isArray(body) ? added : added[0]);
  });

  routes.post("/recipients/:id/status", async (c) => {
    const recipient = state.recipients.get(c.req.param("id"));
    if (!recipient) throw new Refusal(404, "Recipient not found.");
    const requested = parse(statusRequest, await readJson(c));
    const kyc = requested.kyc_status
      ? { status: requested.kyc_status, status_reason: requested.status_reason ?? null }
      : undefined;
    setRecipientStatus(sandbox, recipient, requested.status, kyc);
    return c.json(renderRecipient(recipient));
  });

  return routes;
}
