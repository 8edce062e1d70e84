import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { createPaidOrder, expectBounded, refundLine, refundsOf, sendRefunds } from "../../../../tests/paid-order.ts";
import { orderStatus } from "../../../../tests/pending-order.ts";
import { attachSandbox } from "../../../../tests/sandbox.ts";
import { db } from "#platform/db.ts";
import { retryRefunds, sendRefund } from "./send-refund.ts";

const sandbox = attachSandbox();

it("a refund that failed at the bank is not told as a lack of balance, and is asked for again within the hour", async () => {
  const paid = await createPaidOrder(sandbox, [5_000]);
  await refundLine(paid, 0);
  await sandbox.outcome(paid.chargeId, "refund-fail-next");
  await sendRefunds(paid.orderId, paid.attemptId);
  const [refund] = await refundsOf(paid.orderId);
  expect(refund?.status).toBe("aguardando_saldo");
  const { rows } = await db.execute<{ cause: string }>(sql`
    select cause from state_history where entity = 'refund' and entity_id = ${refund?.id} and to_state = 'aguardando_saldo'`);
  expect(rows).toEqual([{ cause: "o banco não concluiu o reembolso" }]);
  const { rowCount } = await db.execute(
    sql`select 1 from outbox_emails where payload->>'step' = 'espera' and payload->>'orderId' = ${paid.orderId}`,
  );
  expect(rowCount).toBe(0);
  await db.execute(sql`update refunds set sent_at = sent_at - interval '1 hour 1 minute' where id = ${refund?.id}`);
  await retryRefunds();
  expect((await refundsOf(paid.orderId))[0]?.status).toBe("feito");
  expect(await orderStatus(paid.orderId)).toBe("estornado");
  await expectBounded(paid);
});

it("a refund whose answer was lost stays in doubt, with its key, when the next call is not heard", async () => {
  const paid = await createPaidOrder(sandbox, [5_000]);
  await refundLine(paid, 0);
  const [refund] = await refundsOf(paid.orderId);
  const sendWhile = async (kind: string) => {
    await sandbox.call("POST", "/sandbox/faults", { kind, seconds: 20, path: "/charges", method: "DELETE" });
    await sendRefund(refund?.id ?? "");
    await sandbox.faultsOver();
    await db.execute(sql`update refunds set sent_at = sent_at - interval '1 minute' where id = ${refund?.id}`);
    return (await refundsOf(paid.orderId))[0];
  };
  expect((await sendWhile("500"))?.status).toBe("desconhecido");
  const unheard = await sendWhile("429");
  expect(unheard?.status).toBe("desconhecido");
  expect(unheard?.idempotencyKey).toBe(refund?.idempotencyKey);
  await sendRefund(refund?.id ?? "");
  expect((await refundsOf(paid.orderId))[0]?.status).toBe("feito");
  await expectBounded(paid);
});
