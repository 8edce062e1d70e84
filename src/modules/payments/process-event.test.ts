import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db } from "#platform/db.ts";
import { createPendingOrder, orderStatus, readAttempt } from "../../../tests/pending-order.ts";
import { attachSandbox } from "../../../tests/sandbox.ts";
import { moveEvents } from "./move-event.ts";
import { processEvent } from "./process-event.ts";
import { receiveEvent } from "./receive-event.ts";
import { WEBHOOK_MOVES, WEBHOOK_STATUSES, type WebhookMove, nextWebhook } from "./rules/webhook.ts";
import { startPayment } from "./start-payment.ts";
import { webhookEvents } from "./tables/webhooks.ts";

const sandbox = attachSandbox();

const read = async (id: string) => (await db.select().from(webhookEvents).where(eq(webhookEvents.id, id)))[0];

async function eventAbout(chargeId: string): Promise<string> {
  const id = `hook_${randomUUID()}`;
  await receiveEvent({ id, type: "charge.paid", data: { id: chargeId } });
  return id;
}

describe("the provider's webhook (2.13)", () => {
  it("moves in the database as in the table, from every state with every event", async () => {
    for (const from of WEBHOOK_STATUSES) {
      for (const move of Object.keys(WEBHOOK_MOVES) as WebhookMove[]) {
        const id = `hook_${randomUUID()}`;
        await db.insert(webhookEvents).values({ id, type: "charge.paid", body: {}, status: from });
        const [moved] = await moveEvents(db, [id], move);
        const to = nextWebhook(from, move);
        expect(moved?.status ?? null, `${from}, ${move}`).toBe(to);
        expect((await read(id))?.status, `${from}, ${move}`).toBe(to ?? from);
      }
    }
  });

  it(
    "with the provider down fails ten times and dies; at someone's request it comes back and counts",
    { timeout: 90_000 },
    async () => {
      const { orderId, attemptId } = await createPendingOrder(sandbox);
      await startPayment(attemptId);
      const { providerChargeId } = await readAttempt(attemptId);
      await sandbox.outcome(providerChargeId ?? "", "pay");
      const id = await eventAbout(providerChargeId ?? "");
      await sandbox.fault("500", 60);
      for (let time = 1; time <= 9; time++) {
        await expect(processEvent(id)).rejects.toThrow("did not answer");
        expect(await read(id)).toMatchObject({ status: "erro", attempts: time });
      }
      await processEvent(id);
      expect(await read(id)).toMatchObject({ status: "morto", attempts: 10 });
      await processEvent(id);
      expect((await read(id))?.status).toBe("morto");
      expect(await orderStatus(orderId)).toBe("aguardando_pagamento");

      await sandbox.call("POST", "/sandbox/webhooks/mode", { mode: "normal" });
      await fetch(`http://localhost:${process.env.SANDBOX_PORT}/sandbox/faults`, { method: "DELETE" });
      await moveEvents(db, [id], "reviver");
      // The circuit breaker lets the first call through some seconds after the last failure.
      const again = async () => {
        await processEvent(id).catch(() => undefined);
        return (await read(id))?.status;
      };
      await expect.poll(again, { timeout: 60_000, interval: 1_000 }).toBe("processado");
      expect(await orderStatus(orderId)).toBe("pago");
    },
  );
});
