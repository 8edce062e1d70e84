import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { db } from "#platform/db.ts";
import { createUser } from "../../../../tests/factories.ts";
import { users } from "../tables.ts";
import { makeAdmin } from "./make-admin.ts";

const rolesOf = async (email: string) => (await db.select().from(users).where(eq(users.email, email)))[0]?.roles;
const lines = async (userId: string) =>
  (await db.execute(sql`select action, detail from admin_audit where target_id = ${userId}`)).rows;

it("opens the first administrator's account, without a password, and puts it on record", async () => {
  const made = await makeAdmin({ email: " Chefe@Exemplo.com.br ", name: "Administração" });
  if (!made.ok) throw new Error(made.reason);
  expect(made.value).toMatchObject({ isNew: true, wasAdmin: false });
  expect(await rolesOf("chefe@exemplo.com.br")).toEqual(["admin"]);
  expect(await lines(made.value.userId)).toEqual([{ action: "dar-papel", detail: { papel: "admin" } }]);
});

it("gives the administration to an account that is there, once however often it is asked", async () => {
  const user = await createUser();
  expect(await makeAdmin({ email: user.email, name: "Outro nome" })).toMatchObject({ value: { isNew: false, wasAdmin: false } });
  expect(await makeAdmin({ email: user.email, name: "Outro nome" })).toMatchObject({ value: { isNew: false, wasAdmin: true } });
  const [now] = await db.select().from(users).where(eq(users.id, user.id));
  expect(now).toMatchObject({ roles: ["admin"], name: user.name });
  expect(await lines(user.id)).toHaveLength(1);
});

it("refuses what is no e-mail", async () => {
  expect(await makeAdmin({ email: "chefe", name: "x" })).toMatchObject({ ok: false });
});

it("gives another role when it is asked for, beside those held", async () => {
  const user = await createUser({ roles: ["suporte"] });
  expect(await makeAdmin({ email: user.email, name: "x", role: "financeiro" })).toMatchObject({ value: { wasAdmin: false } });
  expect(await rolesOf(user.email)).toEqual(["suporte", "financeiro"]);
  expect(await lines(user.id)).toEqual([{ action: "dar-papel", detail: { papel: "financeiro" } }]);
});

it.each([
  ["maria.silva@mercado.example", "Maria Silva"],
  ["rui+dono@mercado.example", "Rui Dono"],
  ["1234@mercado.example", "Administração"],
])("opens an account for %s without a name, which is then %s", async (email, name) => {
  const made = await makeAdmin({ email });
  const [opened] = await db
    .select()
    .from(users)
    .where(eq(users.id, made.ok ? made.value.userId : ""));
  expect(opened?.name).toBe(name);
});
