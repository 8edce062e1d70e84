import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { author, platform, startForTest } from "./start-for-test.ts";

const folder = mkdtempSync(join(tmpdir(), "pagarme-sandbox-"));
const file = join(folder, "estado.jsonl");
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("switched off and on again, the sandbox remembers the money and what was still to happen", async () => {
  const first = await startForTest({ file });
  const charge = await first.paid();
  const open = await first.placePix();
  await first.control("/clock", { advance: "P8D" });
  const transfer = await first.pagarme.transfers.create({ amount: 4_000, recipient_id: author }, "saque-2");
  const late = await first.placePix();
  const before = { author: await first.balance(author), platform: await first.balance(platform) };
  await first.close();
  appendFileSync(file, '["order",{"id":"or_cortad');

  const second = await startForTest({ file });
  expect(await second.readCharge(charge.id)).toMatchObject({ status: "paid" });
  expect(await second.readCharge(open.charge.id)).toMatchObject({ status: "failed" });
  expect({ author: await second.balance(author), platform: await second.balance(platform) }).toEqual(before);
  expect(await second.pagarme.orders.listByCode(String(late.order.code))).toMatchObject({
    value: { data: [{ id: late.order.id }] },
  });
  await second.control("/clock", { advance: "PT2H" });
  expect(await second.readCharge(late.charge.id)).toMatchObject({ status: "failed", last_transaction: { status: "expired" } });
  const next = await second.pagarme.transfers.create({ amount: 1_000, recipient_id: author }, "saque-3");
  expect(transfer.ok && next.ok && Number(next.value.id)).toBe(transfer.ok ? Number(transfer.value.id) + 1 : 0);
  await second.close();
});
