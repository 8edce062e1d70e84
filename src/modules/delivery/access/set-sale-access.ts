import { type Outcome, refuse } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { findAuthorName } from "./queries/find-author-name.ts";
import type { AccessInput, AccessRefusal } from "./schema.ts";
import { setAccess } from "./set-access.ts";

/** An author closes the files of a free line of the store to one buyer, or opens them again. */
export function setSaleAccess(
  author: { userId: string; storeId: number },
  wanted: AccessInput,
): Promise<Outcome<void, AccessRefusal>> {
  return transact(async (tx): Promise<Outcome<void, AccessRefusal>> => {
    const name = await findAuthorName(tx, author);
    if (!name) return refuse("not_found");
    return setAccess(tx, { as: "autor", ...author, name }, wanted);
  });
}
