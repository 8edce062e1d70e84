import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { createUser } from "../../tests/factories.ts";
import { audit, brokenAuditLines } from "./audit.ts";
import { db, sqlState } from "./db.ts";

async function acts(howMany: number): Promise<void> {
  const admin = await createUser({ roles: ["admin"] });
  const act = (n: number) => ({
    adminId: admin.id,
    action: "revelar",
    target: { kind: "pedido", id: String(n) },
    reason: "teste",
  });
  await Promise.all(Array.from({ length: howMany }, (_, n) => audit(db, act(n))));
}

const refused = (statement: string) => db.execute(sql.raw(statement)).then(() => "aceito", sqlState);

describe("the audit log of what administrators do (INV-37)", () => {
  it("only grows: not even the database's owner updates, deletes or truncates it", async () => {
    await acts(3);
    expect(await refused("update admin_audit set reason = 'outra'")).toBe("55000");
    expect(await refused("delete from admin_audit")).toBe("55000");
    expect(await refused("truncate admin_audit")).toBe("55000");
  });

  it("written by many at once it stays whole", async () => {
    await acts(20);
    expect(await brokenAuditLines(db)).toEqual([]);
  });

  it("a row altered by whoever switched off the guard shows by its number, and a missing one by the next", async () => {
    await db.execute(sql`alter table admin_audit disable trigger user`);
    await db.execute(sql`update admin_audit set reason = 'nada de mais' where id = 2`);
    expect(await brokenAuditLines(db)).toEqual([2]);
    await db.execute(sql`update admin_audit set reason = 'teste' where id = 2`);
    await db.execute(sql`delete from admin_audit where id = 5`);
    expect(await brokenAuditLines(db)).toEqual([6]);
    await db.execute(sql`alter table admin_audit enable trigger user`);
  });
});
