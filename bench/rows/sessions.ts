import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Autoria, DATA_DIR } from "../contenders/autoria.ts";

/** Sessions of these people in the bench's market, by person: the cookie each would send. */
export async function openSessions(autoria: Autoria, userIds: string[]): Promise<Map<string, string>> {
  const secrets = JSON.parse(readFileSync(join(DATA_DIR, "secrets.json"), "utf8"));
  Object.assign(process.env, autoria.env, {
    DATABASE_URL: autoria.databaseUrl,
    SESSION_SECRET: process.env.SESSION_SECRET ?? secrets.SESSION_SECRET,
  });
  const { openSession } = await import("#modules/accounts/open-session.ts");
  const { db, pool } = await import("#platform/db.ts");
  const cookies = await db.transaction((tx) =>
    Promise.all(
      userIds.map(async (userId): Promise<[string, string]> => {
        const { setCookie } = await openSession(tx, userId, { ip: "127.0.0.1", userAgent: "bench" });
        return [userId, setCookie.split(";")[0] ?? ""];
      }),
    ),
  );
  await pool.end();
  return new Map(cookies);
}
