import { getCurrentDBAdapterAsyncLocalStorage } from "@better-auth/core/context";
import { betterAuth } from "better-auth/minimal";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { newId } from "#kit/id.ts";
import { type Db, db, type Tx } from "#platform/db.ts";
import { env } from "#platform/env.ts";
import { SESSION_SECONDS, sessionSecret } from "#platform/session.ts";
import { hashPassword, isRightPassword } from "./password.ts";
import { accounts, sessions, users, verifications } from "./tables.ts";

const adapterOn = (target: Db) =>
  drizzleAdapter(target, {
    provider: "pg",
    schema: { user: users, session: sessions, account: accounts, verification: verifications },
  });

function openAuth() {
  return betterAuth({
    baseURL: env.publicUrl,
    secret: sessionSecret(),
    database: adapterOn(db),
    telemetry: { enabled: false },
    logger: { disabled: true },
    session: { expiresIn: SESSION_SECONDS, disableSessionRefresh: true },
    verification: { storeIdentifier: "hashed", disableCleanup: true },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      password: { hash: hashPassword, verify: ({ hash, password }) => isRightPassword(hash, password) },
    },
    advanced: { database: { generateId: () => newId() } },
  });
}

let opened: ReturnType<typeof openAuth> | undefined;
type AuthRecords = Awaited<ReturnType<typeof openAuth>["$context"]>["internalAdapter"];

/**
 * better-auth's records of sessions and one-time values, written inside `tx`: they commit and vanish with it.
 * Its HTTP endpoints are never mounted; the verbs of this module are the only way in.
 */
export async function withAuth<T>(tx: Tx, work: (records: AuthRecords) => Promise<T>): Promise<T> {
  opened ??= openAuth();
  const [{ internalAdapter, options }, storage] = await Promise.all([opened.$context, getCurrentDBAdapterAsyncLocalStorage()]);
  const adapter = adapterOn(tx)(options);
  return storage.run({ adapter, pendingHooks: [], isTransactionActive: true }, () => work(internalAdapter));
}
