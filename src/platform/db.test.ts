import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { ok, refuse } from "#kit/outcome.ts";
import { db, isPassing, transact } from "./db.ts";
import { enqueue } from "./jobs.ts";
import { type EmailKind, enqueueEmail, sendEmailJob } from "./outbox.ts";

const one = async (query: ReturnType<typeof sql>) => (await db.execute<{ n: number }>(query)).rows[0]?.n ?? 0;
const queued = () => one(sql`select count(*)::int n from pgboss.job where name = ${sendEmailJob.name}`);
const emailMessage: EmailKind<{ oi: string }> = { name: "teste.carta" };

beforeAll(async () => {
  await db.execute(sql`create table contas (id int primary key, valor int not null)`);
  await db.execute(sql`insert into contas values (1, 0), (2, 0)`);
});

describe("a transaction", () => {
  it("commits when the verb answers ok, and rolls back when it refuses or throws", async () => {
    await transact(async (tx) => ok(await tx.execute(sql`update contas set valor = 1 where id = 1`)));
    await transact(async (tx) => {
      await tx.execute(sql`update contas set valor = 2 where id = 1`);
      return refuse("nao");
    });
    const broken = transact(async (tx) => {
      await tx.execute(sql`update contas set valor = 3 where id = 1`);
      throw new Error("quebrou");
    });
    await expect(broken).rejects.toThrow("quebrou");
    expect(await one(sql`select valor as n from contas where id = 1`)).toBe(1);
  });

  it("in a deadlock with another is tried again, and both finish", async () => {
    const touch = (first: number, second: number) =>
      transact(async (tx) => {
        await tx.execute(sql`update contas set valor = valor + 1 where id = ${first}`);
        await new Promise((resolve) => setTimeout(resolve, 100));
        await tx.execute(sql`update contas set valor = valor + 1 where id = ${second}`);
        return ok();
      });
    const before = await one(sql`select sum(valor)::int as n from contas`);
    await Promise.all([touch(1, 2), touch(2, 1)]);
    expect(await one(sql`select sum(valor)::int as n from contas`)).toBe(before + 4);
  });
});

describe("what is created in a transaction", () => {
  it("a queued job: exists if it commits, is gone if it rolls back", async () => {
    const before = await queued();
    const emailId = crypto.randomUUID();
    await transact(async (tx) => {
      await enqueue(tx, sendEmailJob, { emailId });
      return refuse("desistiu");
    });
    expect(await queued()).toBe(before);
    await transact(async (tx) => ok(await enqueue(tx, sendEmailJob, { emailId })));
    expect(await queued()).toBe(before + 1);
  });

  it("an e-mail in the outbox: one per subject and reference, however often it is asked for (INV-32)", async () => {
    const post = () =>
      transact(async (tx) =>
        ok(await enqueueEmail(tx, emailMessage, { ref: "pedido-1", to: "a@exemplo.com.br", payload: { oi: "oi" } })),
      );
    await Promise.all(Array.from({ length: 10 }, post));
    expect(await one(sql`select count(*)::int n from outbox_emails where kind = 'teste.carta'`)).toBe(1);
  });

  it("a job's format is checked by its receiver", () => {
    expect(z.safeParse(sendEmailJob.schema, { emailId: "1" }).success).toBe(false);
  });
});

describe("what breaks in the database", () => {
  const withCode = (code: string) => Object.assign(new Error("x"), { code });
  it.each([
    ["todas as conexões ocupadas", new Error("Failed query", { cause: new Error("timeout exceeded when trying to connect") })],
    ["o servidor fora do ar", withCode("ECONNREFUSED")],
    ["a conexão perdida", new Error("Connection terminated unexpectedly")],
    ["o disco cheio", new Error("Failed query", { cause: withCode("53100") })],
    ["uma linha que outro segura", withCode("55P03")],
    ["a pergunta cortada por tempo", withCode("57014")],
    ["o servidor sendo desligado", withCode("57P01")],
    ["the pooler without a server", withCode("08P01")],
  ])("passes: %s", (_name, error) => expect(isPassing(error)).toBe(true));

  it("passes: a connection lost in the middle of a transaction, whose rollback fails too", async () => {
    const lost = transact(async (tx) => {
      const pid = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      await db.execute(sql`select pg_terminate_backend(${pid.rows[0]?.pid}, 5000)`);
      return ok(await tx.execute(sql`select 1`));
    });
    const error = await lost.catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(Error);
    expect(isPassing(error)).toBe(true);
  });

  it.each([
    ["uma linha repetida", withCode("23505")],
    ["uma pergunta errada", withCode("42703")],
    ["um defeito nosso", new TypeError("x is undefined")],
  ])("does not pass: %s", (_name, error) => expect(isPassing(error)).toBe(false));
});
