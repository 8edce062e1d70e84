import { buffer } from "node:stream/consumers";
import { eq, sql } from "drizzle-orm";
import { unzipSync, strFromU8 } from "fflate";
import { describe, expect, it } from "vitest";
import { db } from "#platform/db.ts";
import { storage } from "#platform/storage/open-storage.ts";
import { cookieOf, createProduct, createStore, createUser, type TestUser, viewerOf } from "../../../../../tests/factories.ts";
import { createKnownPerson } from "../../../../../tests/known-person.ts";
import { createSoldOrder } from "../../../../../tests/sold-order.ts";
import { privacyRoutes } from "../http.ts";
import { EVERY_TABLE } from "../inventory/every-table.ts";
import { personalExports } from "../tables.ts";
import { dropCopies } from "./drop-copies.ts";
import { makeCopy } from "./make-copy.ts";
import { requestCopy } from "./request-copy.ts";
import { jsonName } from "./write-copy.ts";

async function copyOf(user: TestUser) {
  expect((await requestCopy(await viewerOf(user))).ok).toBe(true);
  const [requested] = await db
    .select()
    .from(personalExports)
    .where(eq(personalExports.userId, user.id))
    .orderBy(sql`requested_at desc`);
  expect((await makeCopy(requested!.id)).ok).toBe(true);
  const [made] = await db.select().from(personalExports).where(eq(personalExports.id, requested!.id));
  const zip = unzipSync(await buffer((await storage().open(made!.storageKey!)).stream));
  return { id: made!.id, files: Object.fromEntries(Object.entries(zip).map(([name, bytes]) => [name, strFromU8(bytes)])) };
}

describe("the copy of the data", () => {
  it("brings each part of the inventory in JSON and everything on one page, and nothing of anyone else (INV-35)", async () => {
    const known = await createKnownPerson();
    const other = await createUser({ name: "Outra Marcada", email: "outra.marcada@exemplo.com.br" });
    await createSoldOrder(other, [known.sold, await createProduct((await createStore()).id)]);
    await db.execute(sql`update personal_exports set requested_at = now() - interval '3 days' where user_id = ${known.user.id}`);
    const { files } = await copyOf(known.user);
    const parts = EVERY_TABLE.flatMap(({ copy }) => (copy ? [jsonName({ name: copy.as } as never)] : []));
    const sheets = Object.entries(files).filter(([name]) => name.endsWith(".csv"));
    const filled = parts.filter((name) => JSON.parse(files[name] ?? "{}").rows.length > 0);
    expect(sheets.map(([name]) => name.replace(/^planilhas(.*)csv$/, "json$1json")).sort()).toEqual(filled.sort());
    expect(Object.keys(files).sort()).toEqual(["leia.html", ...parts, ...sheets.map(([name]) => name)].sort());
    const [head, row] = (files["planilhas/pedidos.csv"] ?? "").split("\r\n").map((line) => line.split(";"));
    expect(head?.[0]).toBe("Número");
    expect(row?.[head?.indexOf("CPF ou CNPJ") ?? -1]).toBe("11144477735");
    const page = files["leia.html"] ?? "";
    for (const word of ["Zuleide Quimera", "11144477735", "Palavra de ornitorrinco", "203.0.113.77"])
      expect(page).toContain(word);
    expect(JSON.parse(files["json/pedidos.json"] ?? "{}").rows).toMatchObject([
      { "CPF ou CNPJ": "11144477735", Situação: "pago" },
    ]);
    expect(JSON.parse(files["json/mensagens.json"] ?? "{}").rows).toHaveLength(2);
    expect(JSON.stringify(files)).not.toMatch(/Marcada|outra\.marcada/);
  });

  it("no password, code, key or seal goes out in it", async () => {
    const columns = EVERY_TABLE.flatMap(({ table, copy }) =>
      Object.keys(copy?.columns ?? {}).map((column) => `${table}.${column}`),
    );
    expect(
      columns.filter((column) =>
        /password|token|secret|hash|sealed|public_key|credential|seal|fingerprint/.test(column.split(".")[1] ?? ""),
      ),
    ).toEqual([]);
  });

  it("markup in the person's words becomes text on the page", async () => {
    const { files } = await copyOf(await createUser({ name: "<script>alert(1)</script>" }));
    expect(files["leia.html"]).not.toContain("<script");
    expect(files["leia.html"]).toContain("&lt;script&gt;");
  });

  it("one a day, and a second one at the same time is refused (B170)", async () => {
    const viewer = await viewerOf(await createUser());
    const answers = await Promise.all(Array.from({ length: 5 }, () => requestCopy(viewer)));
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    expect(await requestCopy(viewer)).toMatchObject({ reason: "once_a_day" });
  });

  it("only downloads for the person, who has just proved who they are, and is gone in 24 hours", async () => {
    const user = await createUser();
    const { id } = await copyOf(user);
    const get = (cookie: string) => privacyRoutes.request(`/meus-dados/${id}`, { headers: { cookie } });
    const cookie = await cookieOf(user);
    expect((await privacyRoutes.request(`/meus-dados/${id}`)).headers.get("location")).toContain("/auth/login");
    expect((await get(await cookieOf(await createUser()))).status).toBe(404);
    const unproved = await get(cookie);
    expect([unproved.status, unproved.headers.get("location")]).toEqual([302, "/painel/configuracoes?aba=privacidade"]);
    await db.execute(sql`update sessions set stepped_up_at = now() where user_id = ${user.id}`);
    const given = await get(cookie);
    expect([given.status, given.headers.get("cache-control"), given.headers.get("content-type")]).toEqual([
      200,
      "private, no-store",
      "application/zip",
    ]);
    expect(Object.keys(unzipSync(new Uint8Array(await given.arrayBuffer())))).toContain("leia.html");
    await db.execute(sql`update personal_exports set expires_at = now() where id = ${id}`);
    expect((await get(cookie)).status).toBe(404);
    await dropCopies();
    expect(await storage().head(`personal-exports/${id}.zip`)).toBeNull();
  });
});
