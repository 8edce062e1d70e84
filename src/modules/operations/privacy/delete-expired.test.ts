import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { db } from "#platform/db.ts";
import { deleteExpired } from "./delete-expired.ts";

it("empties a letter 30 days after it left, keeps its line, and leaves one that has not left as it is", async () => {
  await db.execute(sql`insert into outbox_emails (kind, ref, recipient, payload, status, sent_at, created_at) values
    ('teste.velha', 'a', 'a@exemplo.com.br', '{"text": "palavras"}', 'enviado', now() - interval '31 days', now() - interval '31 days'),
    ('teste.pedido', 'a', 'a@exemplo.com.br', '{"orderId": "p1", "text": "palavras"}', 'enviado', now() - interval '31 days', now() - interval '31 days'),
    ('teste.nova', 'a', 'a@exemplo.com.br', '{"text": "palavras"}', 'enviado', now() - interval '29 days', now() - interval '29 days'),
    ('teste.parada', 'a', 'a@exemplo.com.br', '{"text": "palavras"}', 'falhou', null, now() - interval '90 days')`);
  await deleteExpired();
  const { rows } = await db.execute(
    sql`select kind, payload from outbox_emails where recipient = 'a@exemplo.com.br' order by kind`,
  );
  expect(rows).toEqual([
    { kind: "teste.nova", payload: { text: "palavras" } },
    { kind: "teste.parada", payload: { text: "palavras" } },
    { kind: "teste.pedido", payload: { orderId: "p1" } },
    { kind: "teste.velha", payload: {} },
  ]);
});

it("finds what is to be emptied by an index of it alone, however many emails left", async () => {
  const plan = await db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    return tx.execute<{ "QUERY PLAN": string }>(sql`explain select id from outbox_emails
      where status = 'enviado' and sent_at < now() - interval '30 days' and payload - 'orderId' <> '{}' limit 100`);
  });
  expect(plan.rows.map((row) => row["QUERY PLAN"]).join("\n")).toContain("outbox_emails_to_empty");
});

it("keeps up with thousands in one run, and deletes an email 400 days after it left", async () => {
  await db.execute(sql`insert into outbox_emails (kind, ref, recipient, payload, status, sent_at)
    select 'teste.muitas', n::text, 'b@exemplo.com.br', '{"text": "palavras"}', 'enviado', now() - make_interval(days => case when n <= 2500 then 31 else 401 end)
    from generate_series(1, 2510) n`);
  await deleteExpired();
  const { rows } = await db.execute(sql`
    select count(*)::int as kept, count(*) filter (where payload <> '{}')::int as whole from outbox_emails where kind = 'teste.muitas'`);
  expect(rows).toEqual([{ kept: 2_500, whole: 0 }]);
});
