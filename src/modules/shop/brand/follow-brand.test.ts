import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sql } from "drizzle-orm";
import { brand } from "#kit/brand/brand.ts";
import { DEFAULT_LOOK, look } from "#kit/brand/look.ts";
import { ok } from "#kit/outcome.ts";
import { closeBus, openBus } from "#platform/bus.ts";
import { forgetCached } from "#platform/cached-tables.ts";
import { db, transact } from "#platform/db.ts";
import { changeSetting } from "#platform/settings.ts";
import { createUser } from "../../../../tests/factories.ts";
import { brandOnItsWay, followBrand, takeBrand } from "./follow-brand.ts";
import { brandSetting } from "./settings.ts";

let by: string;
let stop: () => void;

const change = (values: Record<string, unknown>) =>
  transact(async (tx) => ok(await changeSetting(tx, brandSetting, { values, by, reason: "Marca nova." })));

describe("the operator's brand in a process", () => {
  beforeAll(async () => {
    by = (await createUser({ roles: ["admin"] })).id;
    await openBus();
    stop = await followBrand();
  });
  beforeEach(async () => {
    await db.execute(sql`delete from settings`);
    forgetCached("settings");
    await takeBrand();
  });
  afterAll(async () => {
    stop();
    await db.execute(sql`delete from settings`);
    forgetCached("settings");
    await takeBrand();
    await closeBus();
  });

  it("is the default one until something is chosen", () => {
    expect(brand.name).toBe("Autoria");
    expect(look()).toBe(DEFAULT_LOOK);
  });

  it("is what was chosen from the announcement on: nobody asked this process to read it", async () => {
    await change({ name: "Mercado do Sul", article: "o", accent: "#8c1d40" });
    await expect.poll(() => brand.of).toBe("do Mercado do Sul");
    expect(look()).toMatchObject({ accent: { light: { accent: "#8c1d40" } }, logo: { letters: expect.any(String) } });
    expect(look().mark).not.toBe("");
    await change({ name: "Autoria", article: "a", accent: "" });
    await expect.poll(() => brand.of).toBe("da Autoria");
    expect(look()).toBe(DEFAULT_LOOK);
  });

  it("stays what it was when it cannot be read", async () => {
    await change({ name: "Mercado do Sul", article: "o" });
    await expect.poll(() => brand.name).toBe("Mercado do Sul");
    await db.execute(sql`update settings set value = '{"name": ""}' where key = 'brand'`);
    await takeBrand();
    expect(brand.name).toBe("Mercado do Sul");
  });

  it("is the newest one, also when what was read before it arrives after it", async () => {
    await change({ name: "Feira Antiga" });
    await expect.poll(() => brand.name).toBe("Feira Antiga");
    await db.execute(sql`alter table settings rename to settings_stored`);
    try {
      await db.execute(
        sql`create view settings as select * from settings_stored where pg_sleep(case when value->>'name' = 'Feira Antiga' then 1 else 0 end) is not null`,
      );
      await db.execute(sql`update settings_stored set updated_by = 'slow' where key = 'brand'`);
      forgetCached("settings");
      const earlier = takeBrand();
      const asleep = sql`select 1 from pg_stat_activity where wait_event = 'PgSleep' and datname = current_database()`;
      await expect.poll(async () => (await db.execute(asleep)).rows.length).toBeGreaterThan(0);
      await db.execute(sql`update settings_stored set value = '{"name": "Mercado do Sul", "article": "o"}' where key = 'brand'`);
      await expect.poll(() => brand.name).toBe("Mercado do Sul");
      await earlier;
      expect(brand.of).toBe("do Mercado do Sul");
    } finally {
      await db.execute(sql`drop view if exists settings`);
      await db.execute(sql`alter table settings_stored rename to settings`);
    }
  });

  it("is read again when it could not be, though its change is announced only once", async () => {
    await db.execute(sql`alter table settings rename to settings_away`);
    try {
      await db.execute(sql`insert into settings_away (key, value, updated_by) values ('brand', '{"name": "Kiwi"}', 'x')`);
      forgetCached("settings");
      await takeBrand();
      expect(brand.name).toBe("Autoria");
    } finally {
      await db.execute(sql`alter table settings_away rename to settings`);
    }
    await expect.poll(() => brand.name, { timeout: 10_000 }).toBe("Kiwi");
  });

  it("makes whoever draws wait for a change that was announced", async () => {
    const reading = takeBrand();
    expect(brandOnItsWay()).toBe(reading);
    await reading;
    expect(brandOnItsWay()).toBeUndefined();
  });
});
