import { sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { brand } from "#kit/brand/brand.ts";
import { DEFAULT_LOOK, look } from "#kit/brand/look.ts";
import { answerBrandFile } from "#modules/shop/brand/answer-brand-file.ts";
import { takeBrand } from "#modules/shop/brand/follow-brand.ts";
import { brandRoutes } from "#modules/shop/brand/http.ts";
import { readHomePage } from "#modules/shop/home/queries/home-page.ts";
import { readFrame } from "#modules/shop/queries/frame.ts";
import { closeBus, listen, openBus } from "#platform/bus.ts";
import { forgetCached } from "#platform/cached-tables.ts";
import { db } from "#platform/db.ts";
import { senderOf } from "#platform/mail.ts";
import { col, readRows } from "#platform/read.ts";
import type { Viewer } from "#platform/session.ts";
import { createUser, viewerOf } from "../../../../tests/factories.ts";
import { provedViewer } from "../../../../tests/leaving.ts";
import { readPlatformSettings } from "../settings/queries.ts";
import { changeBrand, resetBrand } from "./change-brand.ts";
import { readBrandShown } from "./queries.ts";

const motivo = "A feira mudou de nome.";
const TYPED = {
  name: "Mercado do Sul",
  article: "o",
  accent: "#8C1D40",
  accentDark: "",
  heroTitle: "Feito por quem ensina",
  heroText: "Arquivos de autores do Sul.",
  tagline: "O mercado dos autores do Sul.",
  description: "Arquivos digitais de autores do Sul.",
};
const base64 = (text: string | Buffer) => Buffer.from(text).toString("base64");
const SVG = base64(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100"><script>alert(1)</script><rect x="10" y="10" width="200" height="60" fill="#8c1d40" onclick="alert(1)"/></svg>`,
);

let admin: Viewer;
const change = (part: Partial<typeof TYPED> = {}, logo?: string | null) =>
  changeBrand(admin, { typed: { ...TYPED, ...part }, motivo, ...(logo !== undefined && { logo }) });
const fetchLogo = async () => brandRoutes.request(look().emailLogo.path);
const iconOf = (path: string, etag?: string) =>
  answerBrandFile(new Request(`http://localhost${path}`, { headers: etag ? { "if-none-match": etag } : {} }));

describe("the operator's brand", () => {
  beforeAll(async () => {
    admin = await provedViewer(await createUser({ name: "Renata Queiroz", roles: ["admin"] }));
    await openBus();
  });
  beforeEach(async () => {
    await db.execute(sql`delete from settings`);
    forgetCached("settings");
    await takeBrand();
  });
  afterAll(async () => {
    await db.execute(sql`delete from settings`);
    forgetCached("settings");
    await takeBrand();
    await closeBus();
  });

  it("is in every page and letter from the save on, forgets the kept pages, and stays in the log and the history", async () => {
    const forgotten: string[] = [];
    const stop = listen(
      "cache",
      (tag) => forgotten.push(tag),
      () => undefined,
    );
    expect(await change()).toMatchObject({ ok: true });
    expect(brand.of).toBe("do Mercado do Sul");
    expect(look().accent?.light.accent).toBe("#8c1d40");
    await expect.poll(() => forgotten).toEqual(expect.arrayContaining(["frame", "home"]));
    stop();
    expect(await readFrame(new Date())).toMatchObject({ tagline: TYPED.tagline });
    expect(await readHomePage(new Date())).toMatchObject({
      hero: { title: TYPED.heroTitle, text: TYPED.heroText },
      description: TYPED.description,
    });
    expect(senderOf("Autoria <ola@autoria.example>")).toEqual({ name: "Mercado do Sul", address: "ola@autoria.example" });
    const [act] = await readRows(
      db,
      { action: col.text`action`, reason: col.text`reason` },
      (row) => sql`select ${row} from admin_audit order by id desc limit 1`,
    );
    expect(act).toEqual({ action: "mudar-marca", reason: motivo });
    const [latest] = (await readPlatformSettings()).changes;
    expect(latest).toMatchObject({ title: "Marca", by: "Renata", reason: motivo });
    expect(latest?.lines[0]).toMatch(/^Mudou: nome, artigo, .*cor de destaque/);
    expect(await change()).toMatchObject({ reason: "already_so" });
  });

  it("goes back to the default one whole, logo too", async () => {
    await change({}, SVG);
    expect(await resetBrand(admin, "Era só um teste.")).toMatchObject({ ok: true });
    expect(brand.of).toBe("da Autoria");
    expect(look()).toBe(DEFAULT_LOOK);
    expect(await readBrandShown()).toMatchObject({ isDefault: true, logo: null });
    expect(iconOf("/favicon.svg")).toBeNull();
    expect(await resetBrand(admin, "Era só um teste.")).toMatchObject({ reason: "already_so" });
  });

  it("draws a logo anew: an SVG becomes a picture of ours, without what it carried, at an address that never changes", async () => {
    expect(await change({}, SVG)).toMatchObject({ ok: true });
    expect(look().logo.picture).toMatch(/^\/marca\/[0-9a-f]{32}\.png$/);
    const answer = await fetchLogo();
    expect(answer.headers.get("cache-control")).toContain("immutable");
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.toString("latin1")).not.toContain("alert");
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "png", width: 481, height: 144 });
    await change({ tagline: "Outra frase." });
    expect(look().logo.picture).toBe(look().emailLogo.path);
    await change({ tagline: "Outra frase." }, null);
    expect(look().logo).toMatchObject({ letters: expect.any(String) });
  });

  it("without a logo writes its name in the market's letters, as a picture in e-mails", async () => {
    await change();
    expect(look().emailLogo.path).toMatch(/^\/marca\//);
    expect((await fetchLogo()).status).toBe(200);
    expect((await brandRoutes.request(`/marca/${"0".repeat(32)}.png`)).status).toBe(404);
  });

  it("gives phones and tabs its icon and its name, and tells who has them that they are the same", async () => {
    await change();
    for (const path of ["/favicon.ico", "/favicon.svg", "/apple-touch-icon.png", "/icon-192.png", "/icon-512.png"]) {
      const answer = await iconOf(path);
      expect(answer?.status, path).toBe(200);
      expect(await sharp(new Uint8Array((await answer?.arrayBuffer()) ?? [])).metadata(), path).toMatchObject({
        format: path.endsWith("svg") ? "svg" : "png",
      });
    }
    const manifest = await iconOf("/manifest.webmanifest");
    expect(await manifest?.json()).toMatchObject({ name: "Mercado do Sul", theme_color: "#8c1d40" });
    expect((await iconOf("/icon-512.png", manifest?.headers.get("etag") ?? ""))?.status).toBe(304);
    expect(iconOf("/produtos")).toBeNull();
  });

  it.each([
    ["a colour too light for the light ground", { accent: "#ffd600" }, "accent", "clara demais"],
    ["a colour too dark for the dark ground", { accentDark: "#1a237e" }, "accentDark", "escura demais"],
    ["what is no colour", { accent: "azul" }, "accent", "#1646c6"],
    ["a colour for the dark alone", { accent: "", accentDark: "#ffd600" }, "accent", "tema claro"],
    ["a name of one letter", { name: " K " }, "name", "pelo menos 2"],
    ["a name that the market's letters cannot write", { name: "森の市場" }, "name", "nosso alfabeto"],
    ["a name with marks of code", { name: "<b>Feira</b>" }, "name", "letras e números"],
    ["a word wider than a phone", { heroTitle: "Otorrinolaringologia para todos" }, "heroTitle", "não cabe"],
  ])("refuses %s, beside its field", async (_, part, field, words) => {
    expect(await change(part)).toMatchObject({ reason: "invalid", fields: { [field]: expect.stringContaining(words) } });
    expect(brand.name).toBe("Autoria");
  });

  it("keeps a name without what nobody sees or no database takes", async () => {
    expect(await change({ name: "Feira\u0000 do\u202e \ud800Sul\u200b" })).toMatchObject({ ok: true });
    expect(brand.name).toBe("Feira do Sul");
  });

  it("draws the first letter of a name that begins with an emoji, and cuts no emoji for the phone", async () => {
    await change({ name: "Mercado", accent: "" });
    const bytesOf = async () => Buffer.from(new Uint8Array((await (await iconOf("/icon-192.png"))?.arrayBuffer()) ?? []));
    const plain = await bytesOf();
    await change({ name: "🎨 Mercados 🧵🧵", accent: "" });
    const icon = await bytesOf();
    expect(icon.equals(plain)).toBe(true);
    expect(await (await iconOf("/manifest.webmanifest"))?.json()).toMatchObject({ short_name: "🎨 Mercados 🧵" });
  });

  it.each([
    ["no picture", base64("<html>oi</html>"), "não é um PNG"],
    [
      "an SVG that grows by entities",
      base64('<!DOCTYPE svg [<!ENTITY a "aa">]><svg xmlns="http://www.w3.org/2000/svg"/>'),
      "entidades",
    ],
    ["an empty SVG", base64('<svg xmlns="http://www.w3.org/2000/svg" width="90" height="60"/>'), ""],
    ["a broken PNG", base64(Buffer.from([137, 80, 78, 71, 13, 10, 26, 10, 0, 0])), "não é um PNG"],
  ])("refuses as a logo %s, and says so beside it with what else is wrong", async (_, file, words) => {
    expect(await change({ name: "" }, file)).toMatchObject({
      reason: "invalid",
      fields: { logo: expect.stringContaining(words), name: expect.any(String) },
    });
  });

  it("stops drawing an SVG that is small to send and endless to draw, says so beside it, and draws the next one", async () => {
    const twice = (of: number) => `<g id="g${of + 1}"><use href="#g${of}"/><use href="#g${of}" x="1"/></g>`;
    const doubled = Array.from({ length: 17 }, (_, of) => twice(of)).join("");
    const blurred = `<filter id="f"><feGaussianBlur stdDeviation="40"/></filter>`;
    const shape = `<path id="g0" d="M0 0h290v90z" filter="url(#f)"/>`;
    const endless = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100"><defs>${blurred}${shape}${doubled}</defs><use href="#g17"/></svg>`;
    expect(endless.length).toBeLessThan(2_000);
    expect(await change({}, base64(endless))).toMatchObject({ fields: { logo: expect.stringContaining("complicado demais") } });
    expect(await change({}, SVG)).toMatchObject({ ok: true });
  });

  it("refuses a logo too small to be read, and one too long for the header", async () => {
    const of = async (width: number, height: number) =>
      base64(
        await sharp({ create: { width, height, channels: 4, background: "#8c1d40" } })
          .png()
          .toBuffer(),
      );
    expect(await change({}, await of(60, 20))).toMatchObject({ fields: { logo: expect.stringContaining("pequeno") } });
    expect(await change({}, await of(1200, 60))).toMatchObject({ fields: { logo: expect.stringContaining("comprido") } });
    expect(await change({}, await of(200, 60))).toMatchObject({ ok: true });
  });

  it("without proving again who one is, nothing changes", async () => {
    const other = await viewerOf(await createUser({ roles: ["admin"] }));
    expect(await changeBrand(other, { typed: TYPED, motivo })).toMatchObject({ reason: "step_up_needed" });
    expect(await resetBrand(other, motivo)).toMatchObject({ reason: "step_up_needed" });
    expect(brand.name).toBe("Autoria");
  });

  it("two changes at once both stay, one after the other", async () => {
    await Promise.all([change(), change({ heroTitle: "Outro título" })]);
    expect(["Outro título", TYPED.heroTitle]).toContain((await readBrandShown()).typed.heroTitle);
    expect((await readBrandShown()).typed.name).toBe("Mercado do Sul");
  });

  it("two owners who change different fields at once both succeed; the second of the same field is refused and changes nothing", async () => {
    await change();
    const { typed: shown } = await readBrandShown();
    const by = (part: Partial<typeof shown>) => changeBrand(admin, { typed: { ...shown, ...part }, from: shown, motivo });
    expect(await Promise.all([by({ tagline: "Uma frase." }), by({ heroTitle: "Outro título" })])).toMatchObject([
      { ok: true },
      { ok: true },
    ]);
    expect((await readBrandShown()).typed).toEqual({ ...shown, tagline: "Uma frase.", heroTitle: "Outro título" });
    expect(await by({ tagline: "Tarde demais.", name: "Feira Nova" })).toMatchObject({ ok: false, reason: "changed_meanwhile" });
    expect((await readBrandShown()).typed).toMatchObject({ tagline: "Uma frase.", name: shown.name });
  });
});
