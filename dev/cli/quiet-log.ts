import { readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { holdsCardNumber } from "#kit/find-card-number.ts";

export type Private = { secrets: string[]; emails: Set<string>; documents: Set<string>; tokens: string[] };

const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const DIGITS = /(?<![\w-])\d(?:[ .-]?\d){10,18}(?![\w-])/g;

/** What a log says that no log may (INV-39): secrets, live sessions, people's addresses and documents, card numbers. Each once, by kind. */
export function leaksIn(text: string, { secrets, emails, documents, tokens }: Private): string[] {
  const leaks = new Set<string>();
  for (const secret of secrets) if (text.includes(secret)) leaks.add("segredo");
  for (const token of tokens) if (text.includes(token)) leaks.add("sessão");
  for (const [email] of text.matchAll(EMAIL)) if (emails.has(email.toLowerCase())) leaks.add("e-mail");
  for (const [run] of text.matchAll(DIGITS)) {
    const digits = run.replaceAll(/\D/g, "");
    if (documents.has(digits)) leaks.add("documento");
  }
  if (holdsCardNumber(text)) leaks.add("cartão");
  return [...leaks].sort();
}

/** What is private in a market that runs here: the secrets of its folder and the people of its database, but the demo's own, whom it introduces. */
export async function readPrivate(dataDir: string, databaseUrl: string): Promise<Private> {
  const cached = JSON.parse(readFileSync(join(dataDir, "secrets.json"), "utf8")) as Record<string, string>;
  const secrets = Object.entries(cached).filter(([name, value]) => !/PUBLIC|USER|RECIPIENT/.test(name) && value.length >= 12);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const list = async (sql: string) => (await client.query<{ v: string }>(sql)).rows.map(({ v }) => v);
    return {
      secrets: [...secrets.map(([, value]) => value), new URL(databaseUrl).password].filter((value) => value !== ""),
      emails: new Set(
        await list(
          "select v from (select email as v from users union select lower(buyer_email) from orders) all_of where v not like '%@demo.test'",
        ),
      ),
      documents: new Set(
        await list("select document as v from users where document is not null union select buyer_document from orders"),
      ),
      tokens: await list("select token as v from sessions"),
    };
  } finally {
    await client.end();
  }
}
