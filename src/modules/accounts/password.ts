import { hash, verify } from "@node-rs/argon2";

/** OWASP's figures for argon2id, the library's own kind: 19 MiB, 2 passes, 1 lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** An argon2id hash in PHC text, of the password exactly as typed. */
export const hashPassword = (password: string): Promise<string> => hash(password, COST);

/** Whether the password is the one behind `hash`. Without a hash it works as long and answers no. */
export async function isRightPassword(hash: string | null, password: string): Promise<boolean> {
  if (hash) return verify(hash, password);
  await hashPassword(password);
  return false;
}
