import { ok } from "#kit/outcome.ts";
import { transact, type Tx } from "#platform/db.ts";
import { notify } from "../../notifications/notify.ts";
import { boughtInfectedEmail, boughtReleasedEmail } from "../schema/jobs.ts";
import { holdWithheld, type InfectedBuyer, listInfectedBuyers, PEOPLE_AT_ONCE } from "./queries/infected-buyers.ts";

/** Tells each person who bought a file in which something was found, once, however often this runs; stops as soon as it is released. */
export const notifyInfected = (withheldId: string): Promise<void> => notifyAll(withheldId, "finding", notifyOfFinding);

/** Tells those who were told of it that it was a mistake, once; stops when the finding counts again. */
export const notifyReleased = (withheldId: string): Promise<void> => notifyAll(withheldId, "mistake", notifyOfMistake);

type Tell = (tx: Tx, withheldId: string, buyer: InfectedBuyer, names: string[]) => Promise<void>;

async function notifyAll(withheldId: string, of: "finding" | "mistake", notifyOne: Tell): Promise<void> {
  for (let after: string | null = null; ;) {
    const batch = await transact(async (tx) => {
      const held = await holdWithheld(tx, withheldId);
      if (!held || held.isReleased !== (of === "mistake") || held.isWithheldAgain) return ok([]);
      const buyers = await listInfectedBuyers(tx, { withheldId, after, onlyNotified: of === "mistake" });
      for (const buyer of buyers) await notifyOne(tx, withheldId, buyer, held.names);
      return ok(buyers);
    });
    after = batch.value.at(-1)?.userId ?? null;
    if (batch.value.length < PEOPLE_AT_ONCE) return;
  }
}

function notifyOfFinding(tx: Tx, withheldId: string, buyer: InfectedBuyer, names: string[]): Promise<void> {
  const { userId, email, orderId, name, title, authorName, wasTaken, hasAccess } = buyer;
  return notify(
    tx,
    { userId, event: "compra.infectada", ref: withheldId, facts: { orderId, title, wasTaken } },
    {
      kind: boughtInfectedEmail,
      to: email,
      ref: `${withheldId}:${userId}`,
      payload: { name, orderId, title, authorName, names, wasTaken, hasAccess },
    },
  );
}

function notifyOfMistake(tx: Tx, withheldId: string, buyer: InfectedBuyer, names: string[]): Promise<void> {
  const { userId, email, orderId, name, title, hasAccess } = buyer;
  return notify(
    tx,
    { userId, event: "compra.engano", ref: withheldId, facts: { orderId, title } },
    { kind: boughtReleasedEmail, to: email, ref: `${withheldId}:${userId}`, payload: { name, orderId, title, names, hasAccess } },
  );
}
