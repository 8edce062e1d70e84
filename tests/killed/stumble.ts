import { sql } from "drizzle-orm";
import { identifyBuyer } from "#modules/accounts/identify-buyer.ts";
import { requestCode } from "#modules/accounts/request-code.ts";
import { signUp } from "#modules/accounts/sign-up.ts";
import { db, pool, transact } from "#platform/db.ts";
import { apology } from "#platform/http/apology.ts";
import { findViewer, SESSION_COOKIE, sign } from "#platform/session.ts";

/** Asks of a database that stumbles what visitors ask, and logs what breaks as the edge does. Arguments: a token, an e-mail, a name. */
const [token = "", email = "", name = ""] = process.argv.slice(2);
const document = "52998224725";
const caller = { ip: "203.0.113.9" };
const reads: [string, () => Promise<unknown>][] = [
  ["/painel", () => findViewer(`${SESSION_COOKIE}=${encodeURIComponent(sign(token))}`)],
  ["/_serverFn/requestCode", () => requestCode({ email }, caller)],
  ["/_serverFn/signUp", () => signUp({ name, email, password: "ornitorrinco-azul-42" }, caller)],
  ["/_serverFn/placeOrder", () => transact((tx) => identifyBuyer(tx, { viewer: null, name, email, document, ip: caller.ip }))],
];
const stumbles = [
  "alter table users rename to users_away; alter table sessions rename to sessions_away; alter table login_codes rename to codes_away",
  "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
];
let broken = 0;
for (const stumble of stumbles) {
  for (const statement of stumble.split("; ")) await db.execute(sql.raw(statement)).catch(() => undefined);
  await Promise.all(
    reads.map(([path, ask]) =>
      ask().catch((error: unknown) => {
        broken++;
        apology("id", path, error);
      }),
    ),
  );
}
console.log(`broken ${broken}`);
await pool.end().catch(() => undefined);
process.exit(0);
