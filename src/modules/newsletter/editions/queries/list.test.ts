import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { db } from "#platform/db.ts";
import { listEditions } from "./list.ts";

it("every edition is on some page, found by its subject, and counted by where it is", async () => {
  await db.execute(sql`insert into editions (form, created_at)
    select jsonb_build_object('subject', 'Edição ' || n, 'topics', '[]'::jsonb), now() - make_interval(mins => n) from generate_series(1, 130) n`);
  const last = await listEditions({ pagina: 7 });
  expect(last).toMatchObject({ total: 130, counts: { all: 130, rascunho: 130, enviada: 0 } });
  expect(last.rows.at(-1)?.subject).toBe("Edição 130");
  const found = await listEditions({ busca: "edicao 127" });
  expect(found.rows.map(({ subject }) => subject)).toEqual(["Edição 127"]);
  expect((await listEditions({ situacao: "enviada" })).total).toBe(0);
});
