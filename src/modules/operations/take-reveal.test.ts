import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db } from "#platform/db.ts";
import { createUser } from "../../../tests/factories.ts";
import { revealPerson } from "./people/reveal-person.ts";
import { REVEALS_PER_DAY } from "./take-reveal.ts";

const motivo = "Conferir quem pediu a troca de e-mail.";
const noticesTo = async (userId: string) =>
  (
    await db.execute<{ count: number }>(
      sql`select (facts->>'count')::int as count from notifications where user_id = ${userId} and event = 'administracao.revelacao' order by 1`,
    )
  ).rows.map(({ count }) => count);

describe("people an admin sees in full", () => {
  it("are so many a day and no more, at once or one by one, each told to every other admin and to nobody else", async () => {
    const [admin, other] = [await createUser({ roles: ["admin"] }), await createUser({ roles: ["admin"] })];
    const person = await createUser();
    const reveal = (by = admin) => revealPerson(by.id, { userId: person.id, motivo });
    const answers = await Promise.all(Array.from({ length: REVEALS_PER_DAY + 5 }, () => reveal()));
    expect(answers.filter((answer) => answer.ok)).toHaveLength(REVEALS_PER_DAY);
    expect(await reveal()).toMatchObject({ ok: false, reason: "reveal_limit" });
    expect(await noticesTo(other.id)).toEqual(Array.from({ length: REVEALS_PER_DAY }, (_, index) => index + 1));
    expect(await noticesTo(admin.id)).toEqual([]);
    expect(await noticesTo(person.id)).toEqual([]);
    expect((await reveal(other)).ok).toBe(true);
    await db.execute(sql`alter table admin_audit disable trigger user`);
    await db.execute(sql`update admin_audit set at = at - interval '25 hours' where admin_id = ${admin.id}`);
    await db.execute(sql`alter table admin_audit enable trigger user`);
    expect((await reveal()).ok).toBe(true);
  });
});
