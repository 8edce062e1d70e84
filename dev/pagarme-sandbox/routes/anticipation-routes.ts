import { Hono } from "hono";
import type { IdempotencyStore } from "../idempotency.ts";
import { anticipationLimits, approveAnticipation, createAnticipation, refuseAnticipation } from "../money/anticipations.ts";
import { readJson } from "../read-json.ts";
import { Refusal } from "../refusal.ts";
import type { Sandbox } from "../sandbox.ts";

const MOST = 1000;

/** Receivables before their day. */
export function anticipationRoutes(sandbox: Sandbox, idempotency: IdempotencyStore): Hono {
  const { state } = sandbox;
  const routes = new Hono();
  const path = "/recipients/:id/bulk_anticipations";

  routes.get(`${path}/limits`, (c) => c.json(anticipationLimits(sandbox, c.req.param("id"), c.req.query("payment_date"))));

  routes.post(path, idempotency.middleware(sandbox), async (c) =>
    c.json(createAnticipation(sandbox, c.req.param("id"), await readJson(c))),
  );

  routes.get(path, (c) => {
    const count = Math.min(Math.max(Number(c.req.query("count")) || 10, 1), MOST);
    const own = [...state.anticipations.values()].filter((one) => one.recipient_id === c.req.param("id"));
    const shown = own.toReversed().slice(0, count);
    return c.json(sandbox.manner.transfers_as_page ? { data: shown, paging: { total: own.length } } : shown);
  });

  return routes;
}

/** What the provider decides of one. */
export function controlAnticipationRoutes(sandbox: Sandbox): Hono {
  const { state } = sandbox;
  const routes = new Hono();

  routes.get("/anticipations", (c) => c.json([...state.anticipations.values()].slice(-MOST).toReversed()));

  routes.post("/anticipations/:id/:outcome{approve|refuse}", (c) => {
    const made = state.anticipations.get(c.req.param("id"));
    if (!made) throw new Refusal(404, "Anticipation not found.");
    if (c.req.param("outcome") === "approve") approveAnticipation(sandbox, made);
    else refuseAnticipation(sandbox, made);
    return c.json(made);
  });

  return routes;
}
