import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { db } from "#platform/db.ts";
import type { Viewer } from "#platform/session.ts";
import { readSetting } from "#platform/settings.ts";
import { col, readRows } from "#platform/read.ts";
import { createUser, viewerOf } from "../../../../tests/factories.ts";
import { provedViewer } from "../../../../tests/leaving.ts";
import { commentSetting } from "#modules/content/posts/comments/settings.ts";
import { commissionSetting } from "#modules/pricing/settings.ts";
import { findSellingStop } from "#modules/payments/selling-stopped.ts";
import { withdrawalSetting } from "#modules/payouts/withdrawals/settings.ts";
import { changeSettings } from "./change-settings.ts";
import { PLATFORM_SETTINGS, SWITCHES } from "./platform-settings.ts";
import { readPlatformSettings, readSwitches } from "./queries.ts";
import { settingWords, readSettingText, typedSetting } from "./rules.ts";
import { turnSwitch } from "./turn-switch.ts";

const SAVED_AS: Record<string, string> = { texto: "string", ligado: "boolean" };
const motivo = "Decisão da reunião de junho.";

describe("a platform setting", () => {
  it.each([
    ["centavos", 2_000, "20,00", "R$ 20,00"],
    ["por_cento", 1_250, "12,5", "12,5%"],
    ["horas", 72, "72", "72 horas"],
    ["vezes", 12, "12", "12"],
    ["ligado", true, "sim", "sim"],
    ["ligado", false, "nao", "não"],
    ["texto", "Autoria Ltda.", "Autoria Ltda.", "Autoria Ltda."],
  ] as const)("%s: %s is written %s and read %s", (unit, value, typed, words) => {
    expect(typedSetting(unit, value)).toBe(typed);
    expect(readSettingText(unit, typed)).toBe(value);
    expect(settingWords(unit, value)).toBe(words);
  });

  it.each([
    [86_400, "24 horas"],
    [1_800, "30 minutos"],
    [3_600, "1 hora"],
    [90, "90 segundos"],
    [0, "0 segundos"],
  ])("%i seconds are read %s", (value, words) => {
    expect(settingWords("segundos", value)).toBe(words);
    expect(typedSetting("segundos", value)).toBe(String(value));
  });

  it.each([
    ["centavos", "20.00"],
    ["por_cento", "101"],
    ["dias", "1,5"],
    ["dias", "-1"],
    ["vezes", ""],
    ["ligado", "talvez"],
  ] as const)("%s does not accept “%s”", (unit, typed) => {
    expect(readSettingText(unit, typed)).toBeNull();
  });

  it("every declared setting exists in its module, with a value of its type", () => {
    for (const { setting, fields } of PLATFORM_SETTINGS) {
      const usual = setting.schema.parse({}) as Record<string, unknown>;
      for (const { name, unit } of fields) expect(typeof usual[name], `${setting.key}.${name}`).toBe(SAVED_AS[unit] ?? "number");
    }
    expect(new Set(PLATFORM_SETTINGS.map(({ setting }) => setting.key)).size).toBe(PLATFORM_SETTINGS.length);
  });
});

describe("changing the platform settings", () => {
  let admin: Viewer;
  beforeAll(async () => {
    admin = await provedViewer(await createUser({ name: "Renata Queiroz", roles: ["admin"] }));
  });
  beforeEach(() => db.execute(sql`delete from settings`));

  const lastAct = async () =>
    (
      await readRows(
        db,
        { action: col.text`action`, detail: col.json`detail` },
        (row) => sql`select ${row} from admin_audit order by id desc limit 1`,
      )
    )[0];

  it("takes effect from the next reader on, and keeps from how much to how much, who and why (INV-37)", async () => {
    const values = { basisPoints: "10", ownBasisPoints: "8", leastCents: "1,00" };
    expect(await changeSettings(admin, { key: "commission", values, motivo })).toMatchObject({ ok: true });
    expect(await readSetting(db, commissionSetting)).toMatchObject({ basisPoints: 1_000, ownBasisPoints: 800, leastCents: 100 });
    const rows = await readRows(
      db,
      { value: col.json`value` },
      (row) => sql`select ${row} from settings where key = 'commission'`,
    );
    expect(rows[0]?.value).toEqual({ basisPoints: 1_000 });
    expect(await lastAct()).toEqual({
      action: "mudar-numeros",
      detail: { de: { basisPoints: 1_200 }, para: { basisPoints: 1_000 } },
    });
    const { groups, changes } = await readPlatformSettings();
    expect(changes[0]).toMatchObject({
      title: "Comissão",
      by: "Renata",
      reason: motivo,
      lines: ["De cada venda: de 12% para 10%."],
    });
    expect(groups[0]?.fields[0]).toMatchObject({ words: "10%", usual: "12%", isChanged: true });
    expect(groups[0]?.fields[1]).toMatchObject({ isChanged: false });
    expect(await changeSettings(admin, { key: "commission", values, motivo })).toMatchObject({ reason: "already_so" });
  });

  it("switches on and off what the platform offers, and says what changed", async () => {
    expect(await changeSettings(admin, { key: "blog-comments", values: { isOn: "sim" }, motivo })).toMatchObject({ ok: true });
    expect((await readPlatformSettings()).changes[0]?.lines).toEqual(["As pessoas comentam: de não para sim."]);
    expect(await readSetting(db, commentSetting)).toMatchObject({ isOn: true, mostWaiting: 5 });
  });

  it("does not exceed the limits of law and platform, and says which field", async () => {
    const ask = (key: string, values: Record<string, string>) => changeSettings(admin, { key, values, motivo });
    expect(await ask("regret", { days: "6" })).toMatchObject({ reason: "invalid", fields: { days: "O mínimo é 7 dias." } });
    expect(await ask("installments", { max: "13" })).toMatchObject({ fields: { max: "O máximo é 12." } });
    expect(await ask("commission", { basisPoints: "muito" })).toMatchObject({ reason: "invalid" });
    expect(await ask("storefront.identity", { email: "nada" })).toMatchObject({ fields: { email: "Confira este valor." } });
    expect(await ask("commission", { isOn: "false" })).toMatchObject({ reason: "already_so" });
    expect(await ask("withdrawals", { isOn: "false" })).toMatchObject({ reason: "already_so" });
    expect(await ask("selling", { isOn: "false" })).toMatchObject({ reason: "not_found" });
  });

  it("two changes at once both stay, one after the other", async () => {
    const answers = await Promise.all([
      changeSettings(admin, { key: "withdrawals", values: { leastCents: "30,00" }, motivo }),
      changeSettings(admin, { key: "withdrawals", values: { dailyCount: "3" }, motivo }),
    ]);
    expect(answers.every((answer) => answer.ok)).toBe(true);
    expect(await readSetting(db, withdrawalSetting)).toMatchObject({ leastCents: 3_000, dailyCount: 3 });
  });

  it("without proving again who one is, nothing changes", async () => {
    const other = await viewerOf(await createUser({ roles: ["admin"] }));
    expect(await changeSettings(other, { key: "commission", values: { basisPoints: "0" }, motivo })).toMatchObject({
      reason: "step_up_needed",
    });
    expect(await turnSwitch(other, { what: "compras", isOn: false, aviso: "", motivo })).toMatchObject({
      reason: "step_up_needed",
    });
    expect(await findSellingStop(db)).toBeNull();
  });

  it("stopping and resuming: with the written notice, or the usual one; settings of the same group stay", async () => {
    await changeSettings(admin, { key: "withdrawals", values: { leastCents: "30,00" }, motivo });
    const turn = (what: keyof typeof SWITCHES, isOn: boolean, aviso = "") => turnSwitch(admin, { what, isOn, aviso, motivo });
    expect(await turn("saques", false, "O banco está fora do ar.")).toMatchObject({ ok: true });
    expect(await readSetting(db, withdrawalSetting)).toMatchObject({
      isOn: false,
      offWords: "O banco está fora do ar.",
      leastCents: 3_000,
    });
    expect(await turn("saques", false, "O banco está fora do ar.")).toMatchObject({ reason: "already_so" });
    expect(await turn("compras", false)).toMatchObject({ ok: true });
    expect(await findSellingStop(db)).toContain("nada novo é cobrado");
    expect(await readSwitches()).toMatchObject([
      { what: "compras", isOn: false, since: expect.any(Date) },
      { what: "saques", isOn: false, offWords: "O banco está fora do ar." },
    ]);
    expect(await turn("saques", true)).toMatchObject({ ok: true });
    expect(await turn("compras", true)).toMatchObject({ ok: true });
    expect(await readSetting(db, withdrawalSetting)).toMatchObject({ isOn: true, offWords: "" });
    expect(await findSellingStop(db)).toBeNull();
    expect(await lastAct()).toMatchObject({ action: "retomar" });
  });
});
