import { sql } from "drizzle-orm";
import { formatDocument } from "#kit/cpf-cnpj.ts";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { audit } from "#platform/audit.ts";
import { transact } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { takeReveal } from "../take-reveal.ts";
import type { PersonReason } from "./schema.ts";

export type Revealed = { name: string; email: string; document: string };

/** Shows an admin who an account belongs to, in full, once the reason is on record (INV-37). */
export function revealPerson(
  adminId: string,
  { userId, motivo }: { userId: string; motivo: string },
): Promise<Outcome<Revealed, PersonReason>> {
  return transact(async (tx): Promise<Outcome<Revealed, PersonReason>> => {
    const rows = await readRows(
      tx,
      { name: col.text`name`, email: col.text`email`, document: col.text.orNull`document` },
      (row) => sql`select ${row} from users where id = ${userId}`,
    );
    const [person] = rows;
    if (!person) return refuse("not_found");
    const taken = await takeReveal(tx, adminId);
    if (!taken.ok) return taken;
    await audit(tx, {
      adminId,
      action: "revelar-conta",
      target: { kind: "pessoa", id: userId },
      reason: motivo,
      detail: { campos: ["nome", "e-mail", "documento"] },
    });
    return ok({ ...person, document: person.document ? formatDocument(person.document) : "" });
  });
}
