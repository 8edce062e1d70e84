import { eq } from "drizzle-orm";
import { maskDocument } from "#kit/cpf-cnpj.ts";
import type { Db } from "#platform/db.ts";
import { users } from "../tables.ts";

/** What the person reads of themselves: the document masked, and since when they are here. */
export type AccountSettings = { name: string; email: string; document: string | null; since: Date };

export async function findAccountSettings(on: Db, userId: string): Promise<AccountSettings> {
  const [user] = await on
    .select({ name: users.name, email: users.email, document: users.document, since: users.createdAt })
    .from(users)
    .where(eq(users.id, userId));
  if (!user) throw new Error("a session without its person");
  return { ...user, document: user.document && maskDocument(user.document) };
}
