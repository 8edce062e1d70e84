import { sql } from "drizzle-orm";
import { pagarmeKeys } from "#modules/payments/provider.ts";
import { db } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { askSandbox } from "../write/ask-sandbox.ts";

const BATCH = 500;

/**
 * Tells the local provider of every store's recipient, so that what the large market sells can be bought. Without one beside it, as in a
 * measurement of the database alone, there is nobody to tell; answers whether there was.
 */
export async function addSandboxRecipients(): Promise<boolean> {
  const { origin } = new URL(pagarmeKeys.apiUrl);
  if (!(await isUp(origin))) return false;
  for (let after = 0; ;) {
    const rows = await readRows(
      db,
      { storeId: col.int`s.id`, id: col.text`r.provider_id`, name: col.text`s.legal_name`, document: col.text`s.document` },
      (row) => sql`select ${row} from stores s join recipients r on r.store_id = s.id
        where r.provider_id like 're_grande_%' and s.id > ${after} order by s.id limit ${BATCH}`,
    );
    const seeds = rows.map(({ id, name, document }) => ({ id, name, document, status: "active" }));
    if (seeds.length > 0) await askSandbox(`${origin}/sandbox/recipients`, seeds);
    if (rows.length < BATCH) return true;
    after = rows.at(-1)?.storeId ?? after;
  }
}

const isUp = (origin: string): Promise<boolean> =>
  fetch(`${origin}/sandbox/charges`).then(
    ({ ok }) => ok,
    () => false,
  );
