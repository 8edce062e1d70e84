import { TransactionRollbackError } from "drizzle-orm";
import type { Refusal, Ok } from "#kit/outcome.ts";
import type { Tx } from "#platform/db.ts";

/** What a verb would answer now: it runs inside `tx` and everything it wrote is taken back, whatever it answers. */
export async function tryOut<A extends Ok<unknown> | Refusal<string>>(tx: Tx, run: (inner: Tx) => Promise<A>): Promise<A> {
  const answers: A[] = [];
  await tx
    .transaction(async (inner) => {
      answers.push(await run(inner));
      inner.rollback();
    })
    .catch((error: unknown) => {
      if (!(error instanceof TransactionRollbackError)) throw error;
    });
  const [answer] = answers;
  if (!answer) throw new Error("a verb that was tried out answered nothing");
  return answer;
}
