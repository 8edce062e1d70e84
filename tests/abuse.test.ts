import { sql } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { db } from "#platform/db.ts";
import { definedLimits } from "#platform/limits.ts";
import { takePoint } from "#platform/rate-limit.ts";
import { requestCode } from "#modules/accounts/request-code.ts";
import { CARD_TRIES, takeCardTry } from "#modules/payments/cards/limits.ts";
import { ABUSE_LIMITS } from "#modules/operations/system/abuse-limits.ts";
import { readAbuse } from "#modules/operations/system/queries/read-abuse.ts";
import { readHeader } from "#modules/operations/system/queries/read-health.ts";
import { troublesOf } from "#modules/operations/system/rules.ts";
import "#modules/checkout/functions.ts";
import "#modules/payouts/recipients/functions.ts";
import "#modules/stores/applications/functions.ts";

afterEach(() => db.execute(sql`delete from rate_limits`));

const limitOf = (name: string) => definedLimits().find((limit) => limit.name === name);

describe("who abuses the market one lawful request at a time", () => {
  it.each(ABUSE_LIMITS.map(({ name, points }) => [name, points] as const))(
    "meets a ceiling that all processes share, and the administration hears of it: %s",
    async (name, points) => {
      const limit = limitOf(name);
      expect(limit).toMatchObject({ points, shared: true, per: "network" });
      if (!limit) return;
      await takePoint(limit, "203.0.113");
      await db.execute(sql`update rate_limits set points = ${points - 1} where key like ${`${name}:%`}`);
      expect(await takePoint(limit, "203.0.113")).toBeNull();
      expect(await readAbuse()).toEqual([]);
      expect(await takePoint(limit, "203.0.113")).not.toBeNull();
      const [found, ...others] = await readAbuse();
      expect(found).toMatchObject({ networks: 1 });
      expect(others).toEqual([]);
      expect(troublesOf(await readHeader())).toContainEqual({ words: `1 rede hoje: ${found?.words}`, to: "sistema" });
      expect(await takePoint(limit, "198.51.100")).toBeNull();
    },
  );

  it("tries twenty cards from one network, whoever the buyers are, and then no more for a while", async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, (_, i) => takeCardTry(`203.0.113.${i}`)));
    expect(answers.filter((answer) => answer === null)).toHaveLength(CARD_TRIES.points);
    expect(answers.find((answer) => answer !== null)).toMatchObject({ reason: "card_limited" });
    expect(await takeCardTry("198.51.100.1")).toBeNull();
  });

  it("asks codes for hundreds of mailboxes, and is stopped for the day", async () => {
    const ask = (i: number) => requestCode({ email: `caixa${i}@exemplo.com.br` }, { ip: "203.0.113.9" });
    expect((await ask(0)).ok).toBe(true);
    await db.execute(sql`update rate_limits set points = 300 where key like 'account-emails-day:%'`);
    expect(await ask(1)).toMatchObject({ ok: false, reason: "limited" });
    expect((await requestCode({ email: "outra@exemplo.com.br" }, { ip: "198.51.100.1" })).ok).toBe(true);
  });

  it("is forgotten when the day is over", async () => {
    const [first] = ABUSE_LIMITS;
    await db.execute(sql`insert into rate_limits (key, points, expire) values (${`${first?.name}:x`}, 100000, 1)`);
    expect(await readAbuse()).toEqual([]);
  });
});
