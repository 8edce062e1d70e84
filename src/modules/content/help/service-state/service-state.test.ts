import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { sellingSetting } from "#modules/payments/settings.ts";
import { db } from "#platform/db.ts";
import { outboxEmails } from "#platform/outbox.ts";
import { settings } from "#platform/settings.ts";
import { readServiceState } from "./read-service-state.ts";
import { describeService } from "./rules.ts";

it("says of each part what the machine room sees, and nothing of why", async () => {
  const fine = { compras: "normal", arquivos: "normal", emails: "normal", saques: "normal" };
  expect(await readServiceState()).toEqual(fine);
  await db.execute(sql`insert into provider_incidents (area, cause, detail) values ('pagamentos', 'key', '401 segredo')`);
  expect(await readServiceState()).toEqual({ ...fine, compras: "instavel" });
  await db.insert(settings).values({ key: sellingSetting.key, value: { isOn: false }, updatedBy: "teste" });
  await db.insert(outboxEmails).values({ kind: "teste", ref: "1", recipient: "a@b.com.br", payload: {} });
  await db.execute(sql`update outbox_emails set created_at = now() - interval '1 hour'`);
  const troubled = await readServiceState();
  expect(troubled).toEqual({ ...fine, compras: "parado", emails: "instavel" });
  expect(JSON.stringify(troubled)).not.toContain("segredo");
});

it("calls late only what waited longer than a quarter of an hour", () => {
  const facts = { isSelling: true, isPayingOut: false, troubled: ["saques"], emailMinutes: 15, fileMinutes: 15.1 };
  expect(describeService(facts)).toEqual({ compras: "normal", arquivos: "instavel", emails: "normal", saques: "parado" });
});
