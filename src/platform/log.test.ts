import { sql } from "drizzle-orm";
import pino from "pino";
import { describe, expect, it } from "vitest";
import { db } from "./db.ts";
import { log, logOptions } from "./log.ts";

const SECRET = "sessao-9f8e7d";

/** What the log writes of whatever `work` throws, and of the same as a text. */
async function written(work: () => Promise<unknown>): Promise<string> {
  const lines: string[] = [];
  const logger = pino({ ...logOptions, level: "debug" }, { write: (line: string) => void lines.push(line) });
  const error: unknown = await work().then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(Error);
  logger.error({ err: error }, "unhandled");
  logger.error(error as Error);
  logger.warn({ err: String(error) }, "as text");
  logger.warn({ err: (error as Error).message }, "as message");
  logger.error({ err: new Error("around it", { cause: error }) }, "wrapped");
  return lines.join("");
}

describe("what the log says of a failed query", () => {
  it.each([
    ["a table that is not there", () => db.execute(sql`select * from nowhere where token = ${SECRET}`)],
    ["a value of the wrong kind", () => db.execute(sql`select ${SECRET}::text::uuid`)],
    ["a number out of range", () => db.execute(sql`select ${`99999999999999${SECRET.length}`}::text::int, ${SECRET}::text`)],
    [
      "a row that is there already",
      async () => {
        await db.execute(sql`create table if not exists log_rows (email text primary key)`);
        for (let i = 0; i < 2; i++) await db.execute(sql`insert into log_rows values (${SECRET})`);
      },
    ],
    [
      "a text with line breaks that look like a stack",
      () => db.execute(sql`select * from nowhere where t = ${`x\n    at ${SECRET}\n`}`),
    ],
  ])("names the cause and none of its values: %s", async (_, work) => {
    const text = await written(work);
    expect(text).not.toContain(SECRET);
    expect(text).not.toContain("99999999999999");
    expect(text).toMatch(/"code":"[0-9A-Z]{5}"/);
    expect(text).toMatch(/at .*log\.test\.ts/);
  });

  it("names nobody a mail server refused", async () => {
    const text = await written(() =>
      Promise.reject(
        new Error("Can't send mail - all recipients were rejected: 550 5.1.1 <marina.teles+x@exemplo.com.br>: unknown"),
      ),
    );
    expect(text).not.toContain("marina");
    expect(text).toContain("550 5.1.1 <[e-mail]>: unknown");
  });

  it("keeps what is no value", async () => {
    const text = await written(() => db.execute(sql`select missing from users where id = ${SECRET}`));
    expect(text).toContain("select missing from users");
    expect(text).toContain("42703");
  });

  it("is the log the market writes with", () => {
    expect(log.bindings()).toMatchObject({ role: expect.any(String) });
  });
});
