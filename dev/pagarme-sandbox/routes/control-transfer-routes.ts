import { Hono } from "hono";
import { failTransfer, renderTransfer, settleTransfer } from "../money/transfers.ts";
import { Refusal } from "../refusal.ts";
import type { Sandbox } from "../sandbox.ts";
import { newest } from "./control-routes.ts";

const outcomes = {
  settle: settleTransfer,
  fail: failTransfer,
  cancel: (sandbox, transfer) => failTransfer(sandbox, transfer, "canceled"),
} satisfies Record<string, typeof settleTransfer>;

/** What the bank did with a transfer. */
export function controlTransferRoutes(sandbox: Sandbox): Hono {
  const { state } = sandbox;
  const routes = new Hono();

  routes.get("/transfers", (c) =>
    c.json(newest([...state.transfers.values()]).map((transfer) => renderTransfer(sandbox, transfer))),
  );

  routes.post("/transfers/:id/:outcome{settle|fail|cancel}", (c) => {
    const transfer = state.transfers.get(c.req.param("id"));
    if (!transfer) throw new Refusal(404, "Transfer not found.");
    outcomes[c.req.param("outcome") as keyof typeof outcomes](sandbox, transfer);
    return c.json(renderTransfer(sandbox, transfer));
  });

  return routes;
}
